import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { tenseGroups, tenses } from '@/content/tense-list'
import { paths } from '@/paths'
import './metro-map.css'

/** The tenses as a separate line: each group is a row, and each tense is a stop. */
export function TenseLine() {
  return (
    <div className="metro-map metro-rows">
      {tenseGroups.map((group, index) => (
        <section
          key={group.id}
          aria-labelledby={group.id}
          className="metro-level"
          data-start={index === 0 || undefined}
          data-end={index === tenseGroups.length - 1 || undefined}
          style={{ '--line': 'var(--ink)', '--stops': 4, '--count': group.tenses.length } as CSSProperties}
        >
          <h2 id={group.id} className="text-2xl">
            {group.name}
          </h2>
          <ol>
            {group.tenses.map((slug) => {
              const tense = tenses[slug]
              return (
                <li key={slug} className="metro-stop group">
                  <span aria-hidden="true" className="metro-roundel group-hover:bg-signal" />
                  <h3 className="text-xl">
                    <Link
                      to={paths.tense(slug)}
                      className="underline-offset-4 after:absolute after:inset-0 after:-left-13 group-hover:underline"
                    >
                      {tense.name}
                    </Link>
                  </h3>
                  <p lang="es" translate="no" className="text-muted">
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
  )
}
