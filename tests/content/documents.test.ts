import { describe, expect, test } from 'vitest'
import { loadLesson } from '../../src/content/load-lesson'
import { spanishInSource } from '../support/components'
import {
  documentOf,
  expectNone,
  importModule,
  lessonDocument,
  loadDocuments,
  loadLessons,
  modulePaths,
} from '../support/content'
import { unreadStrings } from '../support/unread'

const { lessons } = await loadLessons()

describe.each(lessons)('lesson $id', (loaded) => {
  test('a student reads nothing that no check has read', () => {
    expectNone(unreadStrings(lessonDocument(loaded), loaded.lesson))
  })
})

describe.each(modulePaths())('%s', (path) => {
  test('a student reads nothing that no check has read', async () => {
    const module = await importModule<Record<string, unknown>>(path)
    expectNone(unreadStrings(documentOf(path, module), module))
  })
})

test('a student finds Spanish in components that is checked with the rest', async () => {
  const { documents } = await loadDocuments()
  const texts = documents
    .filter(({ id }) => id.startsWith('src/'))
    .flatMap(({ spanish }) => spanish.map(({ text }) => text))
  expect(texts).toEqual(
    expect.arrayContaining(['Próxima estación: tu examen.', 'buenos días', 'Alegría', 'vosotros']),
  )
})

describe('the checks themselves', () => {
  const misspelt = 'Ya habia jugado antez.'
  const guide = (field: string) => ({
    tenseGuide: [{ question: 'Is it past?', answers: [{ slug: 'x', [field]: misspelt }] }],
  })

  test('an author is told of a text in a field that no check knows, by its path and what to do', () => {
    const module = guide('mnemonic')
    const [line, ...others] = unreadStrings(documentOf('tenses', module), module)
    expect(others).toEqual([])
    expect(line).toContain(`tenses: tenseGuide/1/answers/1/mnemonic: "${misspelt}"`)
    expect(line).toContain('fieldLanguages')
    expect(line).toContain('machineKeys')
  })

  test('an author who says that the field is Spanish has it checked', () => {
    const module = guide('example')
    const document = documentOf('tenses', module)
    expect(unreadStrings(document, module)).toEqual([])
    expect(document.spanish).toEqual([expect.objectContaining({ text: misspelt, kind: 'sentence' })])
  })

  test('an author is told of such a field in a lesson, and in a block of a new kind', async () => {
    const future = await loadLesson('future')
    if (future === null) throw new Error('The lesson on the future is gone')
    const block = { kind: 'mnemonic', verse: misspelt }
    const lesson = {
      ...future,
      motto: misspelt,
      sections: [...future.sections, { id: 'by-heart', title: 'Formation', blocks: [block] }],
    }
    const document = lessonDocument({ id: 'future', type: 'tense', lesson: future })
    const lines = unreadStrings(document, lesson)
    expect(lines).toHaveLength(2)
    expect(lines.join('\n')).toContain('future: motto')
    expect(lines.join('\n')).toContain('future: sections/by-heart/blocks/1/verse')
  })

  test('an author has all Spanish of a component checked, whether written, chosen or listed', () => {
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
