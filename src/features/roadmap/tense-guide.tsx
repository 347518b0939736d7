import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { tenseGuide, tenses } from '@/content/tense-list'
import { paths } from '@/paths'

/** Helps students find the tense they need. */
export function TenseGuide() {
  return (
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
                  <span lang="es" translate="no" className="block italic">
                    {answer.example}
                  </span>
                  <TextLink
                    to={paths.tense(answer.slug)}
                    className="after:absolute after:inset-0 group-hover:decoration-2"
                  >
                    {lessonEntry(tenses[answer.slug].lesson).title}
                  </TextLink>
                  {'first' in answer && (
                    <span className="block">
                      The perfect has two lessons, and this is the second. Start with{' '}
                      <TextLink to={paths.tense(answer.first)} className="relative z-1">
                        {lessonEntry(tenses[answer.first].lesson).title}
                      </TextLink>
                      .
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
