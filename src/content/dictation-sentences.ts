import { plainRich, plainSpanish } from '../spanish/markup'
import { loadLesson } from './load-lesson'
import { lessons } from './registry'

/** Sentences taken per lesson, evenly spread; enough to keep repeats rare. */
const fromEach = 18

/** Suitable for dictation: one sentence of 3 to 9 words, without digits or punctuation that cannot be heard. */
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

/** The third item is set if the sentence uses *vosotros*, which a student may hide. */
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

/** The lessons' sentences with their English, without duplicates. Loads all lessons: build time only. */
export const dictationSentences: readonly Dictated[] = [
  ...new Map(
    (await Promise.all(lessons.map(({ id }) => sentencesOf(id)))).flat().map((one) => [one[0], one]),
  ).values(),
]
