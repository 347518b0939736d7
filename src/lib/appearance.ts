import { deviceSetting } from './device-setting'

/** How the site looks where it is chosen by hand; the first of each is what the device says. */
export const appearance = {
  theme: deviceSetting('proxima-theme', ['device', 'light', 'dark']),
  text: deviceSetting('proxima-text', ['normal', 'large', 'larger']),
} as const

/** Shows what is chosen, now and from now on, by marks on the page's root: `styles.css` goes by them. */
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
