import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

const tones = {
  neutral: 'border-muted text-ink',
  foundation: 'border-transparent bg-line-foundation text-on-line',
  intermediate: 'border-transparent bg-line-intermediate text-on-line',
  standard: 'border-transparent bg-line-standard text-on-line',
  higher: 'border-transparent bg-line-higher text-on-line',
  sign: 'border-on-sign text-on-sign',
  done: 'border-correct text-correct',
} as const

export type BadgeTone = keyof typeof tones

/** A short label: a level, a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-sm border px-2 py-0.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
