import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speakingIds } from '../../src/content/rooms/speaking-ids'
import { speakingList, speakingPieces } from '../../src/content/speaking-list'

const of = <Kind extends (typeof speakingPieces)[number]['kind']>(kind: Kind) =>
  speakingPieces.filter(
    (piece): piece is Extract<(typeof speakingPieces)[number], { kind: Kind }> => piece.kind === kind,
  )

test('a student finds as much to talk about as is promised, each under an address of its own', () => {
  const questions = of('topic').flatMap(({ topic }) => topic.questions)
  console.log(
    `Speaking room: ${of('role-play').length} role plays, ${questions.length} topic questions, ` +
      `${of('picture').length} pictures, ${of('extract').length} extracts`,
  )
  expect(of('role-play').length).toBeGreaterThanOrEqual(9)
  expect(questions.length).toBeGreaterThanOrEqual(50)
  expect(of('picture').length).toBeGreaterThanOrEqual(10)
  expect(of('extract').length).toBeGreaterThanOrEqual(4)
  expect([...speakingIds].sort()).toEqual(speakingList.map(({ id }) => id).sort())
  expect(new Set(speakingIds).size).toBe(speakingIds.length)
  expect(speakingList.map(({ id }) => id).filter((id) => !/^[a-z\d-]+$/.test(id) || id === 'test')).toEqual(
    [],
  )
})

test('a student sees each picture, and no drawing lies about unused', () => {
  expect(readdirSync('src/features/speaking/pictures').sort()).toEqual(
    of('picture')
      .map(({ id }) => `${id}.tsx`)
      .sort(),
  )
})
