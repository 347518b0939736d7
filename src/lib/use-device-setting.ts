import { useSyncExternalStore } from 'react'
import type { DeviceSetting } from './device-setting'

/** The chosen value; the default in the prerendered page and during hydration. */
export function useDeviceSetting<Value extends string>(setting: DeviceSetting<Value>): Value {
  return useSyncExternalStore(setting.subscribe, setting.current, () => setting.values[0])
}
