import { tenseLessons } from 'virtual:lesson-links'
import { Printer } from 'lucide-react'
import { ConjugationLegend, ConjugationTable, isIrregularIn } from '@/blocks/conjugation'
import { VerbField } from '@/blocks/verb-field'
import { VosotrosScope } from '@/blocks/vosotros'
import { SpokenText } from '@/components/rich-text'
import { LoadOnDemand } from '@/components/ui/load-on-demand'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { printAlone } from '@/lib/print-alone'
import { paths } from '@/paths'
import type { Spanish } from '@/spanish/markup'
import type { TenseId } from '@/spanish/tenses'
import { tenseNames, tensesByTime } from '@/spanish/tenses'
import { neverContinuous } from '@/spanish/verbs/continuous'
import { createVerbIndex, type VerbIndex } from '@/spanish/verbs/find-verb'
import { loadForms } from '@/spanish/verbs/load-forms'
import { readForms, type VerbForms } from '@/spanish/verbs/read-forms'

interface Verbs {
  index: VerbIndex
  nonFinite: VerbForms
  forms: ReadonlyMap<TenseId, VerbForms>
}

async function loadVerbs(): Promise<Verbs> {
  const tenses = tensesByTime.flatMap((group): readonly TenseId[] => group.tenses)
  const [{ verbMeanings }, gerundsAndParticiples, ...forms] = await Promise.all([
    import('@/spanish/verbs/list'),
    readForms('non-finite'),
    ...tenses.map(async (tense) => [tense, await loadForms(tense)] as const),
  ])
  return {
    index: createVerbIndex(verbMeanings, forms, gerundsAndParticiples),
    nonFinite: gerundsAndParticiples,
    forms: new Map(forms),
  }
}

function AllTenses({ verbs, infinitive }: { verbs: Verbs; infinitive: Spanish }) {
  const en = verbs.index.meanings[infinitive] ?? ''
  const [gerund = '', participle = ''] = verbs.nonFinite.get(infinitive) ?? []
  const inTense = (tense: TenseId) => ({
    infinitive,
    en,
    forms: verbs.forms.get(tense)?.get(infinitive) ?? [],
  })
  return (
    <section aria-labelledby="every-tense" data-prints="sheet" className="stack-5 print:break-before-page">
      <div>
        <div className="flex flex-wrap items-center gap-x-5">
          <h3 id="every-tense" className="text-xl">
            <span lang="es" translate="no">
              {infinitive}
            </span>{' '}
            <span className="font-normal text-muted">{en}</span>
          </h3>
          <button
            type="button"
            onClick={() => printAlone('sheet')}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
          >
            <Printer aria-hidden="true" className="size-5" />
            Print this verb
          </button>
        </div>
        <p className="mt-1">
          {/* A text that can be heard becomes a button, so nothing may come after it. */}
          <span>
            Gerund: <SpokenText text={gerund} />
          </span>{' '}
          <span>
            · participle: <SpokenText text={participle} />
          </span>
        </p>
        <ConjugationLegend
          isIrregular={[...verbs.forms.keys()].some((tense) => isIrregularIn(inTense(tense), tense))}
        />
      </div>
      <div className="stack-8 print:columns-3 print:gap-x-4">
        {tensesByTime.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h4 className="border-t-8 border-ink pt-2 text-lg print:text-base">{group.name}</h4>
            <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3 print:block">
              {group.tenses.map((tense) => {
                const lesson = tenseLessons[tense]
                return (
                  <div key={tense} className="break-inside-avoid">
                    {tense === 'present-continuous' && neverContinuous.has(infinitive) ? (
                      <p>
                        <b lang="es" translate="no">
                          {infinitive}
                        </b>{' '}
                        isn’t used after{' '}
                        <i lang="es" translate="no">
                          estar
                        </i>
                        .
                      </p>
                    ) : (
                      <ConjugationTable
                        caption={tenseNames[tense].en}
                        tense={tense}
                        verbs={[inTense(tense)]}
                        bare
                      />
                    )}
                    {lesson !== undefined && (
                      <TextLink to={paths.lesson(lessonEntry(lesson))} className="print:hidden">
                        Lesson: {lessonEntry(lesson).title}
                      </TextLink>
                    )}
                  </div>
                )
              })}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}

/**
 * All tenses of one verb, found by its infinitive, a form or its meaning. The verb is in the URL, so that it can be
 * shared.
 */
export function AnyVerb({
  infinitive,
  onChoose,
}: {
  /** From the URL, so it may not be one of the site's verbs. */
  infinitive: string | null
  onChoose: (infinitive: Spanish) => void
}) {
  return (
    <LoadOnDemand label="Look up a verb" what="verb forms" load={loadVerbs} immediate={infinitive !== null}>
      {(verbs) => {
        const known =
          infinitive !== null && Object.hasOwn(verbs.index.meanings, infinitive) ? infinitive : null
        return (
          <div className="stack-6">
            <div className="max-w-md print:hidden">
              <VerbField
                label="A verb, one of its forms or its meaning"
                index={verbs.index}
                chosen={known}
                onChoose={onChoose}
              />
            </div>
            {infinitive !== null && known === null && (
              <p role="alert">
                <b lang="es" translate="no">
                  {infinitive}
                </b>{' '}
                isn’t one of our {Object.keys(verbs.index.meanings).length} verbs.
              </p>
            )}
            {known !== null && (
              <VosotrosScope>
                <AllTenses verbs={verbs} infinitive={known} />
              </VosotrosScope>
            )}
          </div>
        )
      }}
    </LoadOnDemand>
  )
}
