/** Events that bubble from a part of a page that comes by itself: src/components/ui/part.tsx. */

/** Something in it waits to be answered. */
export const partWanted = 'partwanted'

/** It answers. */
export const partHere = 'parthere'

/** Its code did not come: nobody will answer what was pressed or typed in it. */
export const partFailed = 'partfailed'
