/**
 * The colours of the map's lines, in order. The class names are written out, because Tailwind generates only those that
 * it finds in the source.
 */
export const lineColours = {
  foundation: {
    background: 'bg-line-foundation',
    border: 'border-line-foundation',
    variable: 'var(--foundation)',
  },
  intermediate: {
    background: 'bg-line-intermediate',
    border: 'border-line-intermediate',
    variable: 'var(--intermediate)',
  },
  standard: { background: 'bg-line-standard', border: 'border-line-standard', variable: 'var(--standard)' },
  higher: { background: 'bg-line-higher', border: 'border-line-higher', variable: 'var(--higher)' },
} as const

export type LineColour = keyof typeof lineColours

export type LineColours = (typeof lineColours)[LineColour]
