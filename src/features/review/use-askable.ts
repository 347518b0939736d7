import { useVosotrosShown } from '@/components/vosotros'
import type { Memory } from '@/lib/memory'
import { useMemory } from '@/lib/use-memory'
import { askable } from './draw-session'

/** What is remembered now and can be asked of this student. */
export const useAskable = (): Memory => askable(useMemory(), useVosotrosShown())
