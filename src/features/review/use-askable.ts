import { useVosotrosShown } from '@/components/vosotros'
import type { Memory } from '@/lib/memory'
import { useMemory } from '@/lib/use-memory'
import { askable } from './draw-session'

/** The stored items that this student can be asked now. */
export const useAskable = (): Memory => askable(useMemory(), useVosotrosShown())
