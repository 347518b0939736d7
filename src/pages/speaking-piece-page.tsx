import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-page'
import { isFirstPage } from '@/lib/first-page'
import { loadRoomHeader } from '@/lib/room-header'
import { paths } from '@/paths'

const loadPiece = async (id: string) => (await import('@/features/speaking/load-piece')).loadPiece(id)
const PieceView = part(async () => (await import('@/features/speaking/piece-view')).PieceView, {
  data: ({ id }: { id: string }) => loadPiece(id),
})

/** The piece for a URL, ignoring case; null if there is none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!isFirstPage()) (await import('@/features/speaking/reload-as-document')).reloadAsDocument(request)
  const id = params['piece']?.toLowerCase() ?? ''
  const header = await loadRoomHeader(async () => {
    const [piece, { loadPieceHeader }] = await Promise.all([
      loadPiece(id),
      import('@/features/speaking/piece-header'),
      PieceView.load(),
    ])
    return piece === null ? null : loadPieceHeader(piece)
  })
  return header === null ? null : { id, header }
}

function PieceNotFound() {
  return (
    <div className="page py-16">
      <DocumentHead title="Speaking Task Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Speaking Task Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no role play, topic, picture or extract at this address. It may be old or mistyped.
      </p>
      <Link to={paths.speak} className={`${buttonClasses()} mt-6`}>
        Back to speaking practice
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <PieceNotFound />
  const { id, header } = found
  return (
    <RoomPage header={header}>
      {/* Keyed, so that the recordings of one piece do not carry over to the next. */}
      <PieceView key={id} id={id} />
    </RoomPage>
  )
}
