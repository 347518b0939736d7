import { PageHead } from '@/components/ui/page-head'

export function Component() {
  return (
    <div className="page py-10">
      <PageHead
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar, with an explanation each."
      />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        Fill in the Blanks
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Three questions on Spanish grammar, with an explanation each.
      </p>
    </div>
  )
}
