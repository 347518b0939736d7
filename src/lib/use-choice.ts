import { useSyncExternalStore } from 'react'
import { type Choice, choices, current, type Setting, subscribe } from './appearance'

/** What is chosen now. Apart from the rest, which is part of the first small script: React must not come with it. */
export function useChoice<Name extends Setting>(name: Name): Choice<Name> {
  return useSyncExternalStore(
    subscribe,
    () => current(name),
    () => choices[name][0],
  )
}
