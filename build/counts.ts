import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as Counts from '../src/content/counts'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/counts.ts', import.meta.url))

const toNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** English words for a whole number from 0 to 999. */
function inWords(value: number): string {
  if (value >= 100) {
    const rest = value % 100
    return `${inWords(Math.floor(value / 100))} hundred${rest === 0 ? '' : ` and ${inWords(rest)}`}`
  }
  const ten = tens[Math.floor(value / 10) - 2]
  const words =
    ten === undefined || value % 10 === 0 ? (ten ?? toNineteen[value]) : `${ten}-${toNineteen[value % 10]}`
  if (words === undefined) throw new Error(`There are no words for ${value}`)
  return words
}

/** `virtual:counts`: the number of lessons and stops, in digits and in words. */
export const counts = (): Plugin =>
  virtualModule<typeof Counts>('counts', source, (module) => ({
    lessonCount: String(module.counts.lesson),
    lessonCountInWords: inWords(module.counts.lesson),
    stopCount: String(module.counts.stop),
    stopCountInWords: inWords(module.counts.stop),
    ibStopCountInWords: inWords(module.counts.ibStop),
  }))
