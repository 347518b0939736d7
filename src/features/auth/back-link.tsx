import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { LessonId } from '@/content/registry'
import { deleteReturnTo, loadReturnTo, subscribeToReturnTo } from './return-to'

type ReturnTo = Awaited<ReturnType<typeof loadReturnTo>>

export interface BackLinkProps {
  /** The lesson whose rating is waiting to be saved. */
  rated?: LessonId | undefined
  /** What following the link does apart from leading back, in a sentence. */
  note?: string | undefined
  onFollow?: (() => void) | undefined
}

/**
 * A link back to the page that a student came from before signing in. Renders nothing if there is no such page.
 * Following the link deletes the stored address.
 */
export function BackLink({ rated, note, onFollow }: BackLinkProps) {
  const [found, setFound] = useState<ReturnTo>(null)
  useEffect(() => {
    let unmounted = false
    const load = () => loadReturnTo().then((loaded) => unmounted || setFound(loaded), console.info)
    // The sign-in page may show the link before the place that it leads to has been stored.
    const unsubscribe = subscribeToReturnTo(() => void load())
    void load()
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [])
  if (found === null) return null
  const { place, page } = found
  const completes = page.lesson !== undefined && page.lesson === rated
  return (
    <Link
      to={completes ? { ...place, hash: '#rate' } : place}
      state={completes ? { completes, keepsFocus: true } : null}
      onClick={() => {
        deleteReturnTo()
        onFollow?.()
      }}
      className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
    >
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span>
        Back to{' '}
        <span lang={page.isSpanish ? 'es' : undefined} translate={page.isSpanish ? 'no' : undefined}>
          {page.title}
        </span>{' '}
        {completes && <span>and mark it as completed</span>}
        {note !== undefined && <span className="block text-sm font-normal">{note}</span>}
      </span>
    </Link>
  )
}
