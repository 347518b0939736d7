import { useState } from 'react'
import { discardSession } from '@/lib/load-supabase'
import { useAuth } from './auth-context'
import { type BackendError, explainError, isSessionOver, isUnreachable, unexpected } from './explain'

/**
 * Sends one request at a time. `send` returns whether it succeeded; otherwise `problem` is a message for the student.
 * If the request throws, the server is deemed unreachable.
 * @param onOver called after this device has discarded a session that ended elsewhere
 */
export function useRequest(onOver?: () => void) {
  const { user } = useAuth()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(request: () => Promise<BackendError | null>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      const error = await request()
      if (error === null) return true
      if (isUnreachable(error)) throw error
      const isOver = onOver !== undefined && isSessionOver(error)
      if (isOver) await discardSession(user?.id)
      setProblem(Object.values(explainError(error)).join(' '))
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
