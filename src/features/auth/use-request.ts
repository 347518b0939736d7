import { useState } from 'react'
import { forgetSession } from '@/lib/load-supabase'
import { useAuth } from './auth-context'
import { explain, isOutOfReach, isSessionOver, type Refusal, unexpected } from './explain'

/**
 * Sends one thing at a time. `send` says whether it worked; where it did not, `problem` says why, in words for a student.
 * A request that throws is one that did not arrive.
 * @param onOver called where the session has ended elsewhere, once this device knows it
 */
export function useRequest(onOver?: () => void) {
  const { user } = useAuth()
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
      const isOver = onOver !== undefined && isSessionOver(error)
      if (isOver) await forgetSession(user?.id)
      setProblem(Object.values(explain(error)).join(' '))
      if (isOver) onOver()
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
