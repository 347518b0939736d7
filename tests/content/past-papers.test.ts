import { listeningList } from 'virtual:listening-list'
import { readingList } from 'virtual:reading-list'
import { writingList } from 'virtual:writing-list'
import { expect, test } from 'vitest'
import { boards, practised } from '../../src/content/exams/past-papers'
import { speakingList } from '../../src/content/speaking-list'

const papersOf = (skill: string) =>
  practised.flatMap(({ exam, papers }) =>
    papers.filter((paper) => paper.skill === skill).map(({ questions }) => ({ exam, questions })),
  )

test('every kind of question of a text or recording is in the table, and every row has a text', () => {
  for (const [skill, list] of [
    ['reading', readingList],
    ['listening', listeningList],
  ] as const) {
    const inTexts = new Set(
      list.flatMap(({ exam, asks }) =>
        asks.filter((part) => !part.includes('not in the exam')).map((part) => `${exam}: ${part}`),
      ),
    )
    const inTable = new Set(
      papersOf(skill).flatMap(({ exam, questions }) =>
        questions.flatMap(({ asks = [] }) => asks.map((part) => `${exam}: ${part}`)),
      ),
    )
    expect([...inTable].sort()).toEqual([...inTexts].sort())
  }
})

test('every writing task and every kind of speaking practice is in the table', () => {
  const lengths = papersOf('writing').flatMap(({ exam, questions }) =>
    questions.flatMap(({ words }) => (words === undefined ? [] : [`${exam}: ${words}`])),
  )
  expect(new Set(lengths)).toEqual(new Set(writingList.map(({ exam, words }) => `${exam}: ${words[0]}`)))
  const kinds = papersOf('speaking').flatMap(({ questions }) =>
    questions.flatMap(({ kinds: all = [] }) => all),
  )
  expect(new Set(kinds)).toEqual(new Set(speakingList.map(({ kind }) => kind)))
})

test('every board says where its papers are, with a link to its own website', () => {
  const official =
    /\(https:\/\/(?:\w+\.)?(?:cambridgeinternational\.org|ibo\.org|qualifications\.pearson\.com|aqa\.org\.uk)\//
  const own = /\(https:\/\/(?!(?:\w+\.)?(?:cambridgeinternational\.org|ibo\.org|pearson\.com|aqa\.org\.uk)\/)/
  for (const { parts } of boards) {
    const all = parts.map(({ text }) => text).join('\n')
    expect(all).toMatch(official)
    expect(all).not.toMatch(own)
  }
})
