import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { type LineColour, lineColours } from './line-colours'

const onLine = (colour: LineColour) => `border-transparent text-on-line ${lineColours[colour].background}`

const tones = {
  neutral: 'border-muted text-ink',
  foundation: onLine('foundation'),
  intermediate: onLine('intermediate'),
  standard: onLine('standard'),
  higher: onLine('higher'),
  sign: 'border-on-sign text-on-sign',
  done: 'border-correct text-correct',
} as const

export type BadgeTone = keyof typeof tones

/** A short label for a level or state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        // On one line, unless the line is too narrow for it.
        'inline-flex max-w-full shrink-0 items-center rounded-sm border px-2 py-0.5 text-xs font-bold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
