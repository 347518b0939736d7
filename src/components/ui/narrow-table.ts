import { classNames } from '@/lib/class-names'

/**
 * How a table adapts to a phone.
 *
 * - `whole`: it stays a table on every phone.
 * - `rows`: it stays a table on phones of the usual width.
 * - `last-below`: on phones of the usual width, the last cell of each row moves below the others, which stay in
 *   columns.
 * - `stacked`: each row is a small card, as with `rows` and `last-below` on the narrowest phones.
 * - `heads-above`: on every phone, a row's header moves above its other cells.
 */
export type NarrowLayout = 'whole' | 'rows' | 'last-below' | 'stacked' | 'heads-above'

/**
 * Container widths in rem, which depend on the text size: 18.3rem is the space on a screen of 360 px, 15.8rem on one of
 * 320 px.
 */
const layouts: Record<NarrowLayout, string> = {
  whole: 'not-print:@max-[15.8rem]:stack-rows',
  rows: 'not-print:@max-[18.3rem]:stack-rows',
  'last-below': 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:put-last-below',
  stacked: 'not-print:@max-xl:stack-rows',
  'heads-above': 'not-print:@max-[15.8rem]:stack-rows not-print:@min-[15.8rem]:@max-xl:put-heads-above',
}

/** How many columns stay side by side. */
const columnsBeside: Partial<Record<number, string>> = {
  2: '[--columns:2]',
  3: '[--columns:3]',
}

/**
 * The classes of a table that changes as little as its container allows; it needs a `@container` around it. `beside`
 * columns stay side by side when the layout moves the others.
 */
export const narrowTable = (layout: NarrowLayout, beside: number): string =>
  classNames('w-full border-collapse', layouts[layout], columnsBeside[beside])
