/**
 * The parts of a page that depend on the student's exam. They load after the first paint, because the exam is stored on
 * the device and is not known before then.
 */
import { lazy } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { WhenReady } from '@/components/ui/when-ready'
import type { Exam } from '@/content/rooms/types'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { classNames } from '@/lib/class-names'
import type { PageWithPlaces } from './my-exam-line'

const Line = lazy(async () => {
  await afterFirstPaint()
  return { default: (await import('./my-exam-line')).MyExamLine }
})
const Mark = lazy(async () => {
  await afterFirstPaint()
  return { default: (await import('./my-exam-mark')).MyExamMark }
})
const Settings = lazy(async () => {
  await afterFirstPaint()
  return { default: (await import('./my-exam-settings')).MyExamSettings }
})

/** Asks for the student's exam, or shows it. Reserves the height of the longest text, to avoid a layout shift. */
export const MyExam = ({ page, className }: { page?: PageWithPlaces; className?: string }) => (
  <div className={classNames('flex min-h-24 items-center sm:min-h-16 print:hidden', className)}>
    <WhenReady>
      <LazyPart>
        <Line page={page} />
      </LazyPart>
    </WhenReady>
  </div>
)

/** "On your paper", above the top left corner of an element with `relative`. */
export const OnMyPaper = ({ exams }: { exams: readonly Exam[] }) => (
  <span className="absolute bottom-full left-0 print:hidden">
    <WhenReady>
      <LazyPart>
        <Mark exams={exams} />
      </LazyPart>
    </WhenReady>
  </span>
)

/** The exam settings, in a separate row whose height is reserved. */
export const MyExamSettings = () => (
  <div className="flex min-h-11 basis-full flex-wrap gap-x-6 gap-y-3">
    <WhenReady>
      <LazyPart>
        <Settings />
      </LazyPart>
    </WhenReady>
  </div>
)
