import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const TenseOverview = part(async () => (await import('@/features/roadmap/tense-overview')).TenseOverview)
const AnyVerb = part(async () => (await import('@/features/any-verb/any-verb')).AnyVerb)

export const loader = () =>
  isFirstPage() || Promise.all([TenseOverview.load(), AnyVerb.load()]).then(() => true)

export function Component() {
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <PageHeader
        title="Tenses"
        description="The tenses of IGCSE and IB Spanish, from the present to the imperative."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted print:text-muted">
          The tenses on one line: present, past, future, “would”, wishes and commands.
        </p>
      </PageHeader>
      <TenseOverview />
      <section aria-labelledby="any-verb" className="page mt-12 print:mt-0 print:p-0">
        <div className="mb-4 print:hidden">
          <h2 id="any-verb" className="text-2xl">
            Any verb, every tense
          </h2>
          <p className="mt-2 max-w-prose">
            Type a verb, one of its forms or its English meaning to see all its tenses.
          </p>
        </div>
        <AnyVerb
          infinitive={query.get('verb')}
          onChoose={(verb) => setQuery({ verb }, { preventScrollReset: true, replace: true })}
        />
      </section>
    </>
  )
}
