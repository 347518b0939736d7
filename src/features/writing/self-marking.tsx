import { RichTextView } from '@/components/rich-text'
import type { WritingCriterion } from '@/content/rooms/writing-types'
import { classNames } from '@/lib/class-names'
import { formatRange, totalOfBands } from './marks'

/** What the top band of each criterion asks for, to read before writing. */
export function TopBands({ criteria }: { criteria: readonly WritingCriterion[] }) {
  return (
    <>
      <p className="max-w-prose">
        Full marks look like this. When you’ve finished, you can mark your own text.
      </p>
      <dl className="mt-3 max-w-prose stack-3">
        {criteria.map(({ name, marks, bands: [top] }) => (
          <div key={name}>
            <dt className="font-bold">
              {name} <span className="font-normal whitespace-nowrap text-muted">[{marks} marks]</span>
            </dt>
            <dd>{top !== undefined && <RichTextView text={top.looksLike} />}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The exam board's criteria, band by band, for self-marking. */
export function SelfMarking({
  criteria,
  bands,
  onChoose,
}: {
  criteria: readonly WritingCriterion[]
  /** The index of the chosen band for each criterion, by its name. */
  bands: Readonly<Record<string, number>>
  onChoose: (name: string, index: number) => void
}) {
  const mark = totalOfBands(criteria, bands)
  const sources = [...new Set(criteria.map(({ source }) => source))]
  return (
    <>
      <p className="max-w-prose">
        Compare your text with each band, starting at the top. Stop at the first one that fits.
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {criteria.map((criterion) => (
          <fieldset key={criterion.name} className="min-w-0">
            <legend className="text-lg font-bold">
              {criterion.name}{' '}
              <span className="font-normal whitespace-nowrap text-muted">[{criterion.marks} marks]</span>
            </legend>
            <div className="mt-2 grid gap-2">
              {criterion.bands.map(({ marks, looksLike }, index) => (
                <label
                  key={marks}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-start gap-3 rounded-md border-2 px-3 py-2 hover:border-ink',
                    bands[criterion.name] === index ? 'border-ink' : 'border-rule',
                  )}
                >
                  <input
                    type="radio"
                    name={`band-${criterion.name}`}
                    checked={bands[criterion.name] === index}
                    onChange={() => onChoose(criterion.name, index)}
                    className="mt-0.5 size-5 shrink-0 accent-[var(--ink)]"
                  />
                  <span className="min-w-0">
                    <b>{marks}</b> <RichTextView text={looksLike} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p role="status" className="mt-4 min-h-7 text-lg font-bold">
        {mark === null
          ? `Your own mark: choose a band${criteria.length > 1 ? ` for each of the ${criteria.length} criteria` : ''}.`
          : `Your own mark: ${formatRange([mark.least, mark.most])} of ${mark.of}.`}
      </p>
      {sources.map((source) => (
        <p key={source} className="mt-2 max-w-prose text-sm text-muted">
          <RichTextView text={source} />
        </p>
      ))}
    </>
  )
}
