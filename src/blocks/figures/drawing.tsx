import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { FigureName } from '@/content/types'

/** Each drawing is a separate chunk, so a lesson loads only what it shows. */
const drawings: Record<FigureName, LazyExoticComponent<ComponentType>> = {
  places: lazy(async () => ({ default: (await import('./places')).Places })),
  'double-pronouns': lazy(async () => ({ default: (await import('./double-pronouns')).DoublePronouns })),
  'passive-path': lazy(async () => ({ default: (await import('./passive-path')).PassivePath })),
  'time-connectors': lazy(async () => ({ default: (await import('./time-connectors')).TimeConnectors })),
  'past-timeline': lazy(async () => ({ default: (await import('./past-timeline')).PastTimeline })),
  'pluperfect-timeline': lazy(async () => ({
    default: (await import('./pluperfect-timeline')).PluperfectTimeline,
  })),
  'stem-boot': lazy(async () => ({ default: (await import('./stem-boot')).StemBoot })),
  'conditional-map': lazy(async () => ({ default: (await import('./conditional-map')).ConditionalMap })),
}

/**
 * A drawing made for this site, by name. Its caption must repeat all of its Spanish: captions are content, so their
 * Spanish is checked, and they are the text alternative of drawings that are hidden from screen readers.
 */
export function Drawing({ name }: { name: FigureName }) {
  const Named = drawings[name]
  return (
    // A translator would break the texts of the drawing.
    <div translate="no">
      <Named />
    </div>
  )
}
