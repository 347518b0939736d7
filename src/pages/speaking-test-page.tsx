import type { LoaderFunctionArgs } from 'react-router-dom'
import { part } from '@/components/ui/part'
import { RoomPage } from '@/components/ui/room-page'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

const TestView = part(async () => (await import('@/features/speaking/test-view')).TestView)

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isFirstPage()) (await import('@/features/speaking/reload-as-document')).reloadAsDocument(request)
  if (!isFirstPage()) await TestView.load()
  return null
}

export function Component() {
  return (
    <RoomPage
      header={{
        title: 'A whole speaking test',
        pageTitle: 'A whole speaking test: IGCSE Spanish',
        description:
          'One role play and two topic conversations for IGCSE Spanish, chosen at random, with exam timings, spoken questions and your own recordings.',
        badges: ['IGCSE', 'One role play, two topics'],
        lead: 'You won’t know what’s coming: a card to prepare, five questions, then five questions on each of two topics. A real examiner can also ask an easier question or an extra one. This page can’t.',
        colour: 'foundation',
        back: { to: paths.speak, label: 'Back to speaking practice' },
      }}
    >
      <TestView />
    </RoomPage>
  )
}
