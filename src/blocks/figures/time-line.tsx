/** The line from the past to now, for drawings 320 units wide. `y` is its vertical centre. */
export function TimeLine({ y }: { y: number }) {
  return (
    <>
      <path d={`M12 ${y}H298`} stroke="var(--ink)" strokeWidth={8} strokeLinecap="round" />
      <circle cx={300} cy={y} r={10} fill="var(--card)" stroke="var(--ink)" strokeWidth={5} />
      <g fontSize={15} fill="var(--muted)">
        <text x={8} y={y + 28}>
          past
        </text>
        <text x={312} y={y + 28} textAnchor="end">
          now
        </text>
      </g>
    </>
  )
}

/** A point in time: a stop on the line. */
export function Point({ x, y, colour }: { x: number; y: number; colour: string }) {
  return <circle cx={x} cy={y} r={11} fill={colour} stroke="var(--card)" strokeWidth={4} />
}
