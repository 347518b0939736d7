import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import perfecto from '@/content/lessons/perfecto'
import { lessons } from '@/content/registry'
import type { AuthoredLesson } from '@/content/types'
import { type FirstLoad, firstLoads, pageIn, scriptsOf } from '../support/first-load'

/** Ten times the current number of lessons. */
const lessonCount = 230

/** The folders that the build reads. */
const folders = ['backend', 'build', 'public', 'src', 'supabase']

/** A temporary folder for a copy of the site’s source code. */
const copy = mkdtempSync(join(tmpdir(), 'proxima-growth-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** A shortened copy of the lesson: two sections and their exercises. */
function shortened({ sections, exercises, ...lesson }: AuthoredLesson): AuthoredLesson {
  const taught = sections.slice(0, 2)
  const kept = exercises.filter(({ teaches }) => taught.some(({ id }) => id === teaches))
  const [opening] = kept
  if (opening === undefined) throw new Error('The lesson begins with nothing to do')
  return { ...lesson, opening: opening.id, sections: taught, exercises: kept }
}

const levels = ['foundation', 'intermediate', 'standard', 'higher']
const generated = Array.from({ length: lessonCount }, (_, at) => ({
  id: `generated-${at}`,
  type: at % 2 === 0 ? 'grammar' : 'tense',
  badge: 'IGCSE',
  stop: { level: levels[at % levels.length], at: 100 + at },
  title: `Generated ${at}`,
  description: `What is taught in lesson ${at}.`,
}))

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(copy, file), 'utf8')
  const after = before.replace(from, () => to)
  if (after === before) throw new Error(`${file} is not as it was`)
  writeFileSync(join(copy, file), after)
}

/** Builds the site with the generated lessons, each of which is a stop on the map. Returns the output folder. */
async function buildGrown(): Promise<string> {
  const settings = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.git',
  )
  for (const path of [...folders, ...settings.map(({ name }) => name)])
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

  const end = '] as const satisfies readonly Registered[]'
  change('src/content/registry.ts', end, `...${JSON.stringify(generated)},\n${end}`)
  // Don’t write compressed files: the test measures the sizes itself, and compression takes as long as the build.
  change('vite.config.ts', /^ *hostFiles\(\),$/m, '')
  const lesson = `export default ${JSON.stringify(shortened(perfecto))}`
  for (const { id } of generated) writeFileSync(join(copy, `src/content/lessons/${id}.ts`), lesson)

  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      cwd: copy,
      env: {
        ...env,
        VITE_SITE_URL: 'https://spanish.example',
        VITE_CONTACT_EMAIL: 'hello@spanish.example',
      },
    },
  )
  return join(copy, 'dist')
}

const home = [{ path: '/' }]

const said = ({ html, scripts }: FirstLoad) => `page ${html.toFixed(1)} KB, scripts ${scripts.toFixed(1)} KB`

/** The files that the home page refers to, without their content hashes. */
const namedBy = (folder: string) =>
  scriptsOf(pageIn(folder, '/')).map((file) => file.replace(/-.{7}\.js$/, ''))

test(`home’s first requests don’t grow with ${lessonCount} more lessons`, async () => {
  const { directory } = inject('built')
  const grown = await buildGrown()
  // Make sure that the generated lessons are there.
  expect(pageIn(grown, '/')).toContain(`${lessons.length + lessonCount} lessons`)
  // This build has a contact address, so its lessons have a link for reporting mistakes; the other build has neither.
  expect(pageIn(grown, '/grammar/ser-estar')).toContain('href="mailto:hello@spanish.example?subject=')
  expect(pageIn(directory, '/grammar/ser-estar')).toContain(
    'This comment is just for you: it isn’t sent to us.',
  )
  expect(pageIn(directory, '/grammar/ser-estar')).not.toContain('Report a mistake')
  for (const { id, type, title } of generated) expect(pageIn(grown, `/${type}/${id}`)).toContain(title)

  const [now] = await firstLoads(directory, home)
  const [then] = await firstLoads(grown, home)
  if (now === undefined || then === undefined) throw new Error('There is no home page')
  console.log(`home: ${said(now)}; with ${lessonCount} lessons more: ${said(then)}`)
  expect(namedBy(grown)).toEqual(namedBy(directory))
  expect(then.elements).toBe(now.elements)
  // The numbers on the page differ, in figures and in words, and so do the file names.
  expect(then.html).toBeLessThan(now.html * 1.01)
  expect(then.scripts).toBeLessThan(now.scripts * 1.01)
})
