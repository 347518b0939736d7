import { Component, type ReactNode, Suspense } from 'react'
import { TextButton } from './text-link'

/** Shows `failed` instead of children that threw. */
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

/** A part of a page whose code is loaded separately. If it does not load, the rest of the page stays. */
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

/** Says that a part is missing, and offers a reload, since the browser may cache the failed import. */
export function PartNotLoaded() {
  return (
    <p role="alert" className="rounded-md border-2 border-almost bg-card p-3 text-ink print:hidden">
      This part did not load. <TextButton onClick={() => window.location.reload()}>Try again</TextButton>
    </p>
  )
}
