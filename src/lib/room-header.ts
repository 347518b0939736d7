import { isFirstPage } from './first-page'

/**
 * The data of the header of a page. A prerendered page has it as JSON in the `data-sign` of its outermost element,
 * so that hydrating it needs no list of all pages of its kind; any other page loads it.
 */
export async function loadRoomHeader<Header>(load: () => Promise<Header>): Promise<Header> {
  if (typeof document === 'undefined' || !isFirstPage()) return load()
  const json = document.querySelector<HTMLElement>('[data-sign]')?.dataset['sign']
  return json === undefined ? load() : JSON.parse(json)
}
