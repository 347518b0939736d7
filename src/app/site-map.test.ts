import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { titleOf } from '@/features/auth/page-title'
import { paths } from '@/paths'
import { barEntries, footerLinks, practiceLinks } from './navigation-links'
import { routes } from './routes'
import { type Page, siteMap } from './site-map'

/** An address from every builder in paths.ts, and the page in the site map that it must lead to. */
const addresses: Readonly<Record<keyof typeof paths, readonly (readonly [address: string, page: string])[]>> =
  {
    home: [[paths.home, '/']],
    auth: [[paths.auth, '/auth']],
    grammar: [[paths.grammar, '/grammar']],
    practice: [[paths.practice, '/practice']],
    tenses: [[paths.tenses, '/tenses']],
    verb: [[paths.verb('dormir'), '/tenses']],
    stop: [[paths.stop('ser-estar'), '/grammar']],
    abInitio: [[paths.abInitio, '/grammar']],
    wordOfTheDay: [[paths.wordOfTheDay, '/word-of-the-day']],
    words: [
      [paths.words(), '/words'],
      [paths.words('identities', 'sonreir'), '/words/:theme'],
    ],
    review: [[paths.review, '/review']],
    read: [[paths.read, '/read']],
    readingText: [[paths.readingText('a-text'), '/read/:text']],
    listen: [[paths.listen, '/listen']],
    listeningPassage: [[paths.listeningPassage('a-passage'), '/listen/:passage']],
    plan: [[paths.plan, '/plan']],
    write: [[paths.write, '/write']],
    writingTask: [[paths.writingTask('a-task'), '/write/:task']],
    speak: [[paths.speak, '/speak']],
    speakingTest: [[paths.speakingTest, '/speak/test']],
    speaking: [[paths.speaking('a-piece'), '/speak/:piece']],
    newPassword: [[paths.newPassword, '/new-password']],
    account: [[paths.account, '/account']],
    privacy: [[paths.privacy, '/privacy']],
    about: [[paths.about, '/about']],
    device: [[paths.device, '/about']],
    pastPapers: [[paths.pastPapers, '/past-papers']],
    igcse: [[paths.igcse, '/igcse']],
    ib: [[paths.ib, '/ib']],
    lesson: [
      [paths.lesson({ type: 'grammar', id: 'ser-estar' }, 'hay'), '/grammar/:grammar'],
      [paths.lesson({ type: 'tense', id: 'present' }), '/tense/:tense'],
    ],
    tense: [[paths.tense('Indefenido'), '/tense/:tense']],
    lessonList: [
      [paths.lessonList('grammar'), '/grammar'],
      [paths.lessonList('tense'), '/tenses'],
    ],
  }

const built = Object.entries(addresses).flatMap(([builder, pairs]) =>
  pairs.map(([address, page]) => ({ builder, address, page })),
)
const pageAt = (address: string) =>
  matchRoutes(routes, new URL(address, 'http://localhost'))?.at(-1)?.route.path

describe('the site map and paths.ts', () => {
  test.each(built)('agree that paths.$builder leads from $address to the page $page', ({ address, page }) => {
    expect(pageAt(address)).toBe(page)
  })

  test('lead a student to every page from the bar, the footer or a link, and to “not found” for any other address', () => {
    const reached = new Set(built.map(({ page }) => page))
    const isLinked = ({ bar: place, footer: foot }: Page) => place !== undefined || foot !== undefined
    const lost = siteMap.filter((page) => !reached.has(page.path) && !isLinked(page))
    expect(lost.map(({ path }) => path)).toEqual(['*'])
    expect(pageAt('/nowhere')).toBe('*')
  })
})

test('the way back after signing in names every page as the links to it do', async () => {
  const isNoPlace: readonly string[] = [paths.home, paths.auth, paths.account, paths.privacy]
  for (const { path, label } of siteMap)
    if (label !== undefined)
      expect((await titleOf(path))?.title).toBe(isNoPlace.includes(path) ? undefined : label)
})

test('the site map includes every page module', () => {
  const modules = Object.keys(import.meta.glob('./*-page.tsx', { base: '../pages' }))
  const sources = siteMap.map(({ source }) => `./${source}.tsx`)
  expect(modules.sort()).toEqual([...new Set(sources)].sort())
})

test('the bar and the footer have the links that the specification names, in its order', () => {
  expect(barEntries.map((entry) => ('links' in entry ? entry : entry.label))).toEqual([
    'Home',
    'Word of the Day',
    'Practice',
    {
      name: 'Grammar',
      links: [
        { to: '/grammar', label: 'Grammar Roadmap' },
        { to: '/tenses', label: 'Tenses' },
      ],
    },
    'IGCSE',
    'IB',
    'About',
  ])
  const learn = ['Grammar Roadmap', 'Tenses', 'Practice', 'Word of the Day']
  const labels = footerLinks('Learn').map(({ label }) => label)
  expect(labels.filter((label) => learn.includes(label))).toEqual(learn)
})

test('“Exam practice” has the papers first, and none of the links of the bar', () => {
  const labels = practiceLinks.map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual([
    'Listening practice',
    'Reading practice',
    'Writing practice',
    'Speaking practice',
  ])
  expect(siteMap.filter(({ bar, practice }) => bar !== undefined && practice)).toEqual([])
})
