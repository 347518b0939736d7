import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { isFirstPage } from '@/lib/first-page'

const Room = part(async () => (await import('./listening/room')).Room)

export const loader = () => isFirstPage() || Room.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Listening room"
        description="IGCSE and IB Spanish listening: passages with several voices, questions in the style of the papers, and dictation of numbers, prices, dates, times and names."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          Passages with the questions of the papers: each says how often you hear it. What is said stays
          hidden until you ask. And dictation for as long as you like.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          {(
            [
              ['#passages', 'Passages'],
              ['#dictation', 'Dictation'],
              ['#voices', 'Voices and speed'],
            ] as const
          ).map(([to, label]) => (
            <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      </PageHeader>
      <Room />
    </>
  )
}
