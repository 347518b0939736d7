let isThere = false

/**
 * Ends the first page: either the prerendered page has loaded its data, or no page was prerendered. From now on, pages
 * are rendered in the browser.
 */
export function leaveFirstPage(): void {
  isThere = true
}

/** Whether the page that is loading is already in the document because it was prerendered. */
export const isFirstPage = (): boolean => !isThere
