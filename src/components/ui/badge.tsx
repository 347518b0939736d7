import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

const tones = {
  neutral: 'border border-muted text-ink',
  foundation: 'bg-line-foundation text-on-line',
  intermediate: 'bg-line-intermediate text-on-line',
  standard: 'bg-line-standard text-on-line',
  higher: 'bg-line-higher text-on-line',
  sign: 'border border-on-sign text-on-sign',
  done: 'border border-correct text-correct',
} as const

export type BadgeTone = keyof typeof tones

/** A short label: a level, a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
