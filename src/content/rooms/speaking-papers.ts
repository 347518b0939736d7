import { asInTheExam, type Fact, facts } from '../exams/facts'

/** From and to, in minutes; the same where there is no choice. */
type Minutes = readonly [from: number, to: number]

interface Oral {
  preparation: Fact<number>
  presentation: Fact<Minutes>
  discussion: Fact<Minutes>
  general: Fact<Minutes>
}

const of = ({ oral }: { oral: Oral }) => ({
  preparation: oral.preparation.is,
  presentation: oral.presentation.is,
  discussion: oral.discussion.is,
  general: oral.general.is,
})

/** How long each part of the IB oral takes, by course. */
export const orals = {
  'ab initio': of(facts.abInitio),
  SL: of(facts.standard),
  HL: of(facts.higher),
} as const satisfies Readonly<Record<string, object>>

const { preparation, rolePlay, conversation, answer } = facts.igcse.speaking

/** How long each part of the IGCSE test takes, and what an answer of the role play is worth. */
export const igcseTest = {
  preparation: preparation.is,
  rolePlay: rolePlay.is,
  conversation: conversation.is,
  answer: answer.is,
} as const

const { oneQuestionAfterTheOther, conversation: ofConversation } = asInTheExam

/** What is as in the exam. */
export const said = { oneQuestionAfterTheOther, conversation: ofConversation } as const
