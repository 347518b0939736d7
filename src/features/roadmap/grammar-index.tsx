import { RichTextView } from '@/components/rich-text'
import { TextLink } from '@/components/ui/text-link'
import { type Topic, topics } from '@/content/grammar-index'
import { lessonEntry } from '@/content/registry'
import { paths } from '@/paths'
import { withoutAccents } from '@/spanish/accents'
import { plainRich } from '@/spanish/markup'

/** The sort key of a topic, which ignores punctuation and accents. */
const sortKey = ({ name }: Topic) =>
  withoutAccents(plainRich(name))
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')

/** The topics grouped by first letter, in alphabetical order. */
function byLetter(): [string, Topic[]][] {
  const letters = new Map<string, Topic[]>()
  for (const topic of [...topics].sort((one, other) => sortKey(one).localeCompare(sortKey(other)))) {
    const letter = sortKey(topic).charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), topic])
  }
  return [...letters]
}

/** All grammar topics by name, with links to the sections that teach them. */
export function GrammarIndex() {
  return (
    <section
      aria-labelledby="a-to-z"
      className="mt-10 rounded-lg border border-rule bg-card p-5 print:hidden"
    >
      <h2 id="a-to-z" className="text-xl">
        Find a topic by name: A to Z
      </h2>
      <details className="group mt-3">
        <summary className="min-h-11 py-2 font-bold underline underline-offset-4">
          <span className="group-open:hidden">Show all {topics.length} topics</span>
          <span className="hidden group-open:inline">Hide the topics</span>
        </summary>
        <dl className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {byLetter().map(([letter, own]) => (
            <div key={letter} className="mb-3">
              <dt className="font-bold text-muted">{letter}</dt>
              {own.map((topic) => (
                <dd key={topic.name} className="break-inside-avoid">
                  <TextLink
                    to={paths.lesson(lessonEntry(topic.lesson), topic.section)}
                    className="inline-block py-1.5"
                  >
                    <RichTextView text={topic.name} />
                  </TextLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
