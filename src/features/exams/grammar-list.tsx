import { Link } from 'react-router-dom'
import { findLesson } from '@/content/registry'
import { syllabus } from '@/content/syllabus'
import { paths } from '@/paths'

/** The whole IGCSE grammar list with the lessons that teach each item. */
export function GrammarList() {
  return (
    <section aria-labelledby="grammar-list" className="page mt-10 max-w-4xl">
      <h2 id="grammar-list" className="text-2xl">
        The whole grammar list, and where it is taught
      </h2>
      <details className="mt-3 rounded-lg border border-rule bg-card p-4 sm:p-6">
        <summary className="min-h-6 font-bold">Show all {syllabus.length} items</summary>
        <table className="mt-4 w-full border-collapse">
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
                  <ul>
                    {row.lessons.map((id) => {
                      const lesson = findLesson(id)
                      return (
                        lesson !== undefined && (
                          <li key={id}>
                            <Link
                              to={paths.lesson(lesson)}
                              className="font-bold underline underline-offset-4"
                            >
                              {lesson.title}
                            </Link>
                          </li>
                        )
                      )
                    })}
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
