import { writingList } from 'virtual:writing-list'
import { ArrowRight } from 'lucide-react'
import { use, useState } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button, buttonClasses } from '@/components/ui/button'
import { lineColours } from '@/components/ui/line-colours'
import { LoadButton, useLoading } from '@/components/ui/on-demand'
import { TextLink } from '@/components/ui/text-link'
import type { WritingTask } from '@/content/rooms/writing-types'
import type { WritingEntry } from '@/content/writing-list'
import { keepText } from '@/lib/kept-texts'
import { OfOwner } from '@/lib/of-owner'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useKeptText } from '@/lib/use-kept-texts'
import { paths } from '@/paths'
import { asOnIbPaper } from './as-on-paper'
import type { Findings } from './check/check-text'
import { papers } from './exams'
import { FindingsView, LessonLink } from './findings-view'
import { loadDesk } from './load-desk'
import { Model } from './model'
import { OwnMark } from './own-mark'
import { Folding, Step } from './step'
import { Template } from './template'
import { WritingField } from './writing-field'

function Points({ points }: Pick<WritingTask, 'points'>) {
  return (
    <ul className="list-disc stack-1 pl-6">
      {points.map(({ es }) => (
        <li key={es}>
          <SpanishText text={es} />
        </li>
      ))}
    </ul>
  )
}

/** In Spanish, as on the paper, with English on request. */
function Task({ task }: { task: WritingTask }) {
  const paper = asOnIbPaper(task)
  const write = task.exam === 'IGCSE' ? 'Escribe' : 'Escriba'
  return (
    <div className="max-w-prose">
      <p className="text-lg">
        <SpanishText text={paper?.prose ?? task.task.es} />
      </p>
      {paper === null ? (
        <div className="mt-3 text-lg">
          <Points points={task.points} />
        </div>
      ) : (
        <>
          <p lang="es" className="mt-3">
            Utilice el tipo de texto más adecuado:
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-8 pl-6 font-bold">
            {paper.types.map((type) => (
              <li key={type}>
                <SpanishText text={type} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p lang="es" className="mt-3 font-bold">
        {write} entre {task.words[0]} y {task.words[1]} palabras.
      </p>
      <div className="print:hidden">
        <Folding label="The task in English">
          <p>{task.task.en}</p>
          <ul className="mt-2 list-disc stack-1 pl-6">
            {task.points.map(({ en }) => (
              <li key={en}>{en}</li>
            ))}
          </ul>
        </Folding>
      </div>
    </div>
  )
}

/** Links to follow after a task. */
function Onwards({ entry, findings }: { entry: WritingEntry; findings: Findings | null }) {
  const at = writingList.findIndex(({ id }) => id === entry.id)
  const next = writingList[at + 1] ?? writingList[0]
  const paper = papers[entry.exam]
  const lessons = [...new Map((findings?.mistakes ?? []).map((one) => [one.lesson, one])).values()]
  return (
    <nav aria-label="What next" className="mt-10 print:hidden">
      {lessons.length > 0 && (
        <p className="mb-3">
          Lessons to look at again:{' '}
          {lessons.map(({ lesson, section }, place) => (
            <span key={lesson}>
              {place > 0 && ', '}
              <LessonLink lesson={lesson} section={section} />
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {next !== undefined && next.id !== entry.id && (
          <Link to={paths.writingTask(next.id)} className={buttonClasses('outline')}>
            <span>
              Next task{next.exam === entry.exam ? '' : `, ${next.exam}`}: {next.title}
            </span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        )}
        <TextLink to={paper.guide} className="inline-flex min-h-11 items-center px-2">
          {paper.guideTitle}
        </TextLink>
      </div>
    </nav>
  )
}

/** One task, from the question to the model answer, in the order of the exam. Throws if the id is unknown. */
export const DeskView = ({ id }: { id: string }) => (
  <OfOwner>
    <Desk id={id} />
  </OfOwner>
)

function Desk({ id }: { id: string }) {
  const desk = use(loadDesk(id))
  if (desk === null) throw new Error(`There is no task ${id}`)
  const { entry, task, textType, criteria } = desk
  const kept = useKeptText(entry.id)
  const isFinished = kept.finished === true
  /** Whether the student has marked the text on every criterion. */
  const isMarked = isFinished && criteria.every(({ name }) => kept.bands[name] !== undefined)
  const line = lineColours[papers[task.exam].colour]
  const loading = useLoading('word lists for the check')
  const [checked, setChecked] = useState<{ text: string; findings: Findings } | null>(null)
  /** How often the student has run the check. */
  const [asked, setAsked] = useState(0)
  const heading = useFocusWhen<HTMLHeadingElement>(asked, { scroll: true })
  const findings = isFinished ? (checked?.findings ?? null) : null

  async function finish() {
    if (kept.text.trim() === '') return
    if (!isFinished) keepText(entry.id, { ...kept, finished: true })
    const { text } = kept
    await loading.load(async () => {
      const { loadCheck } = await import('./check/load-check')
      setChecked({ text, findings: (await loadCheck())(text) })
    })
    setAsked((times) => times + 1)
  }

  return (
    <div className="page mt-6 print:p-0">
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start print:block">
        <div className="stack-7">
          <Step id="the-task" number={1} title="The task" line={line}>
            <Task task={task} />
          </Step>
          <Step id="the-plan" number={2} title="Plan" line={line} className="print:hidden">
            <p>Note one idea for each point before you write a sentence. No idea?</p>
            {task.exam !== 'IGCSE' && (
              <Folding label="What the task asks of you">
                <Points points={task.points} />
              </Folding>
            )}
            <Folding label="An idea for each point">
              <ul className="list-disc stack-1 pl-6">
                {task.plan.map((idea) => (
                  <li key={idea}>
                    <RichTextView text={idea} />
                  </li>
                ))}
              </ul>
            </Folding>
          </Step>
          {textType !== undefined && (
            <Step id="the-template" number={3} title="How to set it out" line={line} className="print:hidden">
              <Folding label={`${textType.name.en}: beginning, layout, phrases, end`}>
                <Template textType={textType} />
              </Folding>
            </Step>
          )}
        </div>
        <Step id="your-text" number={4} title="Your text" line={line} className="min-w-0 print:mt-6">
          <WritingField id={entry.id} task={task} labelledBy="your-text" />
          <div className="mt-4 print:hidden">
            <Button
              aria-disabled={kept.text.trim() === '' || loading.isLoading}
              onClick={() => void finish()}
            >
              {isFinished ? 'Check it again' : 'I have finished'}
            </Button>
            <p role="status" className="mt-2 text-sm text-muted">
              {loading.said !== ''
                ? loading.said
                : kept.text.trim() === ''
                  ? 'Write first. The automatic check, your own mark and a model answer come next.'
                  : ''}
            </p>
          </div>
        </Step>
      </div>
      <div className="mt-8 stack-8 print:hidden">
        {isFinished && (
          <Step id="the-check" number={5} title="Check your text" line={line} heading={heading}>
            {findings === null ? (
              <LoadButton loading={loading} onPress={() => void finish()}>
                Check my text
              </LoadButton>
            ) : (
              <>
                {checked?.text !== kept.text && (
                  <p className="mb-3 font-bold">Your text has changed since: check it again.</p>
                )}
                <FindingsView findings={findings} />
              </>
            )}
          </Step>
        )}
        {isFinished && criteria.length > 0 && (
          <Step id="own-mark" number={6} title="Your own mark" line={line}>
            <OwnMark
              criteria={criteria}
              bands={kept.bands}
              onChoose={(name, place) =>
                keepText(entry.id, { ...kept, bands: { ...kept.bands, [name]: place } })
              }
            />
          </Step>
        )}
        <Step id="the-model" number={isFinished ? 7 : 5} title="A model answer" line={line}>
          <Folding
            key={String(isMarked)}
            label={
              isMarked
                ? 'Model answer, with its marks explained'
                : `Show the model answer now (better after your own ${isFinished ? 'mark' : 'text'})`
            }
            open={isMarked}
          >
            {task.exam === 'IGCSE' && (
              <p className="mb-4 max-w-prose">
                This text would get full marks. You can do well with simpler sentences that answer every
                point.
              </p>
            )}
            <Model model={task.model} line={line} />
          </Folding>
        </Step>
      </div>
      <Onwards entry={entry} findings={findings} />
    </div>
  )
}
