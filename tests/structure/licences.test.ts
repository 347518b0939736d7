import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { licenceOf } from '../../build/third-party'

const folder = mkdtempSync(join(tmpdir(), 'proxima-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

const small = { name: 'small', license: 'MIT' }

test('a package without a licence text is listed with its author, and no author is “undefined”', () => {
  expect(licenceOf(folder, { ...small, author: 'Eva Ruiz' })).toMatch(/^Copyright \(c\) Eva Ruiz\n/)
  expect(licenceOf(folder, { ...small, author: { name: 'Eva Ruiz' } })).toMatch(/^Copyright \(c\) Eva Ruiz\n/)
  for (const package_ of [small, { ...small, author: {} }, { ...small, author: '' }])
    expect(() => licenceOf(folder, package_)).toThrow(
      'The package small has neither a licence file nor an author',
    )
  writeFileSync(join(folder, 'LICENSE.md'), 'Copyright (c) somebody\r\n')
  expect(licenceOf(folder, small)).toBe('Copyright (c) somebody')
})
