import { useState } from 'react'
import { SectionHeading } from '@/components/section-heading'
import { Card } from '@/components/ui/card'
import { inputClasses } from '@/components/ui/field'
import { LoadOnDemand } from '@/components/ui/load-on-demand'
import type { Block } from '@/content/types'
import type { Spanish } from '@/spanish/markup'
import type { TenseId } from '@/spanish/tenses'
import { tenseNames } from '@/spanish/tenses'
import { neverContinuous, states } from '@/spanish/verbs/continuous'
import { createVerbIndex, type VerbIndex } from '@/spanish/verbs/find-verb'
import { loadForms } from '@/spanish/verbs/load-forms'
import type { VerbForms } from '@/spanish/verbs/read-forms'
import { ConjugationTable } from './conjugation'
import { VerbField } from './verb-field'

interface Choice {
  index: VerbIndex
  forms: ReadonlyMap<TenseId, VerbForms>
}

async function loadChoice(tenses: readonly TenseId[]): Promise<Choice> {
  const [{ verbMeanings }, ...forms] = await Promise.all([
    import('@/spanish/verbs/list'),
    ...tenses.map(async (tense) => [tense, await loadForms(tense)] as const),
  ])
  return { index: createVerbIndex(verbMeanings, forms), forms: new Map(forms) }
}

/**
 * For verbs that Spanish does not normally use in the continuous: shows their simple present, below the table.
 */
function InsteadOfContinuous({ infinitive }: { infinitive: Spanish }) {
  const never = neverContinuous.get(infinitive)
  const instead = never ?? states.get(infinitive)
  if (instead === undefined) return null
  return (
    <p>
      <b lang="es" translate="no">
        {infinitive}
      </b>{' '}
      {never === undefined ? (
        'normally describes a state, not an action you can film. '
      ) : (
        <>
          is never used after{' '}
          <i lang="es" translate="no">
            estar
          </i>
          , so you only see dashes here.{' '}
        </>
      )}
      Spanish uses the simple present:{' '}
      <i lang="es" translate="no">
        {instead}
      </i>
      .
    </p>
  )
}

function Chooser({ choice, suggested }: { choice: Choice; suggested: readonly [Spanish, Spanish] }) {
  const tenses = [...choice.forms.keys()]
  const [chosen, setChosen] = useState(suggested)
  const [tense, setTense] = useState(tenses[0] ?? 'present')
  const forms = choice.forms.get(tense)
  const verbs = [...new Set(chosen)].map((infinitive) => ({
    infinitive,
    en: choice.index.meanings[infinitive] ?? '',
    forms: forms?.get(infinitive) ?? [],
  }))
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['First verb', 'Second verb'] as const).map((label, position) => (
          <VerbField
            key={label}
            label={label}
            index={choice.index}
            chosen={chosen[position === 0 ? 0 : 1]}
            onChoose={(infinitive) =>
              setChosen(position === 0 ? [infinitive, chosen[1]] : [chosen[0], infinitive])
            }
          />
        ))}
        {tenses.length > 1 && (
          <label className="font-bold">
            Tense
            <select
              value={tense}
              onChange={({ target }) => setTense(tenses.find((one) => one === target.value) ?? tense)}
              className={inputClasses('on-card', 'mt-1 block')}
            >
              {tenses.map((one) => (
                <option key={one} value={one}>
                  {tenseNames[one].en}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ConjugationTable caption={tenseNames[tense].en} tense={tense} verbs={verbs} />
      {tense === 'present-continuous' &&
        verbs.map(({ infinitive }) => <InsteadOfContinuous key={infinitive} infinitive={infinitive} />)}
    </div>
  )
}

/** Puts any two of the site's verbs side by side, in the lesson's tenses. */
export function VerbTable({ block: { tenses, suggested } }: { block: Block<'verb-table'> }) {
  return (
    <Card aria-labelledby="any-verb" className="print:hidden">
      <SectionHeading id="any-verb">Put any verb in the table</SectionHeading>
      <p className="mt-3 mb-4">Choose two of the site’s verbs and compare them, form by form.</p>
      <LoadOnDemand label="Choose verbs" what="verb forms" load={() => loadChoice(tenses)}>
        {(choice) => <Chooser choice={choice} suggested={suggested} />}
      </LoadOnDemand>
    </Card>
  )
}
