import { wordThemes } from '@/content/word-themes'
import { loadTheme } from './load-theme'

/** What stands on top of the page of the theme that is called so; null where none is. */
export async function themeSign(name: string) {
  const theme = wordThemes.find(({ id }) => id === name)
  return theme === undefined ? null : { ...theme, count: (await loadTheme(theme.id)).length }
}
