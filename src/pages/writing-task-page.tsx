import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-page'
import { loadRoomHeader } from '@/lib/room-header'
import { paths } from '@/paths'

const loadTask = async (id: string) => (await import('@/features/writing/load-task')).loadTask(id)
const WritingView = part(async () => (await import('@/features/writing/writing-view')).WritingView, {
  data: ({ id }: { id: string }) => loadTask(id),
})

/** The task for a URL, ignoring case; null if there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['task']?.toLowerCase() ?? ''
  const header = await loadRoomHeader(async () => {
    const [task] = await Promise.all([loadTask(id), WritingView.load()])
    return task === null ? null : task.header
  })
  return header === null ? null : { id, header }
}

function TaskNotFound() {
  return (
    <div className="page py-16">
      <DocumentHead title="Task Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Task Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no task at this address. It may be old or mistyped.
      </p>
      <Link to={paths.write} className={`${buttonClasses()} mt-6`}>
        Back to writing practice
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <TaskNotFound />
  const { id, header } = found
  return (
    <RoomPage header={header}>
      {/* Keyed, so that one task's clock does not carry over to the next. */}
      <WritingView key={id} id={id} />
    </RoomPage>
  )
}
