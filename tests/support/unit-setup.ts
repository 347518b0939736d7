import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The same timeout as in journeys: how long an island takes to load depends on the load of the machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no matchMedia. Tests run as on a phone unless they set a desktop.
if ('window' in globalThis) Object.assign(window, { matchMedia: () => ({ matches: false }) })

afterEach(cleanup)
