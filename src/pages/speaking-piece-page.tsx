import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-sign'
import { openAsOwnDocument } from '@/features/speaking/own-document'
import { signOf } from '@/lib/sign'
import { paths } from '@/paths'

const loadPiece = async (id: string) => (await import('@/features/speaking/load-piece')).loadPiece(id)
const PieceView = part(async () => (await import('@/features/speaking/piece-view')).PieceView, {
  data: ({ id }: { id: string }) => loadPiece(id),
})

/** The piece of an address, ignoring case; null where there is none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  openAsOwnDocument(request)
  const id = params['piece']?.toLowerCase() ?? ''
  const sign = await signOf(async () => {
    const [piece, { pieceSign }] = await Promise.all([
      loadPiece(id),
      import('@/features/speaking/piece-sign'),
      PieceView.load(),
    ])
    return piece === null ? null : pieceSign(piece)
  })
  return sign === null ? null : { id, sign }
}

function PieceNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Speaking Task Not Found" />
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
  const { id, sign } = found
  return (
    <RoomPage sign={sign}>
      {/* Keyed, so that what was said in one piece is gone in the next. */}
      <PieceView key={id} id={id} />
    </RoomPage>
  )
}
