import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports'

/** The hexadecimal colours in this source code, in long form. */
const coloursIn = (text: string): string[] =>
  (text.match(/#(?:[\da-f]{6}|[\da-f]{3})(?=["';\]\s])/gi) ?? [])
    .map((colour) => colour.toLowerCase())
    .map((colour) => (colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour))

const read = (file: string) => readFileSync(file, 'utf8')
/** The pictures for the oral exam are illustrations: things have their natural colours in both themes. */
const isPainting = (file: string) => /^src\/features\/speaking\/picture(?:s\/|-people\.tsx)/.test(file)

const palette = coloursIn(read('tailwind.config.ts'))

test('every colour is defined once, in the palette', () => {
  const written = sourceFiles('src').filter((file) => !isPainting(file) && coloursIn(read(file)).length > 0)
  expect(written).toEqual([])
  // The print styles have their own colours.
  const [screen = ''] = read('src/styles.css').split('\n@media print {')
  expect(coloursIn(screen)).toEqual([])
  expect(coloursIn(read('src/features/roadmap/metro-map.css'))).toEqual([])
})

test.each(['index.html', 'public/icon.svg'])(
  '%s, which no style sheet reaches, uses colours of the palette',
  (file) => {
    const colours = coloursIn(read(file))
    expect(colours).not.toEqual([])
    expect(colours.filter((colour) => !palette.includes(colour))).toEqual([])
  },
)

test('a colour is found in any notation', () => {
  expect(coloursIn('className="stroke-[#66b2ff]" fill="#FFF" --ink: #000;')).toEqual([
    '#66b2ff',
    '#ffffff',
    '#000000',
  ])
})
