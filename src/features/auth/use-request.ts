import { useState } from 'react'
import { forgetSession } from '@/lib/load-supabase'
import { useAuth } from './auth-context'
import { explain, isOutOfReach, isSessionOver, type Refusal, unexpected } from './explain'

/**
 * Sends one request at a time. `send` returns whether it succeeded; otherwise `problem` is a message for the student. A
 * request that throws counts as not delivered.
 * @param onOver called if the session has ended elsewhere, once this device knows it
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
