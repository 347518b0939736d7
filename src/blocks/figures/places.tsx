import type { ReactNode } from 'react'
import { SpokenText } from '@/components/rich-text'

interface Placed {
  /** The centre of the base, in units of the scene (120 × 92). */
  x: number
  y: number
  scale?: number
}

const put = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y}) scale(${scale})`

/** A sitting cat, 44 units high. `look` turns its head: -1 to the left, 1 to the right. */
function Cat({ look = 0, ...placed }: Placed & { look?: -1 | 0 | 1 }) {
  return (
    <g
      transform={put(placed)}
      fill="var(--signal)"
      stroke="var(--on-signal)"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10-4C24 0 28-10 21-17" fill="none" strokeWidth={6.5} />
      <path d="M10-4C24 0 28-10 21-17" fill="none" stroke="var(--signal)" strokeWidth={2.8} />
      <path d="M-11 0C-14-14-9-22 0-22S14-14 11 0Z" />
      <path d="M-3.5 0v-8M3.5 0v-8" fill="none" />
      <path d="M-11.5-28-11-43-4.5-38.5Q0-39.5 4.5-38.5L11-43 11.5-28Q11-18 0-18T-11.5-28Z" />
      <g transform={`translate(${look * 2.5} 0)`}>
        <path
          d="M-6-25.5l-9-1.5M-6-23.5l-9 1.5M6-25.5l9-1.5M6-23.5l9 1.5"
          strokeWidth={1.2}
          stroke="var(--ink)"
        />
        <path d="M-4.5-29.5v1.5M4.5-29.5v1.5" strokeWidth={3.4} />
        <path d="M0-24.5q-2 3-4.5 1M0-24.5q2 3 4.5 1M-1-25.5h2" fill="none" strokeWidth={1.6} />
      </g>
    </g>
  )
}

/** A cardboard box, 56 units wide and 44 high. `inside` shows above its front wall. */
function Box({ inside, ...placed }: Placed & { inside?: ReactNode }) {
  return (
    <g
      transform={put(placed)}
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth={3}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-28-34l12-10h44L16-34Z" fill={inside === undefined ? 'var(--card)' : 'var(--rule)'} />
      {inside === undefined && <path d="M-6-34 6-44" />}
      {inside}
      <path d="M16-34 28-44v34L16 0Z" />
      <path d="M-28-34h44V0h-44Z" />
      <path d="M-20-7h10" strokeWidth={2.2} />
    </g>
  )
}

const dots = {
  fill: 'none',
  stroke: 'var(--muted)',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeDasharray: '0 8',
} as const

/** The ten positions, in numerical order. */
const places: readonly { names: readonly string[]; scene: ReactNode }[] = [
  {
    names: ['en la caja', 'dentro de la caja'],
    scene: <Box x={60} y={84} inside={<Cat x={-1} y={-17} />} />,
  },
  {
    names: ['encima de la caja'],
    scene: (
      <>
        <Box x={60} y={86} />
        <Cat x={60} y={47} />
      </>
    ),
  },
  {
    names: ['debajo de la caja'],
    scene: (
      <>
        <Cat x={60} y={86} />
        <g transform="rotate(-5 60 46)">
          <Box x={62} y={49} />
        </g>
      </>
    ),
  },
  {
    names: ['delante de la caja'],
    scene: (
      <>
        <Box x={62} y={74} />
        <Cat x={54} y={89} />
      </>
    ),
  },
  {
    names: ['detrás de la caja'],
    scene: (
      <>
        <Cat x={64} y={62} />
        <Box x={58} y={87} />
      </>
    ),
  },
  {
    names: ['al lado de la caja'],
    scene: (
      <>
        <Box x={42} y={84} />
        <Cat x={88} y={84} look={-1} />
      </>
    ),
  },
  {
    names: ['entre las dos cajas'],
    scene: (
      <>
        <Box x={23} y={84} scale={0.7} />
        <Cat x={61} y={84} scale={0.8} />
        <Box x={98} y={84} scale={0.7} />
      </>
    ),
  },
  {
    names: ['enfrente de la caja'],
    scene: (
      <>
        <path d="M54 60h14L86 92H40Z" fill="var(--muted)" />
        <path d="M61 63v26" stroke="var(--card)" strokeWidth={3} strokeDasharray="6 5" />
        <Box x={20} y={80} scale={0.6} />
        <Cat x={97} y={81} scale={0.75} look={-1} />
      </>
    ),
  },
  {
    names: ['cerca de la caja'],
    scene: (
      <>
        <Box x={30} y={84} scale={0.75} />
        <path d="M58 84h18" {...dots} />
        <Cat x={92} y={84} scale={0.8} look={-1} />
      </>
    ),
  },
  {
    names: ['lejos de la caja'],
    scene: (
      <>
        <Box x={26} y={86} scale={0.75} />
        <path d="M52 85C90 88 104 80 84 74S80 66 102 65" {...dots} />
        <Cat x={109} y={65} scale={0.4} look={-1} />
      </>
    ),
  },
]

/** A cat and a box in ten positions. */
export function Places() {
  return (
    <ol className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-5">
      {places.map(({ names, scene }, index) => (
        <li key={names[0]} className="break-inside-avoid">
          <svg viewBox="0 0 120 92" aria-hidden="true" className="w-full rounded-md bg-paper">
            <rect y={60} width={120} height={32} fill="var(--rule)" opacity={0.6} />
            {scene}
          </svg>
          <div className="mt-1 flex items-start gap-2">
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full border-[3px] border-ink text-xs font-bold"
            >
              {index + 1}
            </span>
            <span className="min-w-0 leading-snug">
              {names.map((name) => (
                <span key={name} className="block">
                  <SpokenText text={name} />
                </span>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
