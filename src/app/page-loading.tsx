/** Shown while the code of a page loads. */
export function PageLoading() {
  return <p className="page py-16 text-muted">Loading…</p>
}
