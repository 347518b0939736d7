import { useEffect, useRef, useState } from 'react'
import { type Mark, needsGrammar } from './mark'
import { type Grammar, loadGrammar } from './marking/grammar'

/** Timeout in milliseconds for loading the grammar. After that, answers are marked without it. */
const grammarTimeout = 5000
/**
 * Delay in milliseconds before showing the “Checking…” message, so that it does not flicker if the grammar loads
 * quickly.
 */
const slowAfter = 300

/** Cached after the first answer that needs it. */
let grammar: Grammar | undefined

/** The grammar, or undefined if the network is slow or fails. */
async function loadGrammarInTime(): Promise<Grammar | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, grammarTimeout))
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
 * Marks one or more answers, and loads the grammar if that could give a better mark. Until the mark is ready, the
 * answer must not change and no feedback is given.
 */
export function useCheck() {
  const [state, setState] = useState<'idle' | 'checking' | 'slow'>('idle')
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function check<Marked extends Mark | readonly Mark[]>(
    mark: (grammar?: Grammar) => Marked,
    onMarked: (marked: Marked) => void,
  ): Promise<void> {
    if (state !== 'idle') return
    const first = mark(grammar)
    const all: readonly Mark[] = [first].flat()
    if (grammar !== undefined || !all.some(needsGrammar)) {
      onMarked(first)
      return
    }
    setState('checking')
    const notice = setTimeout(() => setState('slow'), slowAfter)
    const loaded = await loadGrammarInTime()
    clearTimeout(notice)
    if (!isMounted.current) return
    setState('idle')
    onMarked(loaded === undefined ? first : mark(loaded))
  }

  return {
    /** The answer is locked until its mark is ready. */
    isChecking: state !== 'idle',
    /** Checking is taking so long that the student should be told. */
    isSlow: state === 'slow',
    check,
  }
}
