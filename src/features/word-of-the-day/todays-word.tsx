import { useQuery } from '@tanstack/react-query'
import { AsLastSeen } from '@/components/ui/as-last-seen'
import { Button } from '@/components/ui/button'
import { useReady } from '@/lib/use-ready'
import { todaysWordQuery } from './queries'
import { WordCard } from './word-card'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** The visitor's own date, filled in once the app is there: that of the build is another. */
export function TodaysDate() {
  const ready = useReady()
  return <p className="mt-2 min-h-7 text-lg text-muted">{ready && longDate.format(new Date())}</p>
}

/** Today's word, or why there is none. */
export function TodaysWord() {
  const { data: seen, isPending, refetch } = useQuery(todaysWordQuery)
  if (isPending) return <p role="status">Loading today's word...</p>
  // A word that is on the screen stays there when a later look-up fails.
  if (seen === undefined)
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
  const { value: word, asOf } = seen
  if (word === null) return <p>No word found for today</p>
  return (
    <>
      {asOf !== null && <AsLastSeen what="the word" asOf={asOf} />}
      <WordCard word={word} />
    </>
  )
}
