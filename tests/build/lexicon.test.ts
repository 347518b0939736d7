import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const { directory } = inject('built')
const assets = join(directory, 'assets')

test('the lexicon takes at most 70 KB, compressed, with the code that reads it', () => {
  const files = readdirSync(assets).filter((file) => /^(?:load-)?lexicon-[\w-]+\.js\.br$/.test(file))
  expect(files).not.toEqual([])
  const sizes = files.map((file) => readFileSync(join(assets, file)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000)
})
