import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { watchBareTexts } from './bare-texts'

// The same timeout as in journeys, because islands take longer to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const bareTexts: string[] = []

if ('window' in globalThis) {
  // jsdom has no matchMedia. Tests run as if on a phone unless they simulate a desktop.
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  watchBareTexts((problem) => bareTexts.push(problem))
}

afterEach(() => {
  const found = bareTexts.splice(0)
  const translated = [...document.querySelectorAll('[lang="es"]')].filter(
    (element) => element.closest('[translate]')?.getAttribute('translate') !== 'no',
  )
  cleanup()
  bareTexts.length = 0
  expect(found, 'text that a translated page would get wrong').toEqual([])
  expect(
    translated.map((element) => element.outerHTML),
    'Spanish that a translator would translate',
  ).toEqual([])
})
