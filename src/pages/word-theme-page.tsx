import { ArrowLeft } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page-head'
import { PageHeader } from '@/components/ui/page-header'
import { wordThemes } from '@/content/word-themes'
import { loadTheme } from '@/features/words/load-theme'
import { ThemeView } from '@/features/words/theme-view'
import { paths } from '@/paths'

/** The words of the theme that the address names, ignoring case; null where it names none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const theme = wordThemes.find(({ id }) => id === params['theme']?.toLowerCase())
  return theme === undefined ? null : { theme, words: await loadTheme(theme.id) }
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
  const found = useLoaderData<typeof loader>()
  if (found === null) return <ThemeNotFound />
  const { theme, words } = found
  return (
    <>
      <PageHeader
        title={`${theme.name}: Spanish words for ${theme.board}`}
        heading={theme.name}
        description={`${words.length} Spanish words for ${theme.board} with article, sound and example. ${theme.about}`}
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted print:text-ink">
          {words.length} words for {theme.board}. {theme.about}
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
      {/* Each theme begins afresh. */}
      <ThemeView key={theme.id} theme={theme} words={words} />
    </>
  )
}
