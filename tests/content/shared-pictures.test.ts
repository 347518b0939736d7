import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/content/registry'
import { paths } from '@/paths'
import { pictureOf } from '../../build/pictures'
import { drawnPictures } from '../support/drawn-pictures'

const drawn = await drawnPictures()
const fileOf = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url))

/** The data that a picture was drawn from, which the drawing script stores in the file. */
function readText(png: Buffer): unknown {
  const at = png.indexOf('iTXtDescription')
  const length = png.readUInt32BE(at - 4)
  return JSON.parse(png.subarray(at + 4 + 'Description'.length + 5, at + 4 + length).toString())
}

describe('the picture for a shared link', () => {
  test.each(drawn)('$file is up to date with the map (npx tsx scripts/draw-pictures.ts)', (picture) => {
    const png = fileOf(picture.file)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(40_000)
    expect(readText(png)).toEqual(JSON.parse(JSON.stringify(picture)))
  })

  test('exists for every lesson, with its title and its place on the map', () => {
    for (const lesson of lessons) {
      const { title, stops, here = -1 } = pictureOf(paths.lesson(lesson))
      expect(title).toBe(lesson.title)
      // A tense that isn’t on the map takes its name from the list of tenses.
      expect(lesson.title).toContain(stops[here]?.name)
    }
  })

  test('belongs to a page, and all pictures together are less than 1 MB', () => {
    const files = readdirSync(new URL('../../public/og/', import.meta.url)).map((file) => `og/${file}`)
    expect(files.sort()).toEqual(drawn.map(({ file }) => file).sort())
    expect(files.reduce((sum, file) => sum + fileOf(file).length, 0)).toBeLessThan(1_000_000)
  })
})
