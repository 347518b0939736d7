import { isFirstPage } from './first-page'

/**
 * The data for a room header. A prerendered page contains it as JSON in the `data-sign` attribute of its outermost
 * element, so that hydration does not need the list of all pages of that kind. Any other page loads it.
 */
export async function loadRoomHeader<Header>(load: () => Promise<Header>): Promise<Header> {
  if (typeof document === 'undefined' || !isFirstPage()) return load()
  const json = document.querySelector<HTMLElement>('[data-sign]')?.dataset['sign']
  return json === undefined ? load() : JSON.parse(json)
}
