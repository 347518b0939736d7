import { speakingList } from 'virtual:speaking-list'
import { useState } from 'react'
import { LoadButton, useLoading } from '@/components/ui/load-on-demand'
import type { RolePlay, SpeakingTopic } from '@/content/rooms/speaking-types'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useFocusWhen } from '@/lib/use-focus-when'
import { drawQuestions, drawTest } from './draw-test'
import { rolePlayQuestions as askedInRolePlay, type ExaminerQuestion } from './examiner-questions'
import { loadPiece } from './load-piece'
import { PieceFrame } from './piece-frame'
import { RolePlayMarking } from './role-play-marking'
import { RolePlayCard } from './role-play-view'
import { Sequence } from './sequence'
import { igcsePaper } from './stages'
import { TopicQuestions } from './topic-questions'
import { useRecorder } from './use-recorder'

interface DrawnTopic {
  name: string
  questions: SpeakingTopic['questions']
}

interface DrawnTest {
  rolePlay: RolePlay
  topics: readonly DrawnTopic[]
}

/** Rejects if any part fails to load. */
async function draw(): Promise<DrawnTest> {
  const { rolePlay: card, topics: areas } = drawTest(speakingList, Math.random)
  const [first, ...others] = await Promise.all(
    [card, ...areas].map((entry) => (entry === undefined ? null : loadPiece(entry.id))),
  )
  if (first?.kind !== 'role-play') throw new Error('There is no role play to draw')
  return {
    rolePlay: first.rolePlay,
    topics: others.flatMap((piece) =>
      piece?.kind === 'topic'
        ? [{ name: piece.topic.name.en, questions: drawQuestions(piece.topic.questions, Math.random) }]
        : [],
    ),
  }
}

const promptSlot = (index: number) => `prompt-${index + 1}`
const questionSlot = (topic: number) => (index: number) => `topic-${topic + 1}-question-${index + 1}`

const ordinals = ['First', 'Second']

function questionsOf({ rolePlay, topics }: DrawnTest): ExaminerQuestion[] {
  return [
    ...askedInRolePlay(rolePlay, { slotOf: promptSlot, name: 'Role play, question' }),
    ...topics.flatMap(({ questions }, topic) =>
      questions.map(
        ({ asks, en }, index): ExaminerQuestion => ({
          slot: questionSlot(topic)(index),
          name: `${ordinals[topic] ?? 'Next'} topic, question ${index + 1} of ${questions.length}`,
          who: 'the examiner',
          says: asks,
          en,
        }),
      ),
    ),
  ]
}

function DrawnCard({ rolePlay }: Pick<DrawnTest, 'rolePlay'>) {
  // The button that started the test has been removed, so the heading takes focus.
  const beginning = useFocusWhen<HTMLHeadingElement>(true)
  return (
    <>
      <h2 ref={beginning} tabIndex={-1} className="text-2xl outline-none">
        Your card
      </h2>
      <RolePlayCard rolePlay={rolePlay} />
    </>
  )
}

/** One test, from the first prompt to the model answers. */
function OneTest({ test, onAgain }: { test: DrawnTest; onAgain: () => void }) {
  const { rolePlay, topics } = test
  const { recorder } = useRecorder()
  const [isOver, setOver] = useState(false)
  const models = useFocusWhen<HTMLHeadingElement>(isOver, { scroll: true })
  const loading = useLoading('role play and topics')
  return (
    <>
      {!isOver && (
        <Sequence start="I’m ready: start the test" asked={questionsOf(test)} onEnd={() => setOver(true)} />
      )}
      {isOver && (
        <>
          <section aria-labelledby="marks" className="max-w-prose stack-4">
            <h2 id="marks" ref={models} tabIndex={-1} className="text-2xl outline-none">
              {rolePlay.title}: what earns the marks
            </h2>
            <RolePlayMarking prompts={rolePlay.prompts} slotOf={promptSlot} who={rolePlay.examinerIs.en} />
          </section>
          {topics.map(({ name, questions }, topic) => (
            <section key={name} aria-label={name} className="max-w-prose stack-4">
              <h2 className="text-2xl">
                {ordinals[topic] ?? 'Next'} topic: {name}
              </h2>
              <TopicQuestions
                questions={questions}
                slotOf={questionSlot(topic)}
                numbered={`${ordinals[topic] ?? 'Next'} topic, question`}
              />
            </section>
          ))}
          <LoadButton
            loading={loading}
            onPress={() => {
              recorder.deleteAll()
              onAgain()
            }}
          >
            Start another test (deletes these recordings)
          </LoadButton>
        </>
      )}
    </>
  )
}

/** A role play and two topics, chosen at random as in the exam. */
export const TestView = () => (
  <RemountOnOwnerChange>
    <Test />
  </RemountOnOwnerChange>
)

function Test() {
  const loading = useLoading('role play and topics')
  const [drawn, setDrawn] = useState<{ test: DrawnTest; number: number }>()
  const start = () =>
    loading.load(async () => {
      const test = await draw()
      setDrawn((last) => ({ test, number: (last?.number ?? 0) + 1 }))
    })
  return (
    <PieceFrame
      key={drawn?.number}
      paper={igcsePaper}
      beforeClock={drawn !== undefined && <DrawnCard rolePlay={drawn.test.rolePlay} />}
      hasClock={drawn !== undefined}
    >
      <p role="status" className="empty:hidden">
        {loading.said}
      </p>
      {drawn === undefined ? (
        <LoadButton loading={loading} onPress={() => void start()}>
          Start a random test
        </LoadButton>
      ) : (
        <OneTest key={drawn.number} test={drawn.test} onAgain={() => void start()} />
      )}
    </PieceFrame>
  )
}
