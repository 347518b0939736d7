import { writingList } from 'virtual:writing-list'
import { use, useState } from 'react'
import { NextPiece } from '@/components/next-piece'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { lineColours } from '@/components/ui/line-colours'
import { LoadButton, useLoading } from '@/components/ui/load-on-demand'
import { TextLink } from '@/components/ui/text-link'
import type { WritingTask } from '@/content/rooms/writing-types'
import type { WritingEntry } from '@/content/writing-list'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { saveText } from '@/lib/saved-texts'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useSavedText } from '@/lib/use-saved-texts'
import { paths } from '@/paths'
import type { Findings } from './check/check-text'
import { writingPapers } from './exams'
import { FindingsView, LessonLink } from './findings-view'
import { ibLayout } from './ib-layout'
import { loadTask } from './load-task'
import { Model } from './model'
import { SelfMarking, TopBands } from './self-marking'
import { Collapsed, Step } from './step'
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

/** The task in Spanish, as on the exam paper, with an English version on request. */
function Task({ task }: { task: WritingTask }) {
  const paper = ibLayout(task)
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
          <p lang="es" translate="no" className="mt-3">
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
      <p lang="es" translate="no" className="mt-3 font-bold">
        {write} entre {task.words[0]} y {task.words[1]} palabras.
      </p>
      <div className="print:hidden">
        <Collapsed label="The task in English">
          <p>{task.task.en}</p>
          <ul className="mt-2 list-disc stack-1 pl-6">
            {task.points.map(({ en }) => (
              <li key={en}>{en}</li>
            ))}
          </ul>
        </Collapsed>
      </div>
    </div>
  )
}

/** Links to follow after a task. */
function NextLinks({ entry, findings }: { entry: WritingEntry; findings: Findings | null }) {
  const paper = writingPapers[entry.exam]
  const lessons = [...new Map((findings?.mistakes ?? []).map((one) => [one.lesson, one])).values()]
  return (
    <nav aria-label="What next" className="mt-10 print:hidden">
      {lessons.length > 0 && (
        <p className="mb-3">
          Lessons to look at again:{' '}
          {lessons.map(({ lesson, section }, index) => (
            <span key={lesson}>
              {index > 0 && ', '}
              <LessonLink lesson={lesson} section={section} />
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <NextPiece entry={entry} list={writingList} noun="task" isSpanish={false} to={paths.writingTask} />
        <TextLink to={paper.guide} className="inline-flex min-h-11 items-center px-2">
          {paper.guideTitle}
        </TextLink>
      </div>
    </nav>
  )
}

/** One task, from the question to the model answer, in exam order. Throws if the id is unknown. */
export const WritingView = ({ id }: { id: string }) => (
  <RemountOnOwnerChange>
    <WritingSteps id={id} />
  </RemountOnOwnerChange>
)

function WritingSteps({ id }: { id: string }) {
  const loaded = use(loadTask(id))
  if (loaded === null) throw new Error(`There is no task ${id}`)
  const { entry, task, textType, criteria } = loaded
  const saved = useSavedText(entry.id)
  const isFinished = saved.finished === true
  /** Whether the student has marked the text on every criterion. */
  const isMarked = isFinished && criteria.every(({ name }) => saved.bands[name] !== undefined)
  const line = lineColours[writingPapers[task.exam].colour]
  const loading = useLoading('word lists for the check')
  const [checked, setChecked] = useState<{ text: string; findings: Findings } | null>(null)
  /** How many times the student has run the check. */
  const [asked, setAsked] = useState(0)
  const heading = useFocusWhen<HTMLHeadingElement>(asked, { scroll: true })
  const findings = isFinished ? (checked?.findings ?? null) : null

  async function finish() {
    if (saved.text.trim() === '') return
    if (!isFinished) saveText(entry.id, { ...saved, finished: true })
    const { text } = saved
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
            <p>Note down one idea for each point before you start writing. No ideas?</p>
            {task.exam !== 'IGCSE' && (
              <Collapsed label="What the task asks you to do">
                <Points points={task.points} />
              </Collapsed>
            )}
            <Collapsed label="An idea for each point">
              <ul className="list-disc stack-1 pl-6">
                {task.plan.map((idea) => (
                  <li key={idea}>
                    <RichTextView text={idea} />
                  </li>
                ))}
              </ul>
            </Collapsed>
            {criteria.length > 0 && (
              <Collapsed label="How this will be marked">
                <TopBands criteria={criteria} />
              </Collapsed>
            )}
          </Step>
          {textType !== undefined && (
            <Step id="the-template" number={3} title="How to set it out" line={line} className="print:hidden">
              <Collapsed label={`${textType.name.en}: beginning, layout, phrases, end`}>
                <Template textType={textType} />
              </Collapsed>
            </Step>
          )}
        </div>
        <Step id="your-text" number={4} title="Your text" line={line} className="min-w-0 print:mt-6">
          <WritingField id={entry.id} task={task} labelledBy="your-text" />
          <div className="mt-4 print:hidden">
            <Button
              aria-disabled={saved.text.trim() === '' || loading.isLoading}
              onClick={() => void finish()}
            >
              {isFinished ? 'Check it again' : 'I’ve finished'}
            </Button>
            <p role="status" className="mt-2 text-sm text-muted">
              {loading.said !== ''
                ? loading.said
                : saved.text.trim() === ''
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
                {checked?.text !== saved.text && (
                  <p className="mb-3 font-bold">
                    You’ve changed your text since the last check. Check it again.
                  </p>
                )}
                <FindingsView findings={findings} />
              </>
            )}
          </Step>
        )}
        {isFinished && criteria.length > 0 && (
          <Step id="own-mark" number={6} title="Your own mark" line={line}>
            <SelfMarking
              criteria={criteria}
              bands={saved.bands}
              onChoose={(name, index) =>
                saveText(entry.id, { ...saved, bands: { ...saved.bands, [name]: index } })
              }
            />
          </Step>
        )}
        <Step id="the-model" number={isFinished ? 7 : 5} title="A model answer" line={line}>
          <Collapsed
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
                This text would get full marks. You can do well with simpler sentences that cover every point.
              </p>
            )}
            <Model model={task.model} line={line} />
          </Collapsed>
        </Step>
      </div>
      <NextLinks entry={entry} findings={findings} />
    </div>
  )
}
