import { stopCountInWords } from 'virtual:counts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

const ProgressAndMap = part(async () => (await import('./grammar/progress-and-map')).ProgressAndMap, {
  room: 'min-h-svh',
})
const AbInitioList = part(async () => (await import('@/features/roadmap/ab-initio-list')).AbInitioList)
const GrammarIndex = part(async () => (await import('@/features/roadmap/grammar-index')).GrammarIndex)

export const loader = () =>
  isFirstPage() ||
  Promise.all([ProgressAndMap.load(), AbInitioList.load(), GrammarIndex.load()]).then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Grammar Roadmap"
        description={`All of IGCSE and IB Spanish grammar as a metro map: two lines, four levels, ${stopCountInWords} stops.`}
        onSign
        className="print:pb-4"
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted print:text-muted">
          {`Two lines, ${stopCountInWords} stops. Start anywhere, but the numbered order works best.`}
        </p>
      </PageHeader>
      <div className="page -mt-6 print:mt-0 print:p-0">
        <ProgressAndMap />
        <section
          aria-labelledby="connection"
          className="mt-10 rounded-lg border border-rule bg-card p-5 print:hidden"
        >
          <h2 id="connection" className="text-xl">
            Connection: the tense line
          </h2>
          <p className="mt-1 max-w-prose text-muted">
            Every tense, side by side, including the ones that aren’t on this map.
          </p>
          <Link to={paths.tenses} className={`${buttonClasses('outline')} mt-4`}>
            See all tenses <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </section>
        <AbInitioList />
        <GrammarIndex />
      </div>
    </>
  )
}
