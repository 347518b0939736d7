import { Component, type ReactNode, Suspense } from 'react'
import { TextButton } from './text-link'

/** Shows `failed` in the place of what threw. */
export class FailureBoundary extends Component<
  { failed: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

/** A part of a page whose code comes by itself. When it does not come, the rest of the page stays. */
export function LazyPart({
  waiting = null,
  failed = null,
  children,
}: {
  waiting?: ReactNode
  failed?: ReactNode
  children: ReactNode
}) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </FailureBoundary>
  )
}

/** Says that a part is missing, and how to get it. A reload, since the browser may remember the failure. */
export function PartNotLoaded() {
  return (
    <p role="alert" className="rounded-md border-2 border-almost bg-card p-3 text-ink print:hidden">
      This part did not load. <TextButton onClick={() => window.location.reload()}>Try again</TextButton>
    </p>
  )
}
