import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { inputClasses } from '@/components/ui/field'
import { TextButton } from '@/components/ui/text-link'
import { type ExamId, examIds, fullExamNames } from '@/content/exams/exam-ids'
import { useFocusWhen } from '@/lib/use-focus-when'
import { type MyExam, type MyExams, maxExams } from './my-exams'
import { SessionSelect } from './session-select'

/** One exam in the form. `exam` is null until the student has chosen. */
type Draft = { exam: ExamId | 'not-sure' | null; month: string | null }

const empty: Draft = { exam: null, month: null }

const isExam = (draft: Draft): draft is MyExam => draft.exam !== null && draft.exam !== 'not-sure'

/** One exam with its session. */
function ExamChoice({
  legend,
  exams,
  draft,
  onChange,
  problem,
  takesFocus,
}: {
  legend: string
  exams: readonly Exclude<Draft['exam'], null>[]
  draft: Draft
  onChange: (draft: Draft) => void
  problem?: string | undefined
  takesFocus: boolean
}) {
  const id = useId()
  const question = useFocusWhen<HTMLLegendElement>(takesFocus)
  return (
    <div>
      <fieldset aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
        <legend ref={question} tabIndex={-1} className="font-bold outline-none">
          {legend}
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {exams.map((exam) => (
            <label key={exam} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={id}
                checked={draft.exam === exam}
                onChange={() => onChange({ exam, month: null })}
                className="size-5 shrink-0 accent-[var(--ink)]"
              />
              {exam === 'not-sure' ? 'Not sure yet' : fullExamNames[exam]}
            </label>
          ))}
        </div>
      </fieldset>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="font-bold text-wrong">
          {problem}
        </p>
      )}
      {isExam(draft) && (
        <SessionSelect
          label="When is it?"
          exam={draft.exam}
          month={draft.month}
          onChoose={(month) => onChange({ ...draft, month })}
          className="mt-2"
          selectClassName={inputClasses('on-page', 'mt-1 block max-w-xs')}
        />
      )}
    </div>
  )
}

/** Asks for one or two exams and their dates. */
export function MyExamForm({
  exams,
  onSave,
  onCancel,
}: {
  exams: MyExams
  onSave: (exams: readonly MyExam[]) => void
  onCancel: () => void
}) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    exams === null ? [empty] : exams.length === 0 ? [{ ...empty, exam: 'not-sure' }] : exams,
  )
  const [hasAdded, setHasAdded] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [first = empty, second] = drafts

  function change(at: number, draft: Draft) {
    setProblem(undefined)
    // A second exam requires a first, and must differ from it.
    setDrafts(
      drafts
        .map((one, index) => (index === at ? draft : one))
        .filter((one, index) => index === 0 || at > 0 || (isExam(draft) && one.exam !== draft.exam)),
    )
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (first.exam === null) setProblem('Choose your exam, or “Not sure yet”.')
    else onSave(drafts.filter(isExam))
  }

  return (
    <form onSubmit={save} className="stack-4 py-2">
      <ExamChoice
        legend="Which exam are you preparing for?"
        exams={[...examIds, 'not-sure']}
        draft={first}
        onChange={(draft) => change(0, draft)}
        problem={problem}
        takesFocus
      />
      {second !== undefined && (
        <ExamChoice
          legend="Your second exam"
          exams={examIds.filter((exam) => exam !== first.exam)}
          draft={second}
          onChange={(draft) => change(1, draft)}
          takesFocus={hasAdded}
        />
      )}
      {isExam(first) && (
        <p>
          {drafts.length < maxExams ? (
            <TextButton
              onClick={() => {
                setHasAdded(true)
                setDrafts([...drafts, empty])
              }}
            >
              Add a second exam
            </TextButton>
          ) : (
            <TextButton onClick={() => setDrafts([first])}>Remove the second exam</TextButton>
          )}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </p>
      <p className="max-w-prose text-sm text-muted">
        Saved on this device only. We label and suggest what’s on your paper. You still see the rest.
      </p>
    </form>
  )
}
