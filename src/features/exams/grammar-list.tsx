import { places } from 'virtual:syllabus-index'
import { RichTextView } from '@/components/rich-text'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { syllabus } from '@/content/syllabus'
import type { SyllabusPlace } from '@/content/syllabus-places'
import { paths } from '@/paths'
import { DetailsSummary } from './details-summary'

/** If more than this many sections of a lesson teach an item, link to the whole lesson instead. */
const mostSections = 3

function Place({ place }: { place: SyllabusPlace }) {
  const lesson = lessonEntry(place.lesson)
  if (place.sections.length === 0 || place.sections.length > mostSections)
    return <TextLink to={paths.lesson(lesson)}>{lesson.title}</TextLink>
  return (
    <>
      <span className="text-sm text-muted">{lesson.title}</span>
      <ul>
        {place.sections.map((section) => (
          <li key={section.id}>
            <TextLink to={paths.lesson(lesson, section.id)}>
              <RichTextView text={section.title} />
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The whole IGCSE grammar list, with the sections of lessons that teach each item. */
export function GrammarList() {
  return (
    <section aria-labelledby="grammar-list" className="page mt-10 max-w-4xl">
      <h2 id="grammar-list" className="text-2xl">
        The full grammar list, and where we teach it
      </h2>
      <details className="group mt-3 rounded-lg border border-rule bg-card p-4 sm:p-6">
        <DetailsSummary
          show={`Show all ${syllabus.length} items`}
          hide="Hide the list"
          printed="Item by item"
        />
        <table className="mt-4 w-full border-collapse hyphens-auto wrap-anywhere">
          <thead>
            <tr className="text-left text-sm">
              <th scope="col" className="py-1 pr-4">
                Grammar
              </th>
              <th scope="col" className="py-1">
                Lessons
              </th>
            </tr>
          </thead>
          <tbody>
            {syllabus.map((row) => (
              <tr key={row.id} className="border-t border-rule align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {row.item}
                </th>
                <td className="py-2">
                  <ul className="stack-2">
                    {places[row.id]?.map((place) => (
                      <li key={place.lesson}>
                        <Place place={place} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
