/** Resolves once the browser has painted the first frame, so that later work does not delay it. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab gets no animation frames, so do not wait for a paint.
    if (document.visibilityState === 'hidden') setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
