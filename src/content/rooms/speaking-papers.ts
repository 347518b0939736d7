import { asInTheExam, type Fact, facts } from '../exams/facts'

/** A range in minutes; both ends are equal if the time is fixed. */
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

/** Duration of each part of the IB oral, by course. */
export const orals = {
  'ab initio': of(facts.abInitio),
  SL: of(facts.standard),
  HL: of(facts.higher),
} as const satisfies Readonly<Record<string, object>>

const { preparation, rolePlay, conversation, answer } = facts.igcse.speaking

/** Duration of each part of the IGCSE test, and the marks for an answer in the role play. */
export const igcseTest = {
  preparation: preparation.is,
  rolePlay: rolePlay.is,
  conversation: conversation.is,
  answer: answer.is,
} as const

const { oneQuestionAfterTheOther, conversation: ofConversation } = asInTheExam

/** Sentences that say which parts of our practice match the exam. */
export const said = { oneQuestionAfterTheOther, conversation: ofConversation } as const
