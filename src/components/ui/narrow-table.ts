import { classNames } from '@/lib/class-names'

/**
 * What a table becomes on a phone.
 *
 * `whole` it stays a table, on every phone · `rows` it stays a table on the usual ones · `last-below` there its last
 * cell goes under the others, which stay columns · `stacked` each row is a small card, as for `rows` and `last-below`
 * on the narrowest phones ·
 * `heads-above` on every phone the head of a row goes above its cells.
 */
export type NarrowLayout = 'whole' | 'rows' | 'last-below' | 'stacked' | 'heads-above'

/** By the width of the card and the size of its letters: 18.3rem is what a screen of 360 leaves, 15.8rem one of 320. */
const layouts: Record<NarrowLayout, string> = {
  whole: 'not-print:@max-[15.8rem]:stack-rows',
  rows: 'not-print:@max-[18.3rem]:stack-rows',
  'last-below': 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:put-last-below',
  stacked: 'not-print:@max-xl:stack-rows',
  'heads-above': 'not-print:@max-[15.8rem]:stack-rows not-print:@min-[15.8rem]:@max-xl:put-heads-above',
}

/** The columns that stay beside each other. */
const columnsBeside: Partial<Record<number, string>> = {
  2: '[--columns:2]',
  3: '[--columns:3]',
}

/**
 * The classes of a table that gives up as little of itself as a narrow place demands; around it stands a
 * `@container`. `beside` is how many columns stay beside each other where the layout puts the others elsewhere.
 */
export const narrowTable = (layout: NarrowLayout, beside: number): string =>
  classNames('w-full border-collapse', layouts[layout], columnsBeside[beside])
