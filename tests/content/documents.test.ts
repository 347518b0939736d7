import { describe, expect, test } from 'vitest'
import { loadLesson } from '../../src/content/load-lesson'
import { lessonTexts } from '../../src/content/texts'
import { spanishInSource } from '../support/components'
import { expectNone, loadDocuments, loadLessons, loadModule, modulePaths } from '../support/content'
import { proseKeys, uncheckedStrings } from '../support/unchecked-strings'

const { lessons } = await loadLessons()

describe.each(lessons)('lesson $id', ({ id, lesson }) => {
  test('has no text that the checks skip', () => {
    const texts = lessonTexts(lesson, '')
    expectNone([...uncheckedStrings(id, lesson, texts), ...proseKeys(id, texts)])
  })
})

describe.each(modulePaths())('%s', (path) => {
  test('has no text that the checks skip', async () => {
    const { module, texts } = await loadModule(path)
    expectNone([...uncheckedStrings(path, module, texts), ...proseKeys(path, texts)])
  })
})

test('Spanish inside the code is checked with the rest', async () => {
  const { documents } = await loadDocuments()
  const texts = documents
    .filter(({ id }) => id.startsWith('src/'))
    .flatMap(({ spanish }) => spanish.map(({ text }) => text))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Próxima estación: tu examen.',
      'buenos días',
      'Alegría',
      'vosotros',
      'Vayámonos',
    ]),
  )
})

describe('the checks themselves', () => {
  const misspelt = 'Ya habia jugado antez.'
  const future = async () => {
    const lesson = await loadLesson('future')
    if (lesson === null) throw new Error('The lesson on the future is gone')
    return lesson
  }

  test('report a text in an unknown field, with its path and what to do', async () => {
    const { module, texts } = await loadModule('content/tense-list')
    const [line, ...others] = uncheckedStrings('content/tense-list', { ...module, motto: misspelt }, texts)
    expect(others).toEqual([])
    expect(line).toContain(`content/tense-list: motto: "${misspelt}"`)
    expect(line).toContain('src/content/texts.ts')
  })

  test('report a text that looks like an identifier', () => {
    const key = { lang: 'none', role: 'key', at: 'sections/uses/id' } as const
    expect(proseKeys('future', [{ ...key, text: 'uses' }])).toEqual([])
    expect(proseKeys('future', [{ ...key, text: misspelt }])).toHaveLength(1)
  })

  test('report it even if another field holds the same text', async () => {
    const written = await future()
    const lesson = { ...written, motto: written.subtitle }
    expect(uncheckedStrings('future', lesson, lessonTexts(lesson, ''))).toHaveLength(1)
  })

  test('report such a field in a lesson, and in a new kind of block', async () => {
    const written = await future()
    const block = { kind: 'mnemonic', verse: misspelt }
    const lesson = {
      ...written,
      motto: misspelt,
      sections: [...written.sections, { id: 'by-heart', title: 'Formation', blocks: [block] }],
    }
    const lines = uncheckedStrings('future', lesson, lessonTexts(written, ''))
    expect(lines.filter((line) => line.includes(misspelt))).toHaveLength(2)
    expect(lines.join('\n')).toContain('future: motto')
    expect(lines.join('\n')).toContain('future: sections/by-heart/blocks/1 mnemonic/verse')
  })

  test('cover all Spanish of a component, whether typed, chosen or listed', () => {
    const texts = (source: string) => spanishInSource('x.tsx', source).map(({ text }) => text)
    expect(texts('<p>Hi <span lang="es">Ya <b>habia</b>{" "}\n  jugado</span></p>')).toEqual([
      'Ya habia jugado',
    ])
    expect(texts('<i lang="es">{done ? "echo" : "por hacer"} {count} veces</i>')).toEqual([
      'echo',
      'por hacer',
      'veces',
    ])
    expect(texts('<i lang="es">Hola <span lang="en">world</span></i>')).toEqual(['Hola'])
    expect(texts('const words = [{ es: "Alegria", en: "Joy" }]')).toEqual(['Alegria'])
  })
})
