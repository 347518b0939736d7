import { plainRich, plainSpanish } from '../spanish/markup'
import { loadLesson } from './load-lesson'
import { lessons } from './registry'

/** Of each lesson so many, spread over it: enough that none comes back soon. */
const fromEach = 18

/** What can be said, heard once and written: one sentence, neither long nor with signs that nobody hears. */
const canBeDictated = (es: string, en: string) => {
  const words = es.split(' ').length
  return (
    words >= 3 &&
    words <= 9 &&
    /^[¿¡]?\p{Lu}[^.!?…]*[.!?]$/u.test(es) &&
    !/[()/:;«»"“”—–\d]|\.\.\./.test(es) &&
    !/[()/]/.test(en)
  )
}

/** The last where it says *vosotros*, which a student may hide. */
type Dictated = readonly [es: string, en: string, vosotros?: true]

async function sentencesOf(id: (typeof lessons)[number]['id']): Promise<readonly Dictated[]> {
  const lesson = await loadLesson(id)
  const all = (lesson?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'examples'
        ? block.rows.map(({ es, en }, place): Dictated => {
            const texts = [plainSpanish(es), plainRich(en)] as const
            return [block.vosotrosRow ?? []].flat().includes(place) ? [...texts, true] : texts
          })
        : [],
    ),
  )
  const fit = all.filter(([es, en]) => canBeDictated(es, en))
  const step = Math.max(1, fit.length / fromEach)
  return fit.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, fromEach)
}

/** Sentences of the lessons with their English, each once. Reads all lessons: it is for the build. */
export const dictationSentences: readonly Dictated[] = [
  ...new Map(
    (await Promise.all(lessons.map(({ id }) => sentencesOf(id)))).flat().map((one) => [one[0], one]),
  ).values(),
]
