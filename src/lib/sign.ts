import { isFirstPage } from './first-page'

/**
 * What a page says on its sign. The one that was built has it as JSON in `data-sign` of its outermost element, so that
 * to be taken over it needs no list of all pages of its kind; any other loads it.
 */
export async function signOf<Sign>(load: () => Promise<Sign>): Promise<Sign> {
  if (typeof document === 'undefined' || !isFirstPage()) return load()
  const sign = document.querySelector<HTMLElement>('[data-sign]')?.dataset['sign']
  return sign === undefined ? load() : JSON.parse(sign)
}
