import type { Block } from '@/content/types'

/** What marks the row of a block at a place as one of *vosotros*, which a student may hide. */
export const personOf = (
  { vosotrosRow }: Pick<Block<'examples'>, 'vosotrosRow'>,
  place: number,
): { 'data-person'?: 'vosotros/as' } =>
  [vosotrosRow ?? []].flat().includes(place) ? { 'data-person': 'vosotros/as' } : {}
