import { deviceSetting } from './device-setting'

/** The appearance settings that the student can choose. The first value of each setting is the default. */
export const appearance = {
  theme: deviceSetting('proxima-theme', ['device', 'light', 'dark']),
  text: deviceSetting('proxima-text', ['normal', 'large', 'larger']),
} as const

/** Applies the settings, and every later choice, as data attributes on the root element, for `styles.css`. */
export function showAppearance(): void {
  const { dataset } = document.documentElement
  for (const [name, setting] of Object.entries(appearance)) {
    const show = () => {
      const value = setting.current()
      if (value === setting.values[0]) delete dataset[name]
      else dataset[name] = value
    }
    show()
    setting.subscribe(show)
  }
}
