import { beyond, further } from 'virtual:also-on-paper'
import { TextLink } from '@/components/ui/text-link'
import type { AlsoAsked } from '@/content/also-on-paper'
import { lessonEntry } from '@/content/registry'
import { paths } from '@/paths'

function Links({ asked }: { asked: readonly AlsoAsked[] }) {
  return (
    <ul className="mt-1 gap-x-8 wrap-anywhere sm:columns-2 lg:columns-3">
      {asked.map(({ item, lesson, section }) => (
        <li key={item} className="break-inside-avoid">
          <TextLink to={paths.lesson(lessonEntry(lesson), section)} className="inline-block py-1.5">
            {item}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * The grammar that the IGCSE paper requires but that no stop on its line teaches. Not printed, because the map has to
 * fit on two sheets.
 */
export function AlsoOnPaper() {
  return (
    <section aria-labelledby="also-on-your-paper" className="metro-also print:hidden">
      <div className="rounded-lg border border-rule bg-card p-5 text-ink">
        <h3 id="also-on-your-paper" className="text-xl">
          Also on your paper
        </h3>
        <p className="mt-1 max-w-prose text-muted">
          The IGCSE grammar list asks for more than the stops above. None of them covers these:
        </p>
        <Links asked={beyond} />
        <p className="mt-4 max-w-prose text-muted">These start above and continue in another lesson:</p>
        <Links asked={further} />
      </div>
    </section>
  )
}
