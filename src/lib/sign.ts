import { isFirstPage } from './first-page'

/**
 * The data of the sign of a page. A prerendered page has it as JSON in the `data-sign` of its outermost element,
 * so that hydrating it needs no list of all pages of its kind; any other page loads it.
 */
export async function signOf<Sign>(load: () => Promise<Sign>): Promise<Sign> {
  if (typeof document === 'undefined' || !isFirstPage()) return load()
  const sign = document.querySelector<HTMLElement>('[data-sign]')?.dataset['sign']
  return sign === undefined ? load() : JSON.parse(sign)
}
