import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-sign'
import { signOf } from '@/lib/sign'
import { paths } from '@/paths'

const loadDesk = async (id: string) => (await import('@/features/writing/load-desk')).loadDesk(id)
const DeskView = part(async () => (await import('@/features/writing/desk-view')).DeskView, {
  data: ({ id }: { id: string }) => loadDesk(id),
})

/** The task of an address, ignoring case; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['task']?.toLowerCase() ?? ''
  const sign = await signOf(async () => {
    const [desk] = await Promise.all([loadDesk(id), DeskView.load()])
    return desk === null ? null : desk.sign
  })
  return sign === null ? null : { id, sign }
}

function TaskNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Task Not Found" />
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
  const { id, sign } = found
  return (
    <RoomPage sign={sign}>
      {/* Keyed, so that the clock of one task does not carry over to the next. */}
      <DeskView key={id} id={id} />
    </RoomPage>
  )
}
