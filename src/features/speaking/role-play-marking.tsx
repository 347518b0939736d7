import { useState } from 'react'
import { RichTextView, SpokenText } from '@/components/rich-text'
import type { RolePlay } from '@/content/rooms/speaking-types'
import { ExaminerLine } from './examiner-line'
import { secondSlot } from './examiner-questions'
import { RecordingPanel } from './recording-panel'

type Prompt = RolePlay['prompts'][number]

const marks = [2, 1, 0] as const
type Mark = (typeof marks)[number]
const earned: Readonly<Record<Mark, string>> = { 2: '2 marks', 1: '1 mark', 0: 'No mark' }
const colours: Readonly<Record<Mark, string>> = {
  2: 'border-correct',
  1: 'border-almost',
  0: 'border-wrong',
}

function Samples({ samples }: Pick<Prompt, 'samples'>) {
  return (
    <dl className="stack-3">
      {[...samples]
        .sort((one, other) => other.marks - one.marks)
        .map(({ marks: got, says, why }) => (
          <div key={says} className={`border-l-4 pl-3 ${colours[got]}`}>
            <dt className="font-bold">{earned[got]}</dt>
            <dd>
              {got === 2 ? (
                <SpokenText text={says} />
              ) : (
                <span lang="es" translate="no">
                  {says.trim() === '' ? '—' : says}
                </span>
              )}
              <span className="block text-muted">
                <RichTextView text={why} />
              </span>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The five prompts with the student's answers, the requirements for two, one or no marks, and self-marking. */
export function RolePlayMarking({
  prompts,
  slotOf,
  who,
  isAnswered = true,
}: {
  prompts: readonly Prompt[]
  slotOf: (index: number) => string
  who: string
  /**
   * Whether to show the student's recordings. False while the prompts are asked one by one, because they are recorded
   * there.
   */
  isAnswered?: boolean
}) {
  const [own, setOwn] = useState<Readonly<Record<number, Mark>>>({})
  const given = Object.values(own)
  const total = given.reduce<number>((sum, one) => sum + one, 0)
  return (
    <>
      <ol className="stack-8">
        {prompts.map((prompt, index) => (
          <li key={prompt.says} className="stack-3">
            <h3 className="text-xl">Question {index + 1}</h3>
            <ExaminerLine says={prompt.says} en={prompt.en} who={who} of={`question ${index + 1}`} />
            {isAnswered && prompt.second !== undefined && (
              <RecordingPanel slot={slotOf(index)} of={`question ${index + 1}, first part`} />
            )}
            {prompt.second !== undefined && (
              <ExaminerLine
                says={prompt.second.says}
                en={prompt.second.en}
                who={who}
                of={`question ${index + 1}, second part`}
              />
            )}
            {isAnswered && (
              <RecordingPanel
                slot={prompt.second === undefined ? slotOf(index) : secondSlot(slotOf(index))}
                of={`question ${index + 1}${prompt.second === undefined ? '' : ', second part'}`}
                model={prompt.samples.find((sample) => sample.marks === 2)?.says}
              />
            )}
            <Samples samples={prompt.samples} />
            <fieldset className="print:hidden">
              <legend className="font-bold">My own answer to question {index + 1}</legend>
              <div className="flex flex-wrap gap-x-5">
                {marks.map((mark) => (
                  <label key={mark} className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input
                      type="radio"
                      name={slotOf(index)}
                      checked={own[index] === mark}
                      onChange={() => setOwn({ ...own, [index]: mark })}
                      className="size-5 shrink-0 accent-[var(--ink)]"
                    />
                    {earned[mark]}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-6 border-t-2 border-ink pt-3 text-lg font-bold print:hidden">
        {given.length === 0
          ? 'Mark each answer using the samples. Only you can see your marks, and they aren’t saved.'
          : `Your own marks: ${total} of ${prompts.length * 2}${given.length < prompts.length ? `, with ${prompts.length - given.length} still to mark` : ''}. You gave these marks yourself, so this isn’t a grade.`}
      </p>
    </>
  )
}
