import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import { addresses } from '../../support/pages'
import { Site } from '../../support/site'
import type { Driver } from './driver'
import { engines, notRun } from './engines'
import { journeys } from './journeys'
import { Student } from './student'

let site: Site
beforeAll(async () => {
  site = await Site.start(inject('built').directory)
  console.log(`Not run, because no package has them: ${notRun.join(', ')}.`)
})
afterAll(() => site.remove())

describe.each(engines)('in $name', ({ name, start }) => {
  let driver: Driver
  let student: Student
  beforeAll(async () => {
    driver = await start()
    student = new Student(driver, site.origin)
    console.log(`${name} is ${driver.version}.`)
  })
  afterAll(() => driver?.close())

  test.each(addresses)('%s loads, and fits the screen', async (path) => {
    await student.opens(path)
    expect(await student.asks('return document.querySelectorAll("h1").length')).toBe(1)
    expect(await student.asks('return document.body.innerText')).not.toMatch(/did not load|didn’t load/)
    expect(await student.asks('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(driver.errors().filter((error) => !/404: no page at/.test(error))).toEqual([])
  })

  test.each(journeys)('$title', async ({ walk }) => {
    onTestFailed(async () => {
      mkdirSync('test-results', { recursive: true })
      writeFileSync(join('test-results', `${name} ${Date.now()}.png`), await driver.screenshot())
    })
    // A small file of the site, from which the storage can be emptied.
    await student.follows(`${site.origin}/icon.svg`)
    await student.asks('localStorage.clear(); sessionStorage.clear(); return null')
    await walk(student, site)
    expect(driver.errors()).toEqual([])
  })
})
