/** Events that bubble from an island (src/components/ui/part.tsx). */

/** Input in the island is waiting for it to hydrate. */
export const partWanted = 'partwanted'

/** The island has hydrated. */
export const partHere = 'parthere'

/** The island's code did not load: clicks and typing in it will not be handled. */
export const partFailed = 'partfailed'
