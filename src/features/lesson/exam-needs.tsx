import { RichTextView } from '@/components/rich-text'
import { SectionHeading } from '@/components/section-heading'
import { Card } from '@/components/ui/card'
import type { LessonId } from '@/content/registry'
import type { ExamNeed, Lesson } from '@/content/types'
import { examNeedsEntry } from './exam-needs-entry'
import { useLesson } from './use-lesson'

const exams: Readonly<Record<keyof Lesson['needs'], string>> = {
  igcse: 'IGCSE',
  abInitio: 'IB ab initio',
  standard: 'IB Spanish B SL',
  higher: 'IB Spanish B HL',
}

const names: Record<ExamNeed['asks'], string> = {
  produce: 'Use it',
  recognise: 'Recognise it',
  nothing: 'Not tested',
}

/** What each exam requires of the grammar in a lesson. */
export function ExamNeeds({ lesson }: { lesson: LessonId }) {
  const { needs } = useLesson(lesson)
  return (
    <Card
      aria-labelledby={examNeedsEntry.id}
      data-stop={examNeedsEntry.id}
      className="in-data-print:print:hidden"
    >
      <SectionHeading id={examNeedsEntry.id}>{examNeedsEntry.title}</SectionHeading>
      <dl className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {(['igcse', 'abInitio', 'standard', 'higher'] as const).map((exam) => (
          <div key={exam} className="sm:contents">
            <dt className="font-bold">{exams[exam]}</dt>
            <dd>
              <b>{names[needs[exam].asks]}.</b> <RichTextView text={needs[exam].what} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
