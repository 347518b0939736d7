import type { FigureName } from '@/content/types'

/** A drawing of the site's own, by its name. */
export function Figure({ name }: { name: FigureName }) {
  return <span hidden>{name}</span>
}
