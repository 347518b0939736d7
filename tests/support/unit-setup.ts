import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As long as a journey waits: how long a part takes to load depends on how busy the machine is.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has none: whoever is not said to sit at a desk has a phone.
if ('window' in globalThis) Object.assign(window, { matchMedia: () => ({ matches: false }) })

afterEach(cleanup)
