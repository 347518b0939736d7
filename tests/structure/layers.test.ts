import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { circlesOf, importsIn, importsOf, isTest, refusalOf, sourceFiles } from './imports'
import { layersInMarkdown } from './layers'

const files = ['src', 'backend', 'build', 'scripts'].flatMap(sourceFiles)
const imports = importsIn(files)

test('every import goes to a layer that the file may import', () => {
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.map(refusalOf).filter((refusal) => refusal !== undefined)).toEqual([])
})

test('there are no import cycles', () => {
  expect(circlesOf(imports.filter(({ from }) => !isTest(from)))).toEqual([])
})

test('docs/layout.md contains the table of layers', () => {
  const [, printed] =
    /<!-- layers -->\n+([\s\S]*?)\n+<!-- end of layers -->/.exec(readFileSync('docs/layout.md', 'utf8')) ?? []
  expect(printed).toBe(layersInMarkdown)
})

/** The errors for a file that contains only this line. */
function refusalsOf(file: string, line: string): (string | undefined)[] {
  return importsOf(file, line).map(refusalOf)
}

/** Every kind of syntax that can import a file by its specifier. */
const waysToImport: readonly ((spelt: string) => string)[] = [
  (spelt) => `import { thing } from '${spelt}'`,
  (spelt) => `import type { Thing } from '${spelt}'`,
  (spelt) => `import {\n  one,\n  type Other,\n} from '${spelt}'`,
  (spelt) => `export * from '${spelt}'`,
  (spelt) => `export type { Thing } from '${spelt}'`,
  (spelt) => `import '${spelt}'`,
  (spelt) => `const load = () => import('${spelt}')`,
  (spelt) => `const load = (id: string) => import(\`${spelt}/\${id}.ts\`)`,
  (spelt) => `type Thing = import('${spelt}').Thing`,
  (spelt) => `const all = import.meta.glob<Module>('${spelt}/*.ts')`,
  (spelt) => `const all = import.meta.glob<Record<string, Module>>(['${spelt}/*.ts'])`,
  (spelt) => `const load = () => import(/* later */ '${spelt}')`,
]

describe('a forbidden import is reported', () => {
  test.each([
    ['src/spanish/markup.ts', ['../content/types', '@/content/types'], 'src/content'],
    ['src/spanish/verbs/list.ts', ['../../lib/shuffle', '@/lib/shuffle'], 'src/lib'],
    ['src/content/registry.ts', ['../lib/supabase', '@/lib/supabase'], 'src/lib'],
    [
      'src/content/lessons/present.ts',
      ['../../features/quiz/quiz', '@/features/quiz/quiz'],
      'src/features/quiz',
    ],
    ['src/lib/shuffle.ts', ['../features/auth/user', '@/features/auth/user'], 'src/features/auth'],
    ['src/lib/shuffle.ts', ['../spanish/accents', '@/spanish/accents'], 'src/spanish'],
    ['src/paths.ts', ['./components/ui/sign', '@/components/ui/sign'], 'src/components/ui'],
    ['src/components/ui/sign.tsx', ['../rich-text', '@/components/rich-text'], 'src/components'],
    ['src/components/ui/sign.tsx', ['../../content/types', '@/content/types'], 'src/content'],
    ['src/components/rich-text.tsx', ['../exercises/mark', '@/exercises/mark'], 'src/exercises'],
    ['src/components/rich-text.tsx', ['../app/footer', '@/app/footer'], 'src/app'],
    ['src/exercises/run.tsx', ['../blocks/drill/drill', '@/blocks/drill/drill'], 'src/blocks'],
    ['src/blocks/story/story.tsx', ['../../features/quiz/quiz', '@/features/quiz/quiz'], 'src/features/quiz'],
    [
      'src/features/auth/user.ts',
      ['../progress/queries', '@/features/progress/queries'],
      'src/features/progress',
    ],
    [
      'src/features/rating/card.tsx',
      ['../progress/queries', '@/features/progress/queries'],
      'src/features/progress',
    ],
    ['src/features/rating/card.tsx', ['../../pages/about-page', '@/pages/about-page'], 'src/pages'],
    [
      'src/features/lesson/generic/view.tsx',
      ['../../quiz/quiz', '@/features/quiz/quiz'],
      'src/features/quiz',
    ],
    ['src/pages/about-page.tsx', ['../app/routes', '@/app/routes'], 'src/app'],
    ['src/app/routes.tsx', ['../main', '@/main'], 'src'],
    ['src/main.tsx', ['../backend/settings', '../backend/settings.ts'], 'backend'],
    ['src/lib/embedded-key.ts', ['../../tests/support/content'], 'tests'],
    ['backend/gateway.ts', ['../src/lib/supabase', '../src/lib/supabase.ts'], 'src/lib'],
    ['backend/auth/tokens.ts', ['../../build/conjugator', '../../build/conjugator.ts'], 'build'],
    ['build/conjugator.ts', ['../tests/support/content'], 'tests'],
    ['build/prerender.ts', ['../src/pages/about-page', '../src/pages/about-page.tsx'], 'src/pages'],
    ['build/database-types.ts', ['../backend/gateway', '../backend/gateway.ts'], 'backend'],
    ['scripts/lesson-counts.ts', ['../src/pages/about-page', '../src/pages/about-page.tsx'], 'src/pages'],
  ])('%s → %s', (file, spellings, layer) => {
    for (const line of spellings.flatMap((spelt) => waysToImport.map((way) => way(spelt)))) {
      expect(refusalsOf(file, line), line).toEqual([
        expect.stringContaining(` may not import ${layer}: ${file} → `),
      ])
    }
  })

  test('src/content → src/paths.ts, which imports content', () => {
    for (const spelt of ['../../paths', '@/paths']) {
      expect(refusalsOf('src/content/lessons/present.ts', `import { paths } from '${spelt}'`)).toEqual([
        expect.stringContaining('src/content may not import src/paths.ts: '),
      ])
    }
  })

  test('a pure layer imports no package, but its tests may', () => {
    for (const file of ['src/spanish/markup.ts', 'src/content/lessons/present.ts']) {
      for (const name of ['react', 'react-dom/client', '@supabase/supabase-js', 'node:fs']) {
        expect(refusalsOf(file, `import { thing } from '${name}'`)).toEqual([
          expect.stringContaining(` may not import packages: ${file} → ${name}`),
        ])
      }
    }
    expect(refusalsOf('src/spanish/markup.test.ts', `import { test } from 'vitest'`)).toEqual([undefined])
  })

  test('a glob that starts from another folder', () => {
    const line = `const all = import.meta.glob<Module>('./*-page.tsx', {\n  base: '../../pages',\n})`
    expect(refusalsOf('src/features/quiz/quiz.tsx', line)).toEqual([
      expect.stringContaining('src/features/quiz may not import src/pages: '),
    ])
  })

  test('only tests import test helpers', () => {
    const line = `import { Frame } from '../../../tests/support/signed-in'`
    expect(refusalsOf('src/features/rating/card.test.tsx', line)).toEqual([undefined])
    expect(refusalsOf('src/features/rating/card.tsx', line)).toEqual([expect.any(String)])
  })

  test('a file that belongs to no layer is refused', () => {
    expect(refusalsOf('server/main.ts', `import './settings'`)).toEqual([
      'server/main.ts belongs to no layer',
    ])
  })
})

test('each import has one spelling: ./ within a layer, @/ across layers, and no @/ in files that Node runs too', () => {
  for (const [file, spelt, isRight] of [
    ['src/blocks/block.tsx', './story/story', true],
    ['src/blocks/drill/drill.tsx', '../vosotros', true],
    ['src/blocks/block.tsx', '@/blocks/story/story', false],
    ['src/blocks/block.tsx', '@/spanish/markup', true],
    ['src/blocks/block.tsx', '../spanish/markup', false],
    ['src/features/rating/card.tsx', '../auth/user', false],
    ['src/content/types.ts', '../spanish/tenses', true],
    ['src/content/types.ts', '@/spanish/tenses', false],
  ] as const) {
    const [refusal] = refusalsOf(file, `import type { Thing } from '${spelt}'`)
    expect(refusal === undefined, `${file} → ${spelt}`).toBe(isRight)
  }
})

test('a cycle is found, also one of types, but not through a dynamic import', () => {
  const circle = (line: string) =>
    circlesOf([
      ...importsOf('src/lib/one.ts', `import { two } from './two'`),
      ...importsOf('src/lib/two.ts', `import { three } from './three'`),
      ...importsOf('src/lib/three.ts', line),
    ])
  const found = [['src/lib/one', 'src/lib/two', 'src/lib/three', 'src/lib/one']]
  expect(circle(`import { one } from './one'`)).toEqual(found)
  expect(circle(`import type { One } from '@/lib/one'`)).toEqual(found)
  expect(circle(`const load = () => import('./one')`)).toEqual([])
})
