import { wordThemes } from '@/content/word-themes'
import { loadTheme } from './load-theme'

/** The heading of a theme's page; null if there is no theme with this id. */
export async function loadThemeHeader(name: string) {
  const theme = wordThemes.find(({ id }) => id === name)
  return theme === undefined ? null : { ...theme, count: (await loadTheme(theme.id)).length }
}
