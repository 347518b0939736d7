import { useVosotrosShown } from '@/components/vosotros'
import type { Memory } from '@/lib/memory'
import { useMemory } from '@/lib/use-memory'
import { askableItems } from './draw-session'

/** The stored items that this student can be asked now. */
export const useAskableItems = (): Memory => askableItems(useMemory(), useVosotrosShown())
