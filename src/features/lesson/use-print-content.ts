import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadLesson } from '@/content/load-lesson'
import type { LessonId } from '@/content/registry'
import type { Lesson } from '@/content/types'
import { whenIdle } from '@/lib/when-idle'
import type { AnswerSheetProps } from './answer-sheet'

interface Sheet {
  View: ComponentType<AnswerSheetProps>
  lesson: Lesson
}

async function loadSheet(id: LessonId): Promise<Sheet | undefined> {
  const [{ AnswerSheet }, lesson] = await Promise.all([import('./answer-sheet'), loadLesson(id)])
  return lesson === null ? undefined : { View: AnswerSheet, lesson }
}

/**
 * The print-only content of a lesson: exercises with their answers, rendered when the whole lesson is printed. It is
 * prefetched when the browser is idle, because printing does not wait for a fetch.
 */
export function usePrintContent(id: LessonId): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>()
  const fetched = useRef<Sheet>(undefined)

  useEffect(() => {
    const get = () =>
      loadSheet(id).then(
        (sheet) => {
          fetched.current = sheet
        },
        // On failure, `beforeprint` tries again.
        () => {},
      )
    const stopWaiting = whenIdle(() => void get())
    // The browser prints whatever is rendered when this returns, so render synchronously.
    const draw = () => {
      if (fetched.current !== undefined) flushSync(() => setSheet(fetched.current))
      else void get().then(() => setSheet(fetched.current))
    }
    const paper = window.matchMedia('print')
    const drawOnPaper = () => paper.matches && draw()
    window.addEventListener('beforeprint', draw)
    paper.addEventListener('change', drawOnPaper)
    return () => {
      stopWaiting()
      window.removeEventListener('beforeprint', draw)
      paper.removeEventListener('change', drawOnPaper)
    }
  }, [id])

  return sheet
}
