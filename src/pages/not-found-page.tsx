import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { paths } from '@/paths'

export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error('404: no page at', pathname), [pathname])
  return (
    <div className="page py-16">
      <DocumentHead title="Page not found" />
      <p className="inline-block rounded-md bg-sign px-4 py-1 text-lg font-bold text-signal">404</p>
      <h1 tabIndex={-1} className="mt-4 text-3xl">
        Oops! Page not found
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        This train doesn’t stop here. The address may be old or mistyped.
      </p>
      <Link to={paths.home} className={`${buttonClasses()} mt-6`}>
        Return to Home
      </Link>
    </div>
  )
}
