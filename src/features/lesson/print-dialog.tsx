import { useEffect, useId, useRef, useState } from 'react'
import { RichTextView } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { ChoiceList } from '@/components/ui/choice-list'
import { TextButton } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import type { SectionId } from '@/content/types'
import { countOf } from '@/lib/count-of'
import { printAlone } from '@/lib/print-alone'
import { AnswerSheet, type Answers, printableSections } from './answer-sheet'
import { useLesson } from './use-lesson'

const answerPlaces: readonly { key: Answers; label: string }[] = [
  { key: 'last', label: 'On a separate sheet at the end' },
  { key: 'below', label: 'Below the questions' },
  { key: 'none', label: 'No answers' },
  { key: 'alone', label: 'Just the answers' },
]

/** Marks the elements of these sections in the page itself, so that they are printed with the sheet. */
function showOnPaper(sections: readonly SectionId[]): () => void {
  const parts = sections.flatMap((id) => [
    ...document.querySelectorAll<HTMLElement>(`[data-of-section="${id}"]`),
  ])
  for (const part of parts) part.dataset['printed'] = ''
  return () => {
    for (const part of parts) delete part.dataset['printed']
  }
}

/** Lets the user choose the exercises and how to print their answers, and prints them. The choices are not saved. */
export function PrintDialog({
  id: lessonId,
  section,
  onClose,
}: {
  id: LessonId
  /** A section to print with its content; null for a worksheet on any sections. */
  section: SectionId | null
  onClose: () => void
}) {
  const lesson = useLesson(lessonId)
  const isSection = section !== null
  const asked = printableSections(lesson).filter(({ id }) => !isSection || id === section)
  const [chosen, setChosen] = useState<readonly SectionId[]>(asked.map(({ id }) => id))
  const [answers, setAnswers] = useState<Answers>('last')
  const [isEmpty, setIsEmpty] = useState(false)
  const isPrinting = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (asked.length > 0) return dialog.current?.showModal()
    // If a section has no exercises, there is nothing to choose, so print right away. The timeout lets React finish
    // first, because `print` renders synchronously.
    const timer = setTimeout(print)
    return () => clearTimeout(timer)
  }, [])

  function print() {
    isPrinting.current = true
    dialog.current?.close()
    // Gap-fill blocks are printed from the page itself, inside their section.
    const withGaps = asked.filter(({ id, gaps }) => gaps.length > 0 && chosen.includes(id))
    const hideAgain = showOnPaper(
      answers === 'alone' ? [] : isSection ? [section] : withGaps.map(({ id }) => id),
    )
    printAlone(answers === 'alone' ? 'answers' : 'questions', () => {
      hideAgain()
      onClose()
    })
  }

  function choose(sections: readonly SectionId[]) {
    setChosen(sections)
    setIsEmpty(false)
  }

  return (
    <>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        onClose={() => isPrinting.current || onClose()}
        // Keeps a focused element from scrolling under the sticky buttons.
        style={{ scrollPaddingBottom: '6rem' }}
        className="m-auto max-h-[84dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-card px-5 pt-5 text-ink backdrop:bg-black/60 print:hidden"
      >
        <form
          className="stack-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen.length > 0) print()
            else setIsEmpty(true)
          }}
        >
          <h2 id={`${id}-title`} className="text-2xl">
            {isSection ? 'Print this section' : 'Print worksheet'}
          </h2>
          {!isSection && (
            <fieldset>
              <legend className="font-bold">Sections</legend>
              {asked.map(({ id, title, exercises, gaps }) => (
                <label key={id} className="flex min-h-11 items-center gap-3 border-b border-rule py-1">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                    }
                    className="size-5 shrink-0 accent-[var(--ink)]"
                  />
                  <span className="min-w-0 flex-1">
                    <RichTextView text={title} />
                  </span>
                  <span className="text-sm text-muted">
                    {countOf(
                      gaps.reduce((sum, { rows }) => sum + rows.length, exercises.length),
                      'question',
                    )}
                  </span>
                </label>
              ))}
              <TextButton
                className="mt-3"
                onClick={() => choose(chosen.length > 0 ? [] : asked.map(({ id }) => id))}
              >
                {chosen.length > 0 ? 'Select none' : 'Select all'}
              </TextButton>
            </fieldset>
          )}
          <ChoiceList
            name={id}
            choices={answerPlaces}
            chosen={answerPlaces.findIndex(({ key }) => key === answers)}
            onChoose={(index) => setAnswers(answerPlaces[index]?.key ?? 'last')}
            right={null}
          >
            <legend className="mb-2 font-bold">Answers</legend>
          </ChoiceList>
          {/* Sticky, so that the buttons stay visible below a long list on a short screen. */}
          <div className="sticky bottom-(--bar) border-t border-rule bg-card py-3">
            {isEmpty && (
              <p role="alert" className="mb-3 font-bold text-wrong">
                Choose at least one section.
              </p>
            )}
            <p className="flex flex-wrap gap-3">
              <Button type="submit">Print</Button>
              <Button look="outline" onClick={() => dialog.current?.close()}>
                Cancel
              </Button>
            </p>
          </div>
        </form>
      </dialog>
      <AnswerSheet lesson={lesson} only={chosen} isSection={isSection} answers={answers} />
    </>
  )
}
