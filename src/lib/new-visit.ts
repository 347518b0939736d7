/** Whether the page was opened by its address or a link, and neither reloaded nor come back to. */
export const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')
