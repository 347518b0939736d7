import { useEffect, useRef, useState } from 'react'
import { type Mark, needsGrammar } from './mark'
import { type Grammar, loadGrammar } from './marking/grammar'

/** How long an answer waits for the grammar: then it is told what can be said without it. */
const patience = 5000
/** Below this, a line that says so would only flicker. */
const noticeable = 300

/** There once an answer has needed it. */
let grammar: Grammar | undefined

/** The grammar, or nothing where the network is slow or gone. */
async function grammarInTime(): Promise<Grammar | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const loading = loadGrammar().then((loaded) => {
    grammar = loaded
    return loaded
  })
  try {
    return await Promise.race([loading, tooLate])
  } catch (error) {
    console.warn('An answer is marked without the grammar', error)
    return undefined
  }
}

/**
 * Marks one answer or several at once: with the grammar, loaded for it, where more can be said then. While it is being
 * checked an answer may not change, and nothing is told of it.
 */
export function useCheck() {
  const [state, setState] = useState<'idle' | 'checking' | 'slow'>('idle')
  const isThere = useRef(false)

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function check<Marked extends Mark | readonly Mark[]>(
    mark: (grammar?: Grammar) => Marked,
    tell: (marked: Marked) => void,
  ): Promise<void> {
    if (state !== 'idle') return
    const first = mark(grammar)
    const all: readonly Mark[] = [first].flat()
    if (grammar !== undefined || !all.some(needsGrammar)) {
      tell(first)
      return
    }
    setState('checking')
    const notice = setTimeout(() => setState('slow'), noticeable)
    const loaded = await grammarInTime()
    clearTimeout(notice)
    if (!isThere.current) return
    setState('idle')
    tell(loaded === undefined ? first : mark(loaded))
  }

  return {
    /** The answer is held until its mark is there. */
    isChecking: state !== 'idle',
    /** It lasts: say so. */
    isSlow: state === 'slow',
    check,
  }
}
