import { Fragment, useState } from 'react'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { type ExamId, examNames } from '@/content/exams/exam-ids'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { MyExamForm } from './my-exam-form'
import { describeExam, isOver, type MyExam, monthAt, saveExams } from './my-exams'
import { useMyExams } from './use-my-exams'

/** The links on a page, by exam: `to` is the target, `what` the noun in the text. */
interface Places {
  what: string
  to: Readonly<Record<ExamId, string>>
}

const lines = {
  igcse: '#line-igcse',
  'ab-initio': '#line-ib-ab-initio',
  sl: '#line-ib-sl',
  hl: '#line-ib-hl',
}

const places = {
  home: {
    what: 'guide',
    to: { igcse: paths.igcse, 'ab-initio': `${paths.ib}#ab-initio`, sl: paths.ib, hl: paths.ib },
  },
  guide: {
    what: 'guide',
    to: {
      igcse: paths.igcse,
      'ab-initio': `${paths.ib}#ab-initio`,
      sl: `${paths.ib}#reading`,
      hl: `${paths.ib}#reading`,
    },
  },
  pastPapers: {
    what: 'questions',
    to: {
      igcse: '#practice-igcse',
      'ab-initio': '#practice-ab-initio',
      sl: '#practice-sl',
      hl: '#practice-hl',
    },
  },
  listening: { what: 'recordings', to: lines },
  reading: { what: 'texts', to: lines },
  writing: { what: 'tasks', to: lines },
  speaking: {
    what: 'tasks',
    to: { igcse: '#line-role-play', 'ab-initio': '#line-picture', sl: '#line-picture', hl: '#line-extract' },
  },
  words: {
    what: 'words',
    to: { igcse: '#igcse-line', 'ab-initio': '#ib-line', sl: '#ib-line', hl: '#ib-line' },
  },
} as const satisfies Record<string, Places>

export type PageWithPlaces = keyof typeof places

/** Links to the content for the student's exams. */
function Links({ exams, page }: { exams: readonly MyExam[]; page: PageWithPlaces }) {
  const { what, to }: Places = places[page]
  return exams.map(({ exam }) => (
    <Fragment key={exam}>
      {' · '}
      <TextLink to={to[exam]}>
        {examNames[exam]} {what}
      </TextLink>
    </Fragment>
  ))
}

const listOf = (exams: readonly MyExam[]) => exams.map(describeExam).join('; ')

function Line({ page }: { page: PageWithPlaces | undefined }) {
  const exams = useMyExams()
  const thisMonth = monthAt(useNow())
  const [isOpen, setIsOpen] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const line = useFocusWhen<HTMLParagraphElement>(hasClosed && !isOpen)
  if (exams === undefined) return null
  const over = (exams ?? []).filter((exam) => isOver(exam, thisMonth))
  const next = (exams ?? []).filter((exam) => !isOver(exam, thisMonth))

  const close = () => {
    setIsOpen(false)
    setHasClosed(true)
  }
  const open = (label: string) => <TextButton onClick={() => setIsOpen(true)}>{label}</TextButton>

  if (isOpen)
    return (
      <MyExamForm
        // Leave out exams that are over. If no others are left, the form asks for the next one.
        exams={over.length > 0 && next.length === 0 ? null : exams && next}
        onSave={(chosen) => {
          saveExams(chosen)
          close()
        }}
        onCancel={close}
      />
    )
  return (
    <p ref={line} key={exams?.map(describeExam).join()} tabIndex={-1} className="outline-none">
      {exams === null ? (
        <>
          <b>Which exam are you preparing for?</b> {open('Choose your exam')}
        </>
      ) : over.length > 0 ? (
        <>
          {listOf(over)}: the exam is over. <b>What’s next?</b> {open('Choose your next exam')}
          {page !== undefined && <Links exams={next} page={page} />}
        </>
      ) : (
        <>
          {next.length > 1 ? 'Your exams' : 'Your exam'}:{' '}
          <b>{next.length === 0 ? 'not sure yet' : listOf(next)}</b>
          {page !== undefined && <Links exams={next} page={page} />} · {open('Change exam')}
        </>
      )}
    </p>
  )
}

/** Asks which exam a student is preparing for and, once they have chosen, shows their answer. */
export const MyExamLine = ({ page }: { page: PageWithPlaces | undefined }) => (
  <div className="border-l-4 border-signal pl-3">
    <RemountOnOwnerChange>
      <Line page={page} />
    </RemountOnOwnerChange>
  </div>
)
