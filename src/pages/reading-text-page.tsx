import { readingList } from 'virtual:reading-list'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { loadReading } from '@/content/load-reading'
import { ReadingView } from '@/features/reading/reading-view'
import { paths } from '@/paths'

/** The text of an address, ignoring case; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['text']?.toLowerCase() ?? ''
  const entry = readingList.find((one) => one.id === id)
  const text = entry === undefined ? null : await loadReading(id)
  return entry === undefined || text === null ? null : { entry, text }
}

function TextNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Text Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Text Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no text at this address. It may be old or mistyped.
      </p>
      <Link to={paths.read} className={`${buttonClasses()} mt-6`}>
        Back to the reading room
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <TextNotFound />
  // A page of its own for each text: what was timed or looked up in one does not belong into the next.
  return <ReadingView key={found.entry.id} entry={found.entry} text={found.text} />
}
