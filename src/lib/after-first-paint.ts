/** Resolves once the browser has painted the first frame, so that what follows does not delay it. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab gets no animation frames: there is no paint to wait for.
    if (document.visibilityState === 'hidden') setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
