import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The same timeout as in journeys, because islands take longer to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no matchMedia. Tests run as if on a phone unless they simulate a desktop.
if ('window' in globalThis) Object.assign(window, { matchMedia: () => ({ matches: false }) })

afterEach(cleanup)
