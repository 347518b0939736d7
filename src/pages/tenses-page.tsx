import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { PageHead } from '@/components/ui/page-head'
import { tenseGroups, tenses } from '@/content/tenses'
import { paths } from '@/paths'

export function Component() {
  return (
    <>
      <PageHead
        title="Tenses"
        description="Every Spanish tense for IGCSE and IB, from the present to the imperative."
      />
      <div className="bg-sign text-on-sign">
        <div className="page py-10">
          <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
            Tenses
          </h1>
          <p className="mt-3 max-w-prose text-lg text-sign-muted">
            One line through time: what is, what was, what will be, what might be, and what must be done.
          </p>
        </div>
      </div>
      <div className="page mt-8 max-w-4xl">
        {tenseGroups.map((group) => (
          <section
            key={group.id}
            aria-labelledby={group.id}
            className="ml-3 border-l-8 border-line-foundation pb-6 pl-8 last:pb-0"
          >
            <h2 id={group.id} className="pt-2 text-2xl">
              {group.name}
            </h2>
            <ol className="mt-2">
              {group.tenses.map((slug) => {
                const tense = tenses[slug]
                return (
                  <li key={slug} className="group relative py-4">
                    <span
                      aria-hidden="true"
                      className="absolute top-5 -left-[3.15rem] size-8 rounded-full border-[6px] border-line-foundation bg-card group-hover:bg-signal"
                    />
                    <h3 className="text-xl">
                      <Link
                        to={paths.tense(slug)}
                        className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                      >
                        {tense.name}
                      </Link>
                    </h3>
                    <p lang="es" className="text-muted">
                      {tense.spanishName}
                    </p>
                    <p className="mt-1">{tense.description}</p>
                    <p className="mt-1.5">
                      <Badge>{tense.level}</Badge>
                    </p>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}
