import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { forgetPapers, papersForFile, takePapers } from '@/lib/kept-papers'
import { forgetTexts, takeTexts, textsForFile } from '@/lib/kept-texts'
import { exported, forgetAll, importFrom } from '@/lib/memory'
import { saveAsFile } from '@/lib/save-as-file'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useKeptPapers } from '@/lib/use-kept-papers'
import { useKeptTexts } from '@/lib/use-kept-texts'
import { useMemory } from '@/lib/use-memory'
import { useReady } from '@/lib/use-ready'
import { countsOf } from './counts'

/** In characters. A larger file cannot be ours, so it is not read. */
const longest = 10_000_000

/** Actions on everything that is stored about the student, with their results. */
function Actions() {
  const size = useMemory().size + useKeptPapers().size + useKeptTexts().size
  const [isAsked, setIsAsked] = useState(false)
  const [said, setSaid] = useState('')
  /** A counter, so that a repeated message is announced again. */
  const [times, setTimes] = useState(0)
  const file = useRef<HTMLInputElement>(null)
  const question = useFocusWhen<HTMLParagraphElement>(isAsked)
  const outcome = useFocusWhen<HTMLParagraphElement>(times)

  function say(what: string) {
    setIsAsked(false)
    setSaid(what)
    setTimes(times + 1)
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    const text = chosen.size > longest ? '' : await chosen.text()
    const items = importFrom(text)
    const count = items === null ? null : items + takePapers(text) + takeTexts(text)
    // Reset the input, so that the same file can be chosen again.
    target.value = ''
    say(
      count === null
        ? `“${chosen.name}” is not a file from this page. Nothing has changed.`
        : `Loaded ${count} ${count === 1 ? 'item' : 'items'}. If you had an answer here already, the later one counts.`,
    )
  }

  return (
    <>
      {isAsked ? (
        <>
          <p ref={question} tabIndex={-1} className="mt-4 font-bold outline-none">
            Delete it all? You can’t undo this.
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button
              onClick={() => {
                forgetAll()
                forgetPapers()
                forgetTexts()
                say('All of it is deleted.')
              }}
            >
              Delete it
            </Button>
            <Button look="outline" onClick={() => say('Nothing was deleted.')}>
              Keep it
            </Button>
          </p>
        </>
      ) : (
        <p className="mt-4 flex flex-wrap gap-3">
          {size > 0 && (
            <Button
              look="outline"
              onClick={() => {
                saveAsFile(
                  `proxima-repaso-${new Date().toISOString().slice(0, 10)}.json`,
                  exported({ papers: papersForFile(), texts: textsForFile() }),
                  'application/json',
                )
                say('Saved. Load it on another device, on this page.')
              }}
            >
              Save as a file
            </Button>
          )}
          <Button look="outline" onClick={() => file.current?.click()}>
            Load from a file
          </Button>
          {size > 0 && (
            <Button look="outline" onClick={() => setIsAsked(true)}>
              Delete it all
            </Button>
          )}
        </p>
      )}
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="File to load"
        onChange={(event) => void read(event)}
        className="hidden"
      />
      <p ref={outcome} role="status" tabIndex={-1} className="mt-3 outline-none empty:hidden">
        {said}
      </p>
    </>
  )
}

/** What is stored on the device: how much there is, and how to save, load or delete it. */
export function DeviceMemory() {
  const memory = useMemory()
  const ready = useReady()
  const counts = countsOf(memory.keys())
  const passages = useKeptPapers().size
  const texts = useKeptTexts().size
  const held = [
    counts,
    passages === 0 ? '' : `answers to ${passages} ${passages === 1 ? 'text' : 'texts'}`,
    texts === 0 ? '' : `${texts} ${texts === 1 ? 'text' : 'texts'} of your own`,
  ]
    .filter(Boolean)
    .join('; ')
  return (
    <>
      <p className="mt-3 max-w-prose">
        For each exercise, verb form and word that comes back in <span lang="es">Repaso</span>: your latest
        answers, right or wrong, and when it is due; for each reading text and each recording, your answers to
        its questions; for each writing task, your text. It stays in this browser.
      </p>
      <p className="mt-3 max-w-prose">
        What you make while you are signed in is hidden when you sign out, and here again when you sign in on
        this device. What you make without an account is there for everybody who uses this browser without
        one.
      </p>
      <div className="min-h-24">
        {ready && (
          <>
            <p className="mt-3">
              {held === '' ? 'Nothing yet.' : 'Now: '}
              <b>{held}</b>
            </p>
            <Actions />
          </>
        )}
      </div>
    </>
  )
}
