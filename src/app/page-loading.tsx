/** Stands in for a page whose code is on its way. */
export function PageLoading() {
  return <p className="page py-16 text-muted">Loading…</p>
}
