import { Point, TimeLine } from './time-line'

/** The imperfect as the scene behind the line, the preterite as a point on it. The caption is its text alternative. */
export function PastTimeline() {
  return (
    <svg viewBox="0 0 320 196" aria-hidden="true" className="w-full max-w-sm">
      <defs>
        <linearGradient id="without-edges">
          <stop offset="0" stopColor="var(--foundation)" stopOpacity={0} />
          <stop offset=".15" stopColor="var(--foundation)" stopOpacity={0.28} />
          <stop offset=".75" stopColor="var(--foundation)" stopOpacity={0.28} />
          <stop offset=".9" stopColor="var(--foundation)" stopOpacity={0} />
        </linearGradient>
      </defs>
      <path
        d="M0 34q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V124q-20-14-40 0t-40 0-40 0-40 0-40 0-40 0-40 0-40 0Z"
        fill="url(#without-edges)"
      />
      <text x={24} y={16} fontSize={15} fontWeight={700} fill="var(--foundation)">
        imperfect: the scene
      </text>
      <g lang="es" fontSize={17} fontWeight={700} fill="var(--ink)" textAnchor="middle">
        <text x={76} y={70}>
          llovía
        </text>
        <text x={182} y={58}>
          esperábamos
        </text>
      </g>
      <TimeLine y={96} />
      <Point x={190} y={96} colour="var(--standard)" />
      <g textAnchor="middle">
        <text x={190} y={152} fontSize={17} fill="var(--ink)" lang="es">
          <tspan fontWeight={700}>llegó</tspan> el autobús
        </text>
        <text x={190} y={174} fontSize={15} fontWeight={700} fill="var(--standard)">
          preterite: the event
        </text>
      </g>
    </svg>
  )
}
