import { RichTextView, SpanishText } from '@/components/rich-text'
import type { LineColours } from '@/components/ui/line-colours'
import type { WritingTask } from '@/content/rooms/writing-types'
import { classNames } from '@/lib/class-names'

type Sentence = WritingTask['model'][number] & { number: number | null }

/** The sentences by paragraph. Those that earn marks are numbered. */
function paragraphsOf(model: WritingTask['model']): Sentence[][] {
  const paragraphs: Sentence[][] = []
  let notes = 0
  for (const sentence of model) {
    if (sentence.earns !== undefined) notes += 1
    const one = { ...sentence, number: sentence.earns === undefined ? null : notes }
    const last = paragraphs.at(-1)
    if (last === undefined || sentence.newLine) paragraphs.push([one])
    else last.push(one)
  }
  return paragraphs
}

/** A complete answer, with notes on the marks that its sentences earn. */
export function Model({ model, line }: Pick<WritingTask, 'model'> & { line: LineColours }) {
  return (
    <div className="stack-4">
      {paragraphsOf(model).map((sentences) => {
        const notes = sentences.filter(({ earns }) => earns !== undefined)
        return (
          <div key={sentences[0]?.says} className="grid gap-x-8 gap-y-2 lg:grid-cols-[3fr_2fr]">
            <p className="text-lg whitespace-pre-line">
              {sentences.map(({ says, number }) => (
                <span key={says}>
                  <span
                    className={classNames(
                      number !== null && 'underline decoration-muted decoration-dotted underline-offset-4',
                    )}
                  >
                    <SpanishText text={says} />
                  </span>
                  {number !== null && (
                    <sup className="ml-0.5 font-bold">
                      <span className="sr-only">note </span>
                      {number}
                    </sup>
                  )}{' '}
                </span>
              ))}
            </p>
            {notes.length > 0 && (
              <ul className={classNames('stack-2 self-start border-l-4 pl-3 text-sm', line.border)}>
                {notes.map(({ number, earns = '' }) => (
                  <li key={number} className="flex gap-2">
                    <b>
                      <span className="sr-only">Note </span>
                      {number}
                    </b>
                    <span className="min-w-0">
                      <RichTextView text={earns} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}
