import { searchEntries } from './search-entries'

/** Gathered while the module loads, since whoever imports it at build time cannot load lessons afterwards. */
export const entries = await searchEntries()
