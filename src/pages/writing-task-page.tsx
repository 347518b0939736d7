import { writingList } from 'virtual:writing-list'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { loadCriteria, loadTextTypes, loadWritingTask } from '@/content/load-writing'
import { DeskView } from '@/features/writing/desk-view'
import { paths } from '@/paths'

/** The task of an address, ignoring case, with how such a text is built and marked; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['task']?.toLowerCase() ?? ''
  const entry = writingList.find((one) => one.id === id)
  if (entry === undefined) return null
  const [task, textTypes, criteria] = await Promise.all([
    loadWritingTask(id),
    loadTextTypes(),
    loadCriteria(),
  ])
  if (task === null) return null
  return {
    entry,
    task,
    textType: textTypes.find((one) => one.id === task.type),
    criteria: criteria.filter(
      ({ exams, words }) =>
        exams.includes(task.exam) && (words === undefined || `${words}` === `${task.words}`),
    ),
  }
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
        Back to the writing desk
      </Link>
    </div>
  )
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  if (found === null) return <TaskNotFound />
  // A page of its own for each task: the clock of one does not belong into the next.
  return <DeskView key={found.entry.id} {...found} />
}
