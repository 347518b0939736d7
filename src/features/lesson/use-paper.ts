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
 * What a lesson has on paper only: the exercises with their answers, drawn when the whole of it is printed. They are
 * fetched while nothing else is to do, since the browser waits for nobody who is asked to print.
 */
export function usePaper(id: LessonId): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>()
  const fetched = useRef<Sheet>(undefined)

  useEffect(() => {
    const get = () =>
      loadSheet(id).then(
        (sheet) => {
          fetched.current = sheet
        },
        // Whoever prints is asked to load it again then.
        () => {},
      )
    const stopWaiting = whenIdle(() => void get())
    // What is printed is what is drawn now.
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
