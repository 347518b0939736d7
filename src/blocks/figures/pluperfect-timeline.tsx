import { Point, TimeLine } from './time-line'

/** The past before the past. The caption is its text alternative. */
export function PluperfectTimeline() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className="w-full max-w-sm">
      <path
        d="M212 66C196 12 104 12 84 54"
        fill="none"
        stroke="var(--higher)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path
        d="M80 70 79.2 50.8 95.4 58.6Z"
        fill="var(--higher)"
        stroke="var(--higher)"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <TimeLine y={84} />
      <Point x={80} y={84} colour="var(--higher)" />
      <Point x={214} y={84} colour="var(--standard)" />
      <g fontSize={16} fill="var(--ink)" textAnchor="middle" lang="es">
        <text x={92} y={132}>
          la película ya
        </text>
        <text x={92} y={152} fontWeight={700}>
          había empezado
        </text>
        <text x={232} y={132} fontWeight={700}>
          llegamos
        </text>
        <text x={232} y={152}>
          al cine
        </text>
      </g>
      <g fontSize={15} fontWeight={700} textAnchor="middle">
        <text x={92} y={176} fill="var(--higher)">
          further back
        </text>
        <text x={232} y={176} fill="var(--standard)">
          where the story is
        </text>
      </g>
    </svg>
  )
}
