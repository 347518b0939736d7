/** Events that bubble from an island (src/components/ui/part.tsx). */

/** Input in it is waiting for it to hydrate. */
export const partWanted = 'partwanted'

/** It has hydrated. */
export const partHere = 'parthere'

/** Its code did not load: what was pressed or typed in it will not be handled. */
export const partFailed = 'partfailed'
