let isThere = false

/** The page that was built is taken over, or there was none: what comes from now on is drawn here. */
export function leaveFirstPage(): void {
  isThere = true
}

/** Whether what is drawn stands in the page already, as it was built. */
export const isFirstPage = (): boolean => !isThere
