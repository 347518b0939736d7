import type { Block } from '@/content/types'

/** The attribute for the row at `index` if it is a *vosotros* row, which a student may hide. */
export const personOf = (
  { vosotrosRow }: Pick<Block<'examples'>, 'vosotrosRow'>,
  index: number,
): { 'data-person'?: 'vosotros/as' } =>
  [vosotrosRow ?? []].flat().includes(index) ? { 'data-person': 'vosotros/as' } : {}
