import { PageHead } from '@/components/ui/page-head'

export function Component() {
  return (
    <div className="page py-10">
      <PageHead
        title="IB Spanish"
        description="The papers of IB Spanish and the individual oral, at Standard and Higher Level."
      />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        IB Spanish
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        The papers of IB Spanish and the individual oral, at Standard and Higher Level.
      </p>
    </div>
  )
}
