import { RichTextView, SpokenText } from '@/components/rich-text'
import { classNames } from '@/lib/class-names'
import type { RichText, Spanish } from '@/spanish/markup'

interface Junction {
  question: string
  colour: string
  /** The one or two constructions that the answer "yes" leads to. */
  ends: readonly { construction: RichText; example: Spanish }[]
}

const junctions: readonly Junction[] = [
  {
    question: 'Do you mean the result, not the action?',
    colour: 'text-line-intermediate',
    ends: [{ construction: '*estar* + participle', example: 'La tienda está cerrada' }],
  },
  {
    question: 'Are you saying who did it, or reporting one event in a formal text?',
    colour: 'text-line-standard',
    ends: [
      { construction: '*ser* + participle', example: 'Fue publicado en 1605' },
      { construction: '*ser* + participle +\u00a0*por*', example: 'Fue escrito por Lorca' },
    ],
  },
  {
    question: 'Is it about a thing, no matter who did it?',
    colour: 'text-line-foundation',
    ends: [{ construction: '*se* + verb that agrees', example: 'Se venden entradas' }],
  },
  {
    question: 'Is it about people?',
    colour: 'text-line-higher',
    ends: [
      { construction: '*se* + singular verb +\u00a0*a*', example: 'Se eligió a la delegada' },
      { construction: 'third person plural', example: 'Me han invitado' },
    ],
  },
]

/** The vertical line that connects the questions. */
function Trunk({ from = 'top-0', to = 'bottom-0' }: { from?: string | undefined; to?: string }) {
  return <span aria-hidden="true" className={classNames('absolute left-3 w-2 bg-ink', from, to)} />
}

/** Four questions down a line. Each "yes" leads to the end of a branch, each "no" to the next question. */
export function PassivePath() {
  return (
    <ol className="max-w-lg">
      {junctions.map(({ question, colour, ends }, index) => {
        const isLast = index === junctions.length - 1
        return (
          <li key={question} className="break-inside-avoid">
            <div className="relative min-h-8 pb-1 pl-12">
              <Trunk from={index === 0 ? 'top-4' : undefined} />
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-4 border-ink bg-card text-sm font-bold"
              >
                {index + 1}
              </span>
              <p className="pt-1 leading-snug font-bold">{question}</p>
            </div>
            {ends.map(({ construction, example }, end) => (
              <div key={example} className={classNames('relative pb-3 pl-12', colour)}>
                <svg viewBox="0 0 48 32" aria-hidden="true" className="absolute top-0 left-0 h-8 w-12">
                  <path d="M16 0v4q0 18 18 18h14" fill="none" stroke="currentColor" strokeWidth={8} />
                </svg>
                {!(isLast && end === ends.length - 1) && <Trunk />}
                <div className="border-l-8 border-current pl-3">
                  <div className="leading-snug text-ink">
                    <p>
                      <b>{end === 0 ? 'Yes:' : 'Or:'}</b> <RichTextView text={construction} />
                    </p>
                    <p className="font-semibold">
                      <SpokenText text={example} />
                    </p>
                  </div>
                </div>
              </div>
            ))}
            {!isLast && (
              <div className="relative pb-4 pl-12">
                <Trunk />
                <p className="text-sm text-muted">No: go to the next stop</p>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
