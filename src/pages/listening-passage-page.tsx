import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-page'
import { loadRoomHeader } from '@/lib/room-header'
import { paths } from '@/paths'

const loadPassage = async (id: string) => (await import('@/features/listening/load-passage')).loadPassage(id)
const PassageView = part(async () => (await import('@/features/listening/passage-view')).PassageView, {
  data: ({ id }: { id: string }) => loadPassage(id),
})

/** The passage for a URL, ignoring case; null if there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['passage']?.toLowerCase() ?? ''
  const header = await loadRoomHeader(async () => {
    const [found] = await Promise.all([loadPassage(id), PassageView.load()])
    return found === null ? null : found.header
  })
  return header === null ? null : { id, header }
}

function PassageNotFound() {
  return (
    <div className="page py-16">
      <DocumentHead title="Recording Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Recording Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no recording at this address. It may be old or mistyped.
      </p>
      <Link to={paths.listen} className={`${buttonClasses()} mt-6`}>
        Back to listening practice
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <PassageNotFound />
  const { id, header } = found
  return (
    <RoomPage header={header}>
      {/* Keyed, so that one passage does not keep playing in the next. */}
      <PassageView key={id} id={id} />
    </RoomPage>
  )
}
