import { ArrowLeft } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import type { WordThemeId } from '@/content/word-themes'
import { loadRoomHeader } from '@/lib/room-header'
import { paths } from '@/paths'

const ThemeView = part(async () => (await import('@/features/words/theme-view')).ThemeView, {
  data: async ({ id }: { id: WordThemeId }) => (await import('@/features/words/load-theme')).loadTheme(id),
})

/** The theme for a URL, ignoring case; null if there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params['theme']?.toLowerCase() ?? ''
  return loadRoomHeader(async () => {
    const { loadThemeHeader } = await import('@/features/words/theme-header')
    return (await Promise.all([loadThemeHeader(name), ThemeView.load()]))[0]
  })
}

function ThemeNotFound() {
  return (
    <div className="page py-16">
      <DocumentHead title="Theme Not Found" />
      <h1 tabIndex={-1} className="text-3xl">
        Theme Not Found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There are no words at this address. It may be old or mistyped.
      </p>
      <Link to={paths.words()} className={`${buttonClasses()} mt-6`}>
        All ten themes
      </Link>
    </div>
  )
}

export function Component() {
  const header = useLoaderData<typeof loader>()
  if (header === null) return <ThemeNotFound />
  const { id, name, board, about, count } = header
  return (
    <div data-sign={JSON.stringify(header)}>
      <PageHeader
        title={`${name}: Spanish words for ${board}`}
        heading={name}
        description={`${count} Spanish words for ${board} with articles, audio and examples. ${about}`}
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted print:text-ink">
          {count} words for {board}. {about}
        </p>
        <p className="mt-2 print:hidden">
          <Link
            to={paths.words()}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            All themes
          </Link>
        </p>
      </PageHeader>
      {/* Keyed, so that the state of one theme does not carry over to the next. */}
      <ThemeView key={id} id={id} />
    </div>
  )
}
