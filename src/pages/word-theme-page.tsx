import { ArrowLeft } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import type { WordThemeId } from '@/content/word-themes'
import { signOf } from '@/lib/sign'
import { paths } from '@/paths'

const ThemeView = part(async () => (await import('@/features/words/theme-view')).ThemeView, {
  data: async ({ id }: { id: WordThemeId }) => (await import('@/features/words/load-theme')).loadTheme(id),
})

/** The theme of an address, ignoring case; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const name = params['theme']?.toLowerCase() ?? ''
  return signOf(async () => {
    const { themeSign } = await import('@/features/words/theme-sign')
    return (await Promise.all([themeSign(name), ThemeView.load()]))[0]
  })
}

function ThemeNotFound() {
  return (
    <div className="page py-16">
      <PageHead title="Theme Not Found" />
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
  const sign = useLoaderData<typeof loader>()
  if (sign === null) return <ThemeNotFound />
  const { id, name, board, about, count } = sign
  return (
    <div data-sign={JSON.stringify(sign)}>
      <PageHeader
        title={`${name}: Spanish words for ${board}`}
        heading={name}
        description={`${count} Spanish words for ${board} with article, sound and example. ${about}`}
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
      {/* Keyed, so that each theme starts afresh. */}
      <ThemeView key={id} id={id} />
    </div>
  )
}
