import { type ChangeEvent, useRef, useState } from 'react'
import { describeExam, exportExams, importExams, saveExams } from '@/components/my-exam/my-exams'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { Button } from '@/components/ui/button'
import { countOf } from '@/lib/count-of'
import { downloadFile } from '@/lib/download-file'
import { dayOf } from '@/lib/format-day'
import { clearMemory, exportMemory, importMemory } from '@/lib/memory'
import { deletePapers, exportPapers, importPapers } from '@/lib/saved-papers'
import { deleteTexts, exportTexts, importTexts } from '@/lib/saved-texts'
import { deleteAllForAnHour } from '@/lib/stored-session'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useMemory } from '@/lib/use-memory'
import { useReady } from '@/lib/use-ready'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { useSavedTexts } from '@/lib/use-saved-texts'
import { countsOf } from './counts'

/** In bytes. A larger file cannot come from this site, so it is not read. */
const longest = 10_000_000

/** Buttons to save, load or delete the student's answers, texts and exams, and a message with the outcome. */
function Actions() {
  const size =
    useMemory().size + useSavedPapers().size + useSavedTexts().size + (useMyExams() === null ? 0 : 1)
  const [isConfirming, setIsConfirming] = useState(false)
  const [said, setSaid] = useState('')
  /** A counter, so that a repeated message is announced again. */
  const [times, setTimes] = useState(0)
  const file = useRef<HTMLInputElement>(null)
  const question = useFocusWhen<HTMLParagraphElement>(isConfirming)
  const outcome = useFocusWhen<HTMLParagraphElement>(times)

  function say(what: string) {
    setIsConfirming(false)
    setSaid(what)
    setTimes(times + 1)
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    const text = chosen.size > longest ? '' : await chosen.text()
    const items = importMemory(text)
    const count = items === null ? null : items + importPapers(text) + importTexts(text) + importExams(text)
    // Reset the input, so that the same file can be chosen again.
    target.value = ''
    say(
      count === null
        ? `“${chosen.name}” isn’t a file from this page. Nothing has changed.`
        : `Loaded ${count} ${count === 1 ? 'item' : 'items'}. If you already had an answer here, the newer one counts.`,
    )
  }

  return (
    <>
      {isConfirming ? (
        <>
          <p ref={question} tabIndex={-1} className="mt-4 font-bold outline-none">
            Delete it all? You can’t undo this.
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button
              onClick={() => {
                clearMemory()
                deletePapers()
                deleteTexts()
                saveExams(null)
                deleteAllForAnHour()
                say('Everything has been deleted.')
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
                downloadFile(
                  `proxima-repaso-${dayOf(Date.now())}.json`,
                  exportMemory({ papers: exportPapers(), texts: exportTexts(), ...exportExams() }),
                  'application/json',
                )
                say('Saved. You can load it from this page on another device.')
              }}
            >
              Save as a file
            </Button>
          )}
          <Button look="outline" onClick={() => file.current?.click()}>
            Load from a file
          </Button>
          {size > 0 && (
            <Button look="outline" onClick={() => setIsConfirming(true)}>
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

/** Shows how much is stored on the device, with buttons to save, load or delete it. */
export function DeviceMemory() {
  const memory = useMemory()
  const ready = useReady()
  const counts = countsOf(memory.keys())
  const passages = useSavedPapers().size
  const texts = useSavedTexts().size
  const exams = useMyExams() ?? null
  const contents = [
    counts,
    passages === 0 ? '' : `answers to ${countOf(passages, 'text')}`,
    texts === 0 ? '' : `${countOf(texts, 'text')} of your own`,
    exams === null ? '' : `your exam: ${exams.map(describeExam).join(' and ') || 'not sure yet'}`,
  ]
    .filter(Boolean)
    .join('; ')
  return (
    <>
      <p className="mt-3 max-w-prose">
        This browser stores your latest answers, right or wrong, for each exercise, verb form and word in{' '}
        <span lang="es" translate="no">
          Repaso
        </span>
        , and when each one is due. It also stores your answers to reading and listening questions, your texts
        from Writing practice, and which exam you’re preparing for.
      </p>
      <p className="mt-3 max-w-prose">
        Work you do while signed in is hidden when you sign out. It comes back when you sign in again on this
        device. Anyone who uses this browser without an account can see work done without one.
      </p>
      <p className="mt-3 max-w-prose">
        Safari on an iPhone, iPad or Mac deletes all this after a week of use in which you don’t open this
        site. Save it as a file before a long break, or add the site to your Home Screen and open it from
        there.
      </p>
      <div className="min-h-24">
        {ready && (
          <>
            <p className="mt-3">
              <span>{contents === '' ? 'Nothing yet.' : 'Saved here now: '}</span>
              <b>{contents}</b>
            </p>
            <Actions />
          </>
        )}
      </div>
    </>
  )
}
