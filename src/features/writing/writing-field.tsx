import { Copy, Printer, Share2 } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { TextButton } from '@/components/ui/text-link'
import type { WritingTask } from '@/content/rooms/writing-types'
import { SpanishArea } from '@/exercises/answer-field'
import { WritingLine } from '@/exercises/shared'
import { countOf } from '@/lib/count-of'
import { downloadFile } from '@/lib/download-file'
import { deleteText, type SavedText, savedText, saveText } from '@/lib/saved-texts'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useAreTextsSaved, useSavedText } from '@/lib/use-saved-texts'
import { plainSpanish } from '@/spanish/markup'
import { countWords } from './check/words'

const when = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** How the word count compares with the limits. */
function compareWithLimits(count: number, [least, most]: readonly [number, number]): string {
  if (count < least) return `at least ${least - count} to go`
  return count > most ? `${count - most} over the limit` : `within the limit of ${least}–${most}`
}

/** Copies, shares, downloads or prints the text. */
function CopyShareOrPrint({
  id,
  task,
  text,
  field,
}: {
  id: string
  task: WritingTask
  text: string
  field: string
}) {
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setMessage('Copied.')
    } catch {
      // Not permitted, or an old browser: select the text, so that the student can copy it.
      const area = document.getElementById(field)
      if (area instanceof HTMLTextAreaElement) area.select()
      setMessage(
        'Your browser won’t let this page copy your text. We’ve selected it so you can copy it yourself.',
      )
    }
  }

  async function share() {
    const name = `proxima-${id}.txt`
    const points = task.points.map(({ es }) => `- ${plainSpanish(es)}`)
    const content = [task.title, '', plainSpanish(task.task.es), ...points, '', text, ''].join('\n')
    const file = new File([content], name, { type: 'text/plain' })
    // Older browsers lack both methods, although the types say otherwise.
    const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })
    if (!canShare) {
      downloadFile(name, content, 'text/plain')
      setMessage(`Saved as ${name}.`)
      return
    }
    try {
      await navigator.share({ files: [file], title: task.title })
      setMessage('Shared.')
    } catch (error) {
      // The student cancelled, or the chosen app refused the file.
      console.info(error)
      setMessage('Nothing was sent.')
    }
  }

  const look = 'inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline'
  return (
    <div className="mt-2 print:hidden">
      <div className="flex flex-wrap gap-x-5">
        <button type="button" onClick={() => void copy()} className={look}>
          <Copy aria-hidden="true" className="size-5" /> Copy
        </button>
        <button type="button" onClick={() => void share()} className={look}>
          <Share2 aria-hidden="true" className="size-5" /> Share as a file
        </button>
        <button type="button" onClick={() => window.print()} title="The task and your text" className={look}>
          <Printer aria-hidden="true" className="size-5" /> Print
        </button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {message}
      </p>
    </div>
  )
}

/** Empties the field after confirmation. The text can be restored. */
function StartAgain({
  id,
  saved,
  onChange,
}: {
  id: string
  saved: SavedText
  onChange: (text: string) => void
}) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [before, setBefore] = useState<SavedText | null>(null)
  const question = useFocusWhen<HTMLParagraphElement>(isConfirming)
  const outcome = useFocusWhen<HTMLParagraphElement>(before)
  if (isConfirming)
    return (
      <div className="mt-2">
        <p ref={question} tabIndex={-1} className="font-bold outline-none">
          Delete your text and your mark?
        </p>
        <p className="mt-2 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setBefore(saved)
              setIsConfirming(false)
              deleteText(id)
              onChange('')
            }}
          >
            Delete both
          </Button>
          <Button look="outline" onClick={() => setIsConfirming(false)}>
            Keep my text
          </Button>
        </p>
      </div>
    )
  if (before !== null && saved.text === '')
    return (
      <p ref={outcome} tabIndex={-1} className="mt-2 outline-none">
        Your text has been deleted.{' '}
        <TextButton
          onClick={() => {
            saveText(id, { ...before, at: Date.now() })
            onChange(before.text)
            setBefore(null)
          }}
        >
          Restore my text
        </TextButton>
      </p>
    )
  return (
    saved.text !== '' && (
      <TextButton className="min-h-11" onClick={() => setIsConfirming(true)}>
        Start again
      </TextButton>
    )
  )
}

/** The field with its clock and word count. Every keystroke is saved. */
export function WritingField({
  id,
  task,
  labelledBy,
}: {
  id: string
  task: WritingTask
  labelledBy: string
}) {
  const saved = useSavedText(id)
  const areSaved = useAreTextsSaved()
  /** The text that was last saved in this tab; null if none has been saved. */
  const [mine, setMine] = useState<string | null>(null)
  const field = useId()
  const count = countWords(saved.text)
  const [least, most] = task.words
  const isOver = count > most

  /**
   * The text that was typed before hydration, when the saved text was not yet available. It is appended to the saved
   * text, so that neither is lost.
   */
  const early = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useLayoutEffect(() => {
    const area = document.getElementById(field)
    if (saved.text === '' && area instanceof HTMLTextAreaElement) early.current = area.value
  }, [])

  function change(typed: string) {
    const before = savedText(id)
    const isEarly = mine === null && early.current !== '' && typed.startsWith(early.current)
    const appendsToSaved = isEarly && before.text !== '' && !typed.startsWith(before.text)
    const text = appendsToSaved ? `${before.text}\n${typed}` : typed
    setMine(text)
    saveText(id, { ...before, text, at: Date.now() })
  }

  const isOfOtherTab = mine !== null && mine !== saved.text
  return (
    <>
      <div className="print:hidden">
        <Countdown minutes={task.minutes} whenOver="Time’s up. You can carry on writing." />
        <SpanishArea
          id={field}
          aria-labelledby={labelledBy}
          aria-describedby={`${field}-count`}
          value={saved.text}
          onChange={(event) => change(event.target.value)}
        >
          <p id={`${field}-count`} className="mt-2 min-h-6">
            <b>{countOf(count, 'word')}</b>: <span>{compareWithLimits(count, task.words)}</span>
          </p>
        </SpanishArea>
        {/* Announced once, when a limit is passed. */}
        <p role="status" className="sr-only">
          {count < least
            ? ''
            : isOver
              ? `Over the limit of ${most} words.`
              : `${least} words: within the limit.`}
        </p>
        {mine === null && saved.text !== '' && (
          <p role="status" className="mt-2 text-sm">
            {`Restored: ${countOf(count, 'word')}, last edited here on ${when.format(saved.at)}.`}
          </p>
        )}
        {isOfOtherTab && (
          <p role="status" className="mt-2 border-l-4 border-almost pl-3">
            This text was changed in another tab. You’re looking at the latest version.{' '}
            <TextButton onClick={() => change(mine)}>Use mine instead</TextButton>
          </p>
        )}
        {!areSaved && (
          <p role="status" className="mt-2 border-l-4 border-almost pl-3">
            This browser has no room to save your text, so you’ll lose it when you close the page. Copy it
            before you go.
          </p>
        )}
        <p className="mt-2 text-sm text-muted">
          {`${areSaved ? 'Saved on this device as you type. ' : ''}Anything between two spaces counts as one word, including numbers and dates. The greeting and your name count too.`}
        </p>
        <CopyShareOrPrint id={id} task={task} text={saved.text} field={field} />
        <StartAgain id={id} saved={saved} onChange={setMine} />
      </div>
      <div className="hidden print:block">
        {saved.text === '' ? (
          Array.from({ length: Math.ceil(most / 8) }, (_, line) => line).map((line) => (
            <WritingLine key={line} />
          ))
        ) : (
          <p lang="es" translate="no" className="text-base whitespace-pre-wrap">
            {saved.text}
          </p>
        )}
      </div>
    </>
  )
}
