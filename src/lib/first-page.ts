let isThere = false

/**
 * Ends the first page: the prerendered page has loaded its data, or there was none. From now on pages are
 * rendered here.
 */
export function leaveFirstPage(): void {
  isThere = true
}

/** Whether the page being loaded is already in the document, prerendered. */
export const isFirstPage = (): boolean => !isThere
