import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speakingIds } from '../../src/content/rooms/speaking-ids'
import { speakingList, speakingPieces } from '../../src/content/speaking-list'

const of = <Kind extends (typeof speakingPieces)[number]['kind']>(kind: Kind) =>
  speakingPieces.filter(
    (piece): piece is Extract<(typeof speakingPieces)[number], { kind: Kind }> => piece.kind === kind,
  )

test('there are as many topics as promised, each with its own address', () => {
  const questions = of('topic').flatMap(({ topic }) => topic.questions)
  console.log(
    `Speaking practice: ${of('role-play').length} role plays, ${questions.length} topic questions, ` +
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

test('every picture is used, and every use has a picture', () => {
  expect(readdirSync('src/features/speaking/pictures').sort()).toEqual(
    of('picture')
      .map(({ id }) => `${id}.tsx`)
      .sort(),
  )
})

const secondQuestion = /[?.!]\s+¿/

test('a question in two parts asks the second part after the first is answered', () => {
  const parts = of('role-play').flatMap(({ id, rolePlay }) =>
    rolePlay.prompts.flatMap(({ says, second }) => [
      { id, says, isGreeting: /^[^¿]*[.!] ¿[^¿]*\?$/.test(says) },
      ...(second === undefined ? [] : [{ id, says: second.says, isGreeting: false }]),
    ]),
  )
  // A greeting before a question isn’t part of it: “Buenos días. ¿En qué puedo ayudarle?”
  expect(parts.filter(({ says, isGreeting }) => !isGreeting && secondQuestion.test(says))).toEqual([])
  expect(
    of('role-play').flatMap(({ rolePlay }) => rolePlay.prompts.filter(({ second }) => second)).length,
  ).toBeGreaterThanOrEqual(15)
})

/** Verb forms, pronouns and possessives that address the student as *tú* in the examiner’s words. */
const toFriend =
  /(?<!\p{L})(te|ti|contigo|tu|tus|tuyo|tuya|eres|estás|tienes|quieres|puedes|vas|has|haces|hiciste|fuiste|comiste|hablas|tomas|llevabas|venías|podrías|\p{L}+(?:aste|iste))(?!\p{L})/iu

test('in a role play a stranger says usted, and a friend or host says tú', () => {
  const friends = new Set(['exchange-family'])
  for (const { id, rolePlay } of of('role-play')) {
    const says = rolePlay.prompts.flatMap(({ says, second }) => [
      says,
      ...(second === undefined ? [] : [second.says]),
    ])
    const toTu = says.filter((text) => toFriend.test(text))
    if (friends.has(id)) expect(toTu.length, id).toBeGreaterThan(0)
    else expect(toTu, id).toEqual([])
  }
})
