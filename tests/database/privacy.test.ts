import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptInAccount, keptInTab, keptOnDevice } from '../../src/pages/privacy/kept'
import { startPglite } from '../support/database-servers'

let pglite: Awaited<ReturnType<typeof startPglite>>
beforeAll(async () => {
  pglite = await startPglite()
})
afterAll(() => pglite.stop())

const namesOf = (kept: typeof keptInAccount) => kept.flatMap(({ names }) => names).sort()

test('a student reads of every column that can hold something about them, and of none that there is not', async () => {
  const { rows } = await pglite.admin.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'auth' or (table_schema = 'public' and table_name <> 'words')
    order by 1`)
  expect(namesOf(keptInAccount)).toEqual(rows.map(({ name }) => name).sort())
})

test('a student reads of everything that a page keeps in the browser, and of nothing that none does', () => {
  const named = namesOf([...keptOnDevice, ...keptInTab])
  const inCode = new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('privacy/kept.ts'),
      )
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/['"`](proxima-[a-z-]+)(\$\{)?/g)])
      .map(([, name = '', isBeginning]) => (isBeginning ? `${name}*` : name)),
  )
  // The names of files that a student saves.
  for (const file of ['proxima-account', 'proxima-repaso-*']) inCode.delete(file)
  const covers = (name: string, other: string) =>
    name === other || (name.endsWith('*') && other.startsWith(name.slice(0, -1)))
  expect([...inCode].filter((name) => !named.some((one) => covers(name, one) || covers(one, name)))).toEqual(
    [],
  )
  const others = named.filter((name) => name.startsWith('proxima-'))
  expect(others.filter((name) => ![...inCode].some((one) => covers(one, name) || covers(name, one)))).toEqual(
    [],
  )
})
