import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { OfflineNotice } from '@/components/ui/offline-notice'
import { useNow } from '@/lib/use-now'
import { todaysWordQuery, wordDay } from './queries'
import { WordCard } from './word-card'

/** The placeholder for the word. */
const Notice = ({ children }: { children: ReactNode }) => (
  <Card className="grid min-h-72 content-center justify-items-start">{children}</Card>
)

function WordOrReason() {
  const { data: seen, isPending, refetch } = useQuery(todaysWordQuery(wordDay(useNow())))
  if (isPending)
    return (
      <Notice>
        <p role="status">Loading today's word...</p>
      </Notice>
    )
  // Only if there is no data: a word that is already shown stays on screen if a refetch fails.
  if (seen === undefined)
    return (
      <Notice>
        <p role="alert" className="font-bold text-wrong">
          Failed to load word of the day
        </p>
        <Button look="outline" className="mt-4" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    )
  const { value: word, asOf } = seen
  if (word === null)
    return (
      <Notice>
        <p>No word found for today</p>
      </Notice>
    )
  return (
    <>
      {asOf !== null && <OfflineNotice what="the word" asOf={asOf} />}
      <WordCard key={word.spanish_word} word={word} />
    </>
  )
}

/** Today's word, or a message if there is none. The placeholder is as tall as the card, to avoid a layout shift. */
export function TodaysWord() {
  return (
    <div className="min-h-[calc(100svh-11rem)] print:min-h-0">
      <WordOrReason />
    </div>
  )
}
