/** A decorative sketch of the map: four lines that meet. */
export function LinesIllustration() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" className="hidden w-full max-w-md lg:block">
      <g className="dark" fill="none" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 60h150l70 70h170" className="stroke-line-foundation" />
        <path d="M400 130H230l-70 70H10" className="stroke-line-intermediate" transform="translate(0 24)" />
        <path d="M60 290V150l60-60V10" className="stroke-line-standard" />
        <path d="M320 10v140l-60 60v80" className="stroke-line-higher" />
      </g>
      <g className="fill-sign stroke-on-sign" strokeWidth="6">
        <circle cx="40" cy="60" r="10" />
        <circle cx="120" cy="60" r="10" />
        <circle cx="320" cy="142" r="20" />
        <circle cx="380" cy="130" r="10" />
        <circle cx="60" cy="224" r="18" />
        <circle cx="110" cy="224" r="10" />
        <circle cx="120" cy="24" r="10" />
        <circle cx="260" cy="250" r="10" />
        <circle cx="320" cy="50" r="10" />
      </g>
    </svg>
  )
}
