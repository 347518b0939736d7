import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** The links of the bar: those before and after the Grammar dropdown, and what the dropdown holds. */
export const links = {
  before: [
    { to: paths.home, label: 'Home' },
    { to: paths.wordOfTheDay, label: 'Word of the Day' },
    { to: paths.practice, label: 'Practice' },
  ],
  grammar: [
    { to: paths.grammar, label: 'Grammar Roadmap' },
    { to: paths.tenses, label: 'Tenses' },
  ],
  after: [
    { to: paths.igcse, label: 'IGCSE' },
    { to: paths.ib, label: 'IB' },
    { to: paths.about, label: 'About' },
  ],
} as const

/** Grammar is where the student is on /grammar and on /tenses. */
export function useGrammarIsActive(): boolean {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return path === paths.grammar || path === paths.tenses
}
