import { PageHead } from '@/components/ui/page-head'

export function Component() {
  return (
    <div className="page py-10">
      <PageHead
        title="IGCSE Spanish"
        description="The four papers of IGCSE Spanish: what happens, what earns marks, what to say."
      />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        IGCSE Spanish
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        The four papers of IGCSE Spanish: what happens, what earns marks, what to say.
      </p>
    </div>
  )
}
