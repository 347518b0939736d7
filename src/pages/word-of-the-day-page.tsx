import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { todaysWordQuery } from '@/features/word-of-the-day/queries'
import { PreviousWords, WordCard } from '@/features/word-of-the-day/word-card'
import { paths } from '@/paths'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** The visitor's own date, filled in after the first render: the server's may be another. */
function TodaysDate() {
  const [today, setToday] = useState('')
  useEffect(() => setToday(longDate.format(new Date())), [])
  return <p className="mt-2 min-h-7 text-lg text-muted">{today}</p>
}

function Content() {
  const { data: word, isPending, refetch } = useQuery(todaysWordQuery)
  if (isPending) return <p role="status">Loading today's word...</p>
  // A word that is on the screen stays there when a later look-up fails.
  if (word === undefined)
    return (
      <div>
        <p role="alert" className="font-bold text-wrong">
          Failed to load word of the day
        </p>
        <Button look="outline" className="mt-4" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  if (word === null) return <p>No word found for today</p>
  return <WordCard word={word} />
}

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Word of the Day"
        description="One Spanish word a day, with its sound, an example and its family."
      />
      <TodaysDate />
      <div className="mt-6 space-y-6">
        <Content />
        <PreviousWords />
      </div>
      <nav aria-label="What comes next" className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.practice} className={buttonClasses()}>
          Next: three questions
        </Link>
        <Link to={paths.grammar} className={buttonClasses('outline')}>
          Choose a stop on the map
        </Link>
      </nav>
    </div>
  )
}
