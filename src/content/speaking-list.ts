import { plainSpanish } from '../spanish/markup'
import type { OralExtract, OralPicture, RolePlay, SpeakingTopic } from './rooms/speaking-types'

/** A speaking activity with its own page. */
export type SpeakingPiece =
  | { kind: 'role-play'; id: string; rolePlay: RolePlay }
  | { kind: 'topic'; id: string; topic: SpeakingTopic }
  | { kind: 'picture'; id: string; picture: OralPicture }
  | { kind: 'extract'; id: string; extract: OralExtract }

/** A speaking activity in the speaking room’s list. */
export interface SpeakingEntry {
  id: string
  kind: SpeakingPiece['kind']
  title: string
  /** Whether the title is Spanish. */
  isSpanish: boolean
  line: string
  /** For a topic: the conversation in which it comes up in the test. */
  conversation?: SpeakingTopic['conversation']
}

const rolePlays = import.meta.glob<RolePlay>('./rooms/speaking/role-plays/*.ts', {
  eager: true,
  import: 'default',
})
const pictures = import.meta.glob<OralPicture>('./rooms/speaking/pictures/*.ts', {
  eager: true,
  import: 'default',
})
const whole = import.meta.glob<unknown>('./rooms/speaking/{topics,extracts}.ts', {
  eager: true,
  import: 'default',
})

function listOf<Item>(name: string): readonly Item[] {
  const list = whole[`./rooms/speaking/${name}.ts`]
  return Array.isArray(list) ? list : []
}

const fileOf = (path: string) => /([^/]+)\.ts$/.exec(path)?.[1] ?? path

const wordsIn = (text: string) =>
  plainSpanish(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** All speaking activities. Loads them all at import: build time only, never in the browser. */
export const speakingPieces: readonly SpeakingPiece[] = [
  ...Object.entries(rolePlays).map(
    ([path, rolePlay]): SpeakingPiece => ({ kind: 'role-play', id: fileOf(path), rolePlay }),
  ),
  ...listOf<SpeakingTopic>('topics').map(
    (topic): SpeakingPiece => ({ kind: 'topic', id: `topic-${slugOf(topic.name.en)}`, topic }),
  ),
  ...Object.entries(pictures).map(
    ([path, picture]): SpeakingPiece => ({ kind: 'picture', id: fileOf(path), picture }),
  ),
  ...listOf<OralExtract>('extracts').map(
    (extract): SpeakingPiece => ({ kind: 'extract', id: extract.id, extract }),
  ),
]

function entryOf(piece: SpeakingPiece): SpeakingEntry {
  const { id, kind } = piece
  switch (kind) {
    case 'role-play':
      return {
        id,
        kind,
        title: piece.rolePlay.title,
        isSpanish: false,
        line: `${piece.rolePlay.prompts.length} questions, with ${piece.rolePlay.examinerIs.en}`,
      }
    case 'topic':
      return {
        id,
        kind,
        title: plainSpanish(piece.topic.name.es),
        isSpanish: true,
        line: `${[...new Set([piece.topic.area, piece.topic.name.en])].join(': ')}, ${piece.topic.questions.length} questions`,
        conversation: piece.topic.conversation,
      }
    case 'picture':
      return {
        id,
        kind,
        title: plainSpanish(piece.picture.caption.es),
        isSpanish: true,
        line: piece.picture.theme,
      }
    case 'extract':
      return {
        id,
        kind,
        title: plainSpanish(piece.extract.title),
        isSpanish: true,
        line: `${wordsIn(piece.extract.text.join(' '))} words, written for this site`,
      }
    default:
      return piece satisfies never
  }
}

export const speakingList: readonly SpeakingEntry[] = speakingPieces.map(entryOf)
