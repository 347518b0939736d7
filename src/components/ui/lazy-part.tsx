import { Component, type ReactNode, Suspense } from 'react'
import { TextButton } from './text-link'

/** Shows `fallback` instead of children that threw. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed?: true }
> {
  static getDerivedStateFromError() {
    return { hasFailed: true } as const
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    // React leaves the state null until then.
    return this.state?.hasFailed ? this.props.fallback : this.props.children
  }
}

/** A part of a page whose code is loaded separately. If the code fails to load, the rest of the page stays. */
export function LazyPart({
  fallback = null,
  errorFallback = null,
  children,
}: {
  fallback?: ReactNode
  errorFallback?: ReactNode
  children: ReactNode
}) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Says that a part is missing, and offers a reload, since the browser may cache the failed import. */
export function PartNotLoaded() {
  return (
    <p role="alert" className="rounded-md border-2 border-almost bg-card p-3 text-ink print:hidden">
      This part didn’t load. <TextButton onClick={() => window.location.reload()}>Try again</TextButton>
    </p>
  )
}
