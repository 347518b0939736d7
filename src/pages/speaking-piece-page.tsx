import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { loadPiece } from '@/features/speaking/load-piece'
import { openAsOwnDocument } from '@/features/speaking/own-document'
import { PieceView } from '@/features/speaking/piece-view'
import { paths } from '@/paths'

/** What the address names, ignoring case; null where it names nothing. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  openAsOwnDocument(request)
  return loadPiece(params['piece']?.toLowerCase() ?? '')
}

function PieceNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Nothing to Talk About" />
      <h1 tabIndex={-1} className="text-3xl">
        Nothing to Talk About Here
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no role play, topic, picture or extract at this address. It may be old or mistyped.
      </p>
      <Link to={paths.speak} className={`${buttonClasses()} mt-6`}>
        Back to the speaking room
      </Link>
    </div>
  )
}

export function Component() {
  const piece = useLoaderData<typeof loader>()
  if (piece === null) return <PieceNotFound />
  // A page of its own for each: what was said on one is gone on the next.
  return <PieceView key={piece.id} piece={piece} />
}
