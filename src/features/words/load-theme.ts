import { once } from '@/content/once'
import type { ListedWord, WordThemeId } from '@/content/word-themes'

/** Each theme is a separate chunk. */
const lists: Readonly<Record<WordThemeId, () => Promise<{ words: readonly ListedWord[] }>>> = {
  'everyday-activities': () => import('virtual:words/everyday-activities'),
  'personal-and-social-life': () => import('virtual:words/personal-and-social-life'),
  'the-world-around-us': () => import('virtual:words/the-world-around-us'),
  'the-world-of-work': () => import('virtual:words/the-world-of-work'),
  'the-international-world': () => import('virtual:words/the-international-world'),
  identities: () => import('virtual:words/identities'),
  experiences: () => import('virtual:words/experiences'),
  'human-ingenuity': () => import('virtual:words/human-ingenuity'),
  'social-organisation': () => import('virtual:words/social-organisation'),
  'sharing-the-planet': () => import('virtual:words/sharing-the-planet'),
}

/** The words of a theme, sorted by level and then alphabetically. */
export const loadTheme = once(async (id: WordThemeId) => (await lists[id]()).words)
