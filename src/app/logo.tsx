/** A stop on a line: the site's logo. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M0 16h32" stroke="var(--signal)" strokeWidth="4" />
      <circle cx="16" cy="16" r="8" fill="var(--sign)" stroke="var(--signal)" strokeWidth="4" />
    </svg>
  )
}
