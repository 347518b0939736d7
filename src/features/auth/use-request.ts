import { useState } from 'react'
import { explain, isOutOfReach, type Refusal, unexpected } from './explain'

/**
 * Sends one thing at a time. `send` says whether it worked; where it did not, `problem` says why, in words for a student.
 * A request that throws is one that did not arrive.
 */
export function useRequest() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(request: () => Promise<Refusal | null>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      const error = await request()
      if (error === null) return true
      if (isOutOfReach(error)) throw error
      setProblem(Object.values(explain(error)).join(' '))
    } catch (error) {
      console.error(error)
      setProblem(unexpected.form)
    } finally {
      setBusy(false)
    }
    return false
  }
  return { busy, problem, setProblem, send }
}
