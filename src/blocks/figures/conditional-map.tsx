import { RichTextView, SpokenText } from '@/components/rich-text'
import { classNames } from '@/lib/class-names'
import type { RichText, Spanish } from '@/spanish/markup'

interface Stop {
  tense: RichText
  words: Spanish
}

const branches: readonly {
  likelihood: string
  colour: string
  condition: Stop
  result: Stop
  en: string
}[] = [
  {
    likelihood: 'Possible',
    colour: 'text-line-intermediate',
    condition: { tense: '*si* + present', words: 'Si {estudio:estudiar},' },
    result: { tense: 'future', words: '{aprobaré:aprobar}' },
    en: 'if I study, I’ll pass',
  },
  {
    likelihood: 'Unlikely or imaginary',
    colour: 'text-line-foundation',
    condition: { tense: '*si* + imperfect subjunctive', words: 'Si {estudiara:estudiar},' },
    result: { tense: 'conditional', words: '{aprobaría:aprobar}' },
    en: 'if I studied, I would pass',
  },
  {
    likelihood: 'Too late',
    colour: 'text-line-standard',
    condition: { tense: '*si* + pluperfect subjunctive', words: 'Si {hubiera estudiado:estudiar},' },
    result: { tense: 'conditional perfect', words: '{habría aprobado:aprobar}' },
    en: 'if I had studied, I would have passed',
  },
]

/** A stop's roundel, with its tense and its half of the sentence below. */
function StopView({ stop, end = false }: { stop: Stop; end?: boolean }) {
  return (
    <div>
      <span
        aria-hidden="true"
        className={classNames(
          'relative block size-6 rounded-full border-4 border-current',
          end ? 'bg-current' : 'bg-card',
        )}
      />
      <p className="mt-1 text-sm leading-snug text-muted">
        <RichTextView text={stop.tense} />
      </p>
      <p className="leading-snug text-ink">
        <SpokenText text={stop.words} />
      </p>
    </div>
  )
}

/** Draws a line from the *si* stop for each kind of conditional, from condition to result. */
export function ConditionalMap() {
  return (
    <div className="max-w-2xl">
      <p className="relative">
        <b
          lang="es"
          translate="no"
          className="inline-flex h-8 items-center rounded-md bg-ink px-3 text-paper"
        >
          si
        </b>
      </p>
      <ol>
        {branches.map(({ likelihood, colour, condition, result, en }, index) => (
          <li key={likelihood} className={classNames('relative break-inside-avoid pt-4 pb-3 pl-12', colour)}>
            <svg viewBox="0 0 48 64" aria-hidden="true" className="absolute top-0 left-0 h-16 w-12">
              <path d="M16 0v30q0 22 22 22h10" fill="none" stroke="currentColor" strokeWidth={8} />
            </svg>
            {index < branches.length - 1 && (
              <span aria-hidden="true" className="absolute inset-y-0 left-3 w-2 bg-ink" />
            )}
            <p className="h-6 leading-6 font-bold text-ink">{likelihood}</p>
            <div className="relative grid grid-cols-2 gap-x-3">
              <span
                aria-hidden="true"
                className="absolute top-2 right-[calc(50%-1rem)] left-0 h-2 bg-current"
              />
              <StopView stop={condition} />
              <StopView stop={result} end />
            </div>
            <p className="mt-0.5 text-sm text-muted">{en}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
