import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-page'
import { loadRoomHeader } from '@/lib/room-header'
import { paths } from '@/paths'

const loadText = async (id: string) => (await import('@/features/reading/load-text')).loadText(id)
const ReadingView = part(async () => (await import('@/features/reading/reading-view')).ReadingView, {
  data: ({ id }: { id: string }) => loadText(id),
})

/** The text for a URL, ignoring case; null if there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['text']?.toLowerCase() ?? ''
  const header = await loadRoomHeader(async () => {
    const [found] = await Promise.all([loadText(id), ReadingView.load()])
    return found === null ? null : found.header
  })
  return header === null ? null : { id, header }
}

function TextNotFound() {
  return (
    <div className="page py-16">
      <DocumentHead title="Text Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Text Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no text at this address. It may be old or mistyped.
      </p>
      <Link to={paths.read} className={`${buttonClasses()} mt-6`}>
        Back to reading practice
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <TextNotFound />
  const { id, header } = found
  return (
    <RoomPage header={header}>
      {/* Keyed, so that the timer and the looked-up words of one text do not carry over to the next. */}
      <ReadingView key={id} id={id} />
    </RoomPage>
  )
}
