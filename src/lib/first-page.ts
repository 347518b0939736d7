let isThere = false

/**
 * Called once the prerendered page has loaded its data, or if no page was prerendered. From then on, pages are rendered
 * in the browser.
 */
export function leaveFirstPage(): void {
  isThere = true
}

/** Whether the page that is loading is already in the document because it was prerendered. */
export const isFirstPage = (): boolean => !isThere
