import { useSyncExternalStore } from 'react'
import type { DeviceSetting } from './device-setting'

/** What is chosen now; in the page as it was built and while the app takes it over, what holds for everybody. */
export function useDeviceSetting<Value extends string>(setting: DeviceSetting<Value>): Value {
  return useSyncExternalStore(setting.subscribe, setting.current, () => setting.values[0])
}
