import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { LessonId } from '@/content/registry'
import { deleteReturnTo, loadReturnTo } from './return-to'

type ReturnTo = Awaited<ReturnType<typeof loadReturnTo>>

/**
 * A link back to the page that a student came from before signing in. Renders nothing if there is no such page.
 * Following the link deletes the stored address. `rated` is the lesson whose rating is waiting to be saved.
 */
export function BackLink({ rated, className }: { rated?: LessonId | undefined; className: string }) {
  const [found, setFound] = useState<ReturnTo>(null)
  useEffect(() => {
    let unmounted = false
    loadReturnTo().then((loaded) => unmounted || setFound(loaded), console.info)
    return () => {
      unmounted = true
    }
  }, [])
  if (found === null) return null
  const { place, page } = found
  const completes = page.lesson !== undefined && page.lesson === rated
  return (
    <Link
      to={completes ? { ...place, hash: '#rate' } : place}
      state={completes ? { completes, keepsFocus: true } : null}
      onClick={deleteReturnTo}
      className={className}
    >
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span>
        Back to <span lang={page.isSpanish ? 'es' : undefined}>{page.title}</span>
        {completes && ' and mark it as completed'}
      </span>
    </Link>
  )
}
