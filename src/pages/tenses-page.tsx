import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { tenseGuide, tenses } from '@/content/tense-list'
import { TenseLine } from '@/features/roadmap/tense-line'
import { paths } from '@/paths'

const AnyVerb = lazy(async () => ({ default: (await import('@/features/any-verb/any-verb')).AnyVerb }))

export function Component() {
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <PageHeader
        title="Tenses"
        description="Every Spanish tense for IGCSE and IB, from the present to the imperative."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted print:text-muted">
          One line through time: what is, what was, what will be, what might be, and what must be done.
        </p>
      </PageHeader>
      <section aria-labelledby="which-tense" className="page mt-8 print:mt-4 print:p-0">
        <h2 id="which-tense" className="text-2xl">
          Which tense do I need?
        </h2>
        <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4 print:grid-cols-4 print:gap-x-3">
          {tenseGuide.map((branch) => (
            <div key={branch.question} className="border-t-8 border-ink pt-3">
              <h3 className="text-lg">{branch.question}</h3>
              <ul className="mt-1">
                {branch.answers.map((answer) => (
                  <li key={answer.slug} className="group relative border-t border-rule py-2 first:border-0">
                    <span className="block text-muted">{answer.meaning}</span>
                    <span lang="es" className="block italic">
                      {answer.example}
                    </span>
                    <TextLink
                      to={paths.tense(answer.slug)}
                      className="after:absolute after:inset-0 group-hover:decoration-2"
                    >
                      {lessonEntry(tenses[answer.slug].lesson).title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <div className="page mt-12 print:mt-4 print:p-0">
        <TenseLine />
      </div>
      <section aria-labelledby="any-verb" className="page mt-12 print:hidden">
        <h2 id="any-verb" className="text-2xl">
          Any verb, every tense
        </h2>
        <p className="mt-2 mb-4 max-w-prose">
          Type a verb, a form that you have met or what it means, and see it in all its tenses.
        </p>
        <LazyPart failed={<PartNotLoaded />}>
          <AnyVerb
            infinitive={query.get('verb')}
            onChoose={(verb) => setQuery({ verb }, { preventScrollReset: true, replace: true })}
          />
        </LazyPart>
      </section>
    </>
  )
}
