import { speakingList } from 'virtual:speaking-list'
import type { RoomHeader } from '@/components/ui/room-page'
import { said } from '@/content/rooms/speaking-papers'
import type { SpeakingPiece } from '@/content/speaking-list'
import { paths } from '@/paths'

function saysOf(piece: SpeakingPiece, title: string): Omit<RoomHeader, 'title' | 'isSpanish' | 'back'> {
  switch (piece.kind) {
    case 'role-play':
      return {
        pageTitle: `${title}: an IGCSE role play`,
        description: `${title}, a role play for IGCSE Spanish: five questions, answers that get full, half or no marks, and a way to record yours.`,
        badges: ['IGCSE', 'Role play'],
        colour: 'foundation',
        lead: said.oneQuestionAfterTheOther,
      }
    case 'topic': {
      const { area, name, questions } = piece.topic
      return {
        pageTitle: `${name.en}: questions for the IGCSE speaking test`,
        description: `${questions.length} questions on ${name.en} for IGCSE Spanish speaking, each with an easier answer, a full answer and a way to record yours.`,
        badges: ['IGCSE', 'Topic conversation'],
        colour: 'foundation',
        lead: `${area === name.en ? area : `${area}: ${name.en}`}. ${questions.length} questions, from the past to your opinions. ${said.conversation}`,
      }
    }
    case 'picture':
      return {
        pageTitle: `${title}: IB oral`,
        description: `${title}: a picture for the IB Spanish oral with a plan, useful words and questions.`,
        badges: ['IB SL', 'IB ab initio', piece.picture.theme],
        colour: 'standard',
        lead: 'Describe the picture, relate it to its theme and to a place where Spanish is spoken, and say what you think.',
      }
    case 'extract':
      return {
        pageTitle: `${title}: an extract for the IB oral at Higher Level`,
        description: `${title}, a literary extract written for the IB Spanish HL oral, with a plan, the teacher’s questions and a way to record yourself.`,
        badges: ['IB HL', 'Extract'],
        colour: 'higher',
        lead: 'Written for this site, for practice. In your exam, the extract comes from a book you’ve read. Say briefly where it comes in the book, then what happens, its ideas and its message.',
      }
    default:
      return piece satisfies never
  }
}

/** The heading of a piece's page. Throws if the room does not list the piece. */
export function loadPieceHeader(piece: SpeakingPiece): RoomHeader {
  const entry = speakingList.find(({ id }) => id === piece.id)
  if (entry === undefined) throw new Error(`The room has no ${piece.id}`)
  const { id, title, isSpanish } = entry
  return {
    title,
    isSpanish,
    ...saysOf(piece, title),
    back: { to: `${paths.speak}#${id}`, label: 'Back to speaking practice' },
  }
}
