/**
 * These tests prove that the checks skip no field: they plant misspellings in each field of the real content in turn,
 * and the real checks must find them.
 */
import { readFileSync } from 'node:fs'
import { afterAll, describe, test } from 'vitest'
import { lessonTexts, type Text } from '../../src/content/texts'
import { componentDocuments, spanishInSource } from '../support/components'
import { documentOf, expectNone, loadLessons, loadModule, modulePaths } from '../support/content'
import { unmarkedProblems } from '../support/language'
import { sayProblem } from '../support/pronunciation'
import { misspeltIn } from '../support/spelling'
import { type StringField, stringsIn, uncheckedStrings } from '../support/unchecked-strings'

const planted = [
  { sentence: 'Juejo al tennis los martess.', misspelt: ['Juejo', 'tennis', 'martess'] },
  { sentence: 'Ya habia jugado antez.', misspelt: ['habia', 'antez'] },
]
/** All the misspellings in one text, and the words that the checks must find. */
const allPlanted = planted.map(({ sentence }) => sentence).join(' ')
const allMisspelt = planted.flatMap(({ misspelt }) => misspelt)

/** A field of the content, represented by the first string with this field name, language and role. */
interface Field extends StringField {
  document: string
  module: object
  read(): Promise<readonly Text[]>
  /** The language and role of the text. */
  part: string
}

/** The fields, grouped by the kind of block or exercise or by the module, and then by the name of the field. */
const fields = new Map<string, Map<string, Field>>()

async function collect(
  document: string,
  module: object,
  read: Field['read'],
  groupOf: (field: string) => string,
): Promise<void> {
  const parts = new Map((await read()).map(({ at, lang, role }) => [at, `${lang} ${role}`]))
  for (const held of stringsIn(module)) {
    if (!/\p{L}/u.test(held.text)) continue
    const part = parts.get(held.at) ?? 'unread'
    const group = fields.get(groupOf(held.field)) ?? new Map<string, Field>()
    fields.set(groupOf(held.field), group)
    const name = `${held.field} (${part})`
    // An object may have hundreds of similar fields, as a dictionary does, so test only a few.
    const alike = [...group.values()].filter((field) => field.holder === held.holder && field.part === part)
    if (!group.has(name) && alike.length < 8) group.set(name, { ...held, document, module, read, part })
  }
}

for (const { id, lesson } of (await loadLessons()).lessons)
  await collect(
    id,
    lesson,
    async () => lessonTexts(lesson, ''),
    (field) => {
      const [, block] = /^sections\/blocks\/([^/]+)\//.exec(field) ?? []
      const [, exercise] = /^exercises\/([^/]+)\//.exec(field) ?? []
      if (block !== undefined) return `block ${block}`
      return exercise === undefined ? 'lesson' : `exercise ${exercise}`
    },
  )
for (const path of modulePaths()) {
  const { module } = await loadModule(path)
  await collect(
    path,
    module,
    async () => (await loadModule(path)).texts,
    () => path,
  )
}

/** Returns the misspelt words and other problems that the checks find in the text at this path. */
async function problemsAt(at: string, { document, read }: Field) {
  const sorted = documentOf(
    document,
    (await read()).filter((text) => text.at === at),
  )
  return {
    misspelt: misspeltIn(sorted).map(({ word }) => word),
    others: [
      ...unmarkedProblems(sorted),
      ...sorted.say.flatMap(({ text, word }) => sayProblem(text, word) ?? []),
    ],
  }
}

/** Temporarily writes this text into the field, and returns the problems that the checks find. */
async function problemsWith(text: string, field: Field) {
  field.write(text)
  try {
    return await problemsAt(field.at, field)
  } finally {
    field.write(field.text)
  }
}

const isNoticed = ({ misspelt, others }: Awaited<ReturnType<typeof problemsAt>>) =>
  misspelt.length + others.length > 0

async function isCaught(field: Field): Promise<boolean> {
  const [lang, role] = field.part.split(' ')
  if (lang === 'es' || lang === 'rich' || role === 'label') {
    const text = lang === 'rich' ? `Say *${allPlanted}* twice.` : allPlanted
    const { misspelt } = await problemsWith(text, field)
    // A label may contain English words too.
    const words =
      role === 'label' && lang !== 'rich' ? allMisspelt.filter((word) => word !== 'tennis') : allMisspelt
    return words.every((word) => misspelt.includes(word))
  }
  if (role === 'translation') return isNoticed(await problemsWith(`${allPlanted} ¿No?`, field))
  if (lang === 'say')
    for (const { sentence } of planted) if (!isNoticed(await problemsWith(sentence, field))) return false
  return true
}

/**
 * Whether the checks find a misspelling in an unknown field next to this one. Lists and dictionaries have no unknown
 * fields, so they pass.
 */
async function isCaughtBeside(field: Field): Promise<boolean> {
  if (Array.isArray(field.holder) || field.holder instanceof Map || !Object.isExtensible(field.holder))
    return true
  const at = `${field.at.slice(0, field.at.lastIndexOf('/') + 1)}xyz`
  Reflect.set(field.holder, 'xyz', '¿Ya habia jugado antez?')
  try {
    const unread = uncheckedStrings(field.document, field.module, await field.read())
    return unread.some((line) => line.includes(` ${at}: `)) || isNoticed(await problemsAt(at, field))
  } finally {
    Reflect.deleteProperty(field.holder, 'xyz')
  }
}

/** Deliberate mistakes and strings used only by the code aren’t spell-checked. */
const unspelt = ['es wrong', 'rich wrong', 'none key', 'none query']

describe.each([...fields])('%s', (_, group) => {
  test('a misspelling in any field is found', async () => {
    const missed: string[] = []
    for (const [name, field] of group)
      if (!unspelt.includes(field.part) && !(await isCaught(field))) missed.push(`${field.document}: ${name}`)
    expectNone(missed)
  })

  test('a misspelling in an unknown field is found', async () => {
    const missed: string[] = []
    const holders = new Map([...group].map(([name, field]) => [field.holder, [name, field] as const]))
    for (const [name, field] of holders.values())
      if (!(await isCaughtBeside(field))) missed.push(`${field.document}: beside ${name}`)
    expectNone(missed)
  })
})

describe.each(componentDocuments())('$id', ({ id, spanish }) => {
  const source = readFileSync(new URL(`../../${id}`, import.meta.url), 'utf8')

  test('a misspelling in any of its Spanish is found', () => {
    // A text that contains tags is split up in the source, so it can’t be found there.
    const texts = [...new Set(spanish.map(({ text }) => text))].filter((text) => source.includes(text))
    const caught = caughtAtOnce(texts)
    expectNone(texts.filter((text) => !caught.has(text) && !isCaughtIn(text)))
  })

  /** The texts that are reported when a different misspelling is added to the first occurrence of each. */
  function caughtAtOnce(texts: readonly string[]): Set<string> {
    const plants = texts.map((text, at) => ({
      text,
      word: `antezz${String(at).replaceAll(/\d/g, (digit) => 'bcdfgjklmn'[Number(digit)] ?? '')}`,
      end: source.indexOf(text) + text.length,
    }))
    const changed = plants
      .toSorted((one, other) => other.end - one.end)
      .reduce((before, { word, end }) => before.slice(0, end) + word + before.slice(end), source)
    const misspelt = new Set(misspeltWords(changed))
    return new Set(plants.filter(({ word }) => misspelt.has(word)).map(({ text }) => text))
  }

  /** Tries each occurrence of the text, because some may be in identifiers or comments, which nobody sees. */
  function isCaughtIn(text: string): boolean {
    const pieces = source.split(text)
    return pieces.slice(1).some((_, at) => {
      const changed = `${pieces.slice(0, at + 1).join(text)}antezz${pieces.slice(at + 1).join(text)}`
      return misspeltWords(changed).includes('antezz')
    })
  }

  function misspeltWords(changed: string): string[] {
    try {
      const document = { ...documentOf(id, []), spanish: spanishInSource(id, changed) }
      return misspeltIn(document).map(({ word }) => word)
    } catch {
      return [] // The change broke the program.
    }
  }
})

/** A sentence in each syntax in which code can contain a visible string. */
const programs: Readonly<Record<string, (sentence: string) => string>> = {
  'the text of an element': (text) => `const a = <p>${text}</p>`,
  'the text of a Spanish element': (text) => `const a = <p lang="es">${text}</p>`,
  'a Spanish element inside English': (text) => `const a = <p>They say <b lang="es">${text}</b> twice.</p>`,
  'an element inside a Spanish one': (text) => `const a = <p lang="es">Hola. <b>${text}</b></p>`,
  'an attribute': (text) => `const a = <img alt="${text}" />`,
  'an attribute that is worked out': (text) => `const a = <img alt={b ? '${text}' : 'Nothing'} />`,
  'a branch inside an element': (text) => `const a = <p>{b && '${text}'}</p>`,
  'a constant': (text) => `const a = '${text}'`,
  'a list': (text) => `const a = ['Nothing', '${text}']`,
  'a field with any name': (text) => `const a = { xyz: '${text}' }`,
  'a field name': (text) => `const a = { '${text}': 1 }`,
  'a field of a class': (text) => `class A { a = '${text}' }`,
  'an argument': (text) => `a('${text}')`,
  'an error message': (text) => `throw new Error('${text}')`,
  'a default value': (text) => `const a = (b = '${text}') => b`,
  'a comparison': (text) => `const a = b === '${text}'`,
  'a template': (text) => `const a = \`\${b} ${text} \${c}\``,
  'a tagged template': (text) => `const a = b\`${text}\``,
  'Spanish inside prose': (text) => `const a = 'Here *${text}* is right.'`,
}

describe.each(Object.entries(programs))('%s', (_, program) => {
  test.each(planted)('“$sentence” is found', ({ sentence, misspelt }) => {
    const found = misspeltIn({
      ...documentOf('src/planted.tsx', []),
      spanish: spanishInSource('src/planted.tsx', program(sentence)),
    }).map(({ word }) => word)
    expectNone(misspelt.filter((word) => !found.includes(word)))
  })
})

afterAll(() => {
  const parts = [...fields.values()].flatMap((group) => [...group.values()].map(({ part }) => part))
  const lines = [...new Set(parts)]
    .sort()
    .map((part) => `${parts.filter((one) => one === part).length} ${part}`)
  console.log(`Fields in which a misspelling was planted:\n${lines.join('\n')}`)
})
