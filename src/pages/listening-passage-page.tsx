import { listeningList } from 'virtual:listening-list'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { loadListening } from '@/content/load-listening'
import { PassageView } from '@/features/listening/passage-view'
import { paths } from '@/paths'

/** The passage of an address, ignoring case; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['passage']?.toLowerCase() ?? ''
  const entry = listeningList.find((one) => one.id === id)
  const passage = entry === undefined ? null : await loadListening(id)
  return entry === undefined || passage === null ? null : { entry, passage }
}

function PassageNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Passage Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Passage Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no passage at this address. It may be old or mistyped.
      </p>
      <Link to={paths.listen} className={`${buttonClasses()} mt-6`}>
        Back to the listening room
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <PassageNotFound />
  // A page of its own for each passage: what plays in one does not go on in the next.
  return <PassageView key={found.entry.id} entry={found.entry} passage={found.passage} />
}
