import { useId } from 'react'
import { RichTextView, SpokenText } from '@/components/rich-text'
import { narrowTable } from '@/components/ui/narrow-table'
import type { Block, ConjugatedVerb, Label } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { personsOf, type TenseId } from '@/spanish/tenses'
import { compareWithRegular, type FormPiece } from '@/spanish/verbs/compare-with-regular'

const pieceClasses: Record<Exclude<FormPiece['kind'], 'stem'>, string> = {
  ending: 'font-bold',
  // A box rather than an underline, which would look like a visited link. The outline is for forced-colours mode.
  irregular:
    'box-decoration-clone rounded-xs bg-higher-wash font-bold text-line-higher ring-1 ring-line-higher/60 forced-colors:outline forced-colors:outline-1',
}

function Form({ pieces, form }: { pieces: readonly FormPiece[]; form: string }) {
  return (
    <SpokenText text={form}>
      {pieces.map(({ kind, text }, index) =>
        kind === 'stem' ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a form never change order
          <span key={index} className={pieceClasses[kind]}>
            {text}
          </span>
        ),
      )}
    </SpokenText>
  )
}

const piecesOf = ({ infinitive, forms }: ConjugatedVerb, tense: TenseId) =>
  forms.map((form, person) => compareWithRegular(infinitive, tense, person, form).pieces)

/** Whether the verb has a form in this tense with letters that a regular verb would not have. */
export const isIrregularIn = (verb: ConjugatedVerb, tense: TenseId): boolean =>
  piecesOf(verb, tense).some((form) => form.some(({ kind }) => kind === 'irregular'))

interface Column extends ConjugatedVerb {
  pieces: readonly (readonly FormPiece[])[]
}

function Table({
  columns,
  tense,
  labelledBy,
  hasHead,
}: {
  columns: readonly Column[]
  tense: TenseId
  labelledBy: string
  hasHead: boolean
}) {
  const cell = 'px-1 wrap-anywhere first-of-type:pl-0 sm:px-2'
  return (
    <table
      aria-labelledby={labelledBy}
      className={classNames(
        'table-fixed',
        narrowTable(columns.length > 1 ? 'heads-above' : 'whole', columns.length),
        columns.length === 3 && 'not-print:@max-xl:text-sm',
      )}
    >
      {hasHead && (
        <thead>
          <tr>
            <td className="w-1/4" />
            {columns.map((verb) => (
              <th
                key={verb.infinitive}
                scope="col"
                className={classNames(cell, 'py-1 text-left align-bottom')}
              >
                <span lang="es" translate="no">
                  {verb.infinitive}
                </span>
                <span className="block text-sm font-normal text-muted">{verb.en}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {personsOf(tense).map((person, index) => (
          <tr
            key={person}
            data-person={person.startsWith('vosotros') ? person : undefined}
            className="border-t border-rule"
          >
            <th
              scope="row"
              lang="es"
              translate="no"
              className="py-2 pr-1 text-left text-sm font-normal text-muted"
            >
              {person}
            </th>
            {columns.map((verb) => (
              <td
                key={verb.infinitive}
                data-label={verb.infinitive}
                className={classNames(cell, 'py-2 align-top')}
              >
                <Form form={verb.forms[index] ?? ''} pieces={verb.pieces[index] ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Explains the bold and boxed letters of a table. */
export function ConjugationLegend({ isIrregular }: { isIrregular: boolean }) {
  return (
    <p className="mt-1 text-sm text-muted">
      <span className={pieceClasses.ending}>Bold</span>: the ending.
      {isIrregular && (
        <span>
          {' '}
          <span className={classNames(pieceClasses.irregular, 'mr-px')}>Boxed</span>: letters that a regular
          verb would not have.
        </span>
      )}
    </p>
  )
}

/**
 * One tense of a few verbs side by side. Stems, endings and irregular letters look different, and every form can be
 * played.
 */
export function ConjugationTable({
  caption,
  tense,
  verbs,
  bare = false,
}: {
  caption: Label
  tense: TenseId
  verbs: readonly ConjugatedVerb[]
  /** Omits the heading and legend, which are shown once above several tables. */
  bare?: boolean
}) {
  const id = useId()
  const columns = verbs.map((verb) => ({ ...verb, pieces: piecesOf(verb, tense) }))
  // Four columns are too wide for a phone, so split them into two tables of two.
  const groups = columns.length > 3 ? [columns.slice(0, 2), columns.slice(2)] : [columns]
  return (
    <figure className="@container">
      <figcaption key={caption} id={id} className="mb-2 text-sm font-bold text-muted first-letter:uppercase">
        <RichTextView text={caption} />
      </figcaption>
      <div className={classNames('grid items-end gap-x-6 gap-y-4', groups.length > 1 && 'lg:grid-cols-2')}>
        {groups.map((group) => (
          <Table
            key={group.map((verb) => verb.infinitive).join()}
            columns={group}
            tense={tense}
            labelledBy={id}
            hasHead={!bare}
          />
        ))}
      </div>
      {!bare && <ConjugationLegend isIrregular={verbs.some((verb) => isIrregularIn(verb, tense))} />}
    </figure>
  )
}

export function Conjugation({ block: { caption, tense, verbs } }: { block: Block<'conjugation'> }) {
  return <ConjugationTable caption={caption} tense={tense} verbs={verbs} />
}
