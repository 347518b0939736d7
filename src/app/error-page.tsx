import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { paths } from '@/paths'

/** Shown when a page fails, usually because its code could not be fetched. A reload fetches it again. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <div className="page py-16">
      <DocumentHead title="Page not loaded" />
      <h1 tabIndex={-1} className="text-3xl">
        This page didn’t load
      </h1>
      <p role="alert" className="mt-4 max-w-prose">
        Your connection may have dropped for a moment. Nothing you saved is lost.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link to={paths.home} reloadDocument className={buttonClasses('outline')}>
          Return to Home
        </Link>
      </div>
    </div>
  )
}
