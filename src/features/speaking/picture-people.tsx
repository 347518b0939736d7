import type { ReactNode } from 'react'

/** The coordinates of the joint and the end of a limb, relative to its start. */
type Limb = readonly [number, number, number, number]

/** The height of the hip, and the knee and foot of each leg, relative to the ground below the hip. */
const poses = {
  stand: {
    hip: -47,
    legs: [
      [-5, -24, -6, -2],
      [5, -24, 6, -2],
    ],
  },
  wide: {
    hip: -43,
    legs: [
      [-15, -24, -20, -2],
      [15, -24, 20, -2],
    ],
  },
  walk: {
    hip: -46,
    legs: [
      [-5, -24, -17, -5],
      [9, -25, 11, -2],
    ],
  },
  run: {
    hip: -48,
    legs: [
      [-6, -26, -26, -26],
      [14, -34, 16, -6],
    ],
  },
  sit: {
    hip: -29,
    legs: [
      [17, -29, 15, -2],
      [19, -28, 21, -2],
    ],
  },
  kneel: {
    hip: -25,
    legs: [
      [3, -4, -16, -3],
      [16, -25, 14, -2],
    ],
  },
  floor: {
    hip: -8,
    legs: [
      [18, -20, 30, -3],
      [16, -14, 34, -3],
    ],
  },
  /** Sitting with one foot on the seat. */
  perch: {
    hip: -29,
    legs: [
      [22, -56, 38, -31],
      [17, -29, 15, -2],
    ],
  },
  ride: {
    hip: -52,
    legs: [
      [13, -38, 4, -20],
      [17, -36, 15, -8],
    ],
  },
} as const satisfies Record<string, { hip: number; legs: readonly [Limb, Limb] }>

/** Arms held away from the body, to either side. */
const outward = {
  down: [4, 15, 4, 30],
  hip: [11, 13, 2, 25],
  up: [9, -10, 7, -27],
  wave: [11, 4, 15, -14],
} as const satisfies Record<string, Limb>

/** Arms held in front, on the side that the person faces. */
const forward = {
  ahead: [8, 13, 23, 11],
  reach: [11, 5, 25, -7],
  lower: [8, 14, 20, 25],
  near: [6, 14, 14, 5],
  fold: [6, 13, -3, 17],
} as const satisfies Record<string, Limb>

type Arm = keyof typeof outward | keyof typeof forward | Limb

function armOf(arm: Arm, side: -1 | 1): Limb {
  if (typeof arm !== 'string') return arm
  if (arm in forward) return forward[arm as keyof typeof forward]
  const [elbowX, elbowY, handX, handY] = outward[arm as keyof typeof outward]
  return [elbowX * side, elbowY, handX * side, handY]
}

const cuts = {
  short: 'M8-3C7-11-6-12-9-3L-8 5-4 4Q-5-2 1-3Z',
  long: 'M8-3C7-12-9-12-10-2L-12 16-3 14Q-5-1 1-3Z',
  tail: 'M8-3C7-11-6-12-9-4Q-17 2-13 15-9 8-7 4L-4 4Q-5-2 1-3Z',
  back: 'M9-1A9 9 0 0 0-9-1Q-9 8-4 9H4Q9 8 9-1Z',
  none: '',
} as const

interface PersonProps {
  /** The point on the ground below the hip. */
  x: number
  y: number
  /** Scale: at 1, a person is a hundred units tall. */
  size?: number
  /** Whether the person faces left. */
  left?: boolean
  pose?: keyof typeof poses
  /** Degrees from upright, towards the side that the person faces. */
  lean?: number
  /** The far arm, then the near one. */
  arms?: readonly [Arm, Arm]
  skin?: string
  hair?: string
  cut?: keyof typeof cuts
  bun?: boolean
  hat?: string
  cap?: string
  top: string
  bottom: string
  shoes?: string
  /** The colour of boots that reach to just below the knee. */
  boots?: string
  /** The height of the hem of a skirt or dress above the ground. */
  hem?: number
  /** Whether the forearms are bare. */
  isShortSleeved?: boolean
  isChild?: boolean
  /** Objects that the person holds in front of them, in the person's coordinates. */
  children?: ReactNode
}

/** A person without a face. Posture and gestures show what they feel. */
export function Person({
  x,
  y,
  size = 1,
  left = false,
  pose = 'stand',
  lean = 0,
  arms = ['down', 'down'],
  skin = '#b97a56',
  hair = '#2b211f',
  cut = 'short',
  bun = false,
  hat,
  cap,
  top,
  bottom,
  boots,
  shoes = boots ?? '#3a3437',
  hem,
  isShortSleeved = false,
  isChild = false,
  children,
}: PersonProps) {
  const { hip, legs } = poses[pose]
  const angle = (lean * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const neck = [Math.round(32 * sin), Math.round(hip - 32 * cos)] as const
  const head = [
    Math.round(neck[0] + 12 * Math.sin(angle * 0.7)),
    Math.round(neck[1] - 12 * Math.cos(angle * 0.7)),
  ]
  const limb = (index: 0 | 1) => {
    const [elbowX, elbowY, handX, handY] = armOf(arms[index], index === 0 ? -1 : 1)
    const shoulder = [neck[0] + (index === 0 ? -6 : 6) * cos, neck[1] + 3] as const
    const at = (dx: number, dy: number) => `${Math.round(shoulder[0] + dx)} ${Math.round(shoulder[1] + dy)}`
    return (
      <g strokeWidth={7}>
        <path
          d={`M${at(elbowX, elbowY)}L${at(handX, handY)}`}
          stroke={isShortSleeved ? skin : top}
          strokeWidth={6}
        />
        <path d={`M${at(handX, handY)}h.1`} stroke={skin} />
        <path d={`M${at(0, 0)}L${at(elbowX, elbowY)}`} stroke={top} />
      </g>
    )
  }
  const leg = ([kneeX, kneeY, footX, footY]: Limb, from: number) => (
    <>
      <path
        d={`M${from} ${hip}L${kneeX} ${kneeY} ${footX} ${footY}`}
        stroke={hem === undefined ? bottom : skin}
        strokeWidth={hem === undefined ? 9 : 6.5}
      />
      {boots !== undefined && (
        <path
          d={`M${kneeX + (footX - kneeX) * 0.3} ${kneeY + (footY - kneeY) * 0.3}L${footX} ${footY}`}
          stroke={boots}
          strokeWidth={10}
        />
      )}
      <path d={`M${footX - 1} ${footY}h5`} stroke={shoes} strokeWidth={6} />
    </>
  )
  return (
    <g
      transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      {limb(0)}
      {leg(legs[0], -3)}
      {leg(legs[1], 3)}
      {hem !== undefined && (
        <path d={`M-6 ${hip - 4}H6L13 ${-hem}H-13Z`} fill={bottom} stroke={bottom} strokeWidth={4} />
      )}
      <path d={`M${neck[0]} ${neck[1] + 2}L${head[0]} ${head[1]}`} stroke={skin} strokeWidth={7} />
      <path
        d={`M${neck[0] - 6 * cos} ${neck[1] + 4 - 6 * sin}L${neck[0] + 6 * cos} ${neck[1] + 4 + 6 * sin} ${5 * cos} ${hip + 5 * sin} ${-5 * cos} ${hip - 5 * sin}Z`}
        fill={top}
        stroke={top}
        strokeWidth={8}
      />
      <g transform={`translate(${head[0]} ${head[1]}) rotate(${lean * 0.6}) scale(${isChild ? 1.25 : 1})`}>
        {bun && <circle cx={-10} cy={-4} r={5} fill={hair} />}
        <ellipse rx={7.6} ry={8.6} fill={skin} />
        <path d={cuts[cut]} fill={hair} />
        {hat !== undefined && <path d="M-15-4Q0-8 15-4Q13-1 0-2T-15-4Z M-8-5Q-8-15 0-15T8-5Z" fill={hat} />}
        {cap !== undefined && <path d="M-9-2Q-9-12 0-12T8-5L16-3Q16-1 12-1Z" fill={cap} />}
      </g>
      {limb(1)}
      {children}
    </g>
  )
}
