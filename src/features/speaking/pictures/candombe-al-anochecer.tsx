import type { ReactNode } from 'react'
import { Person } from '../picture-people'

/**
 * The path of a stretch of wall in perspective. Heights are measured at the edge of the picture, downwards from eye
 * level.
 */
function wall(from: number, to: number, top: number, bottom: number) {
  const at = (x: number, height: number) => `${x} ${Math.round(170 + (height * Math.abs(x - 330)) / 330)}`
  return `M${at(from, top)}L${at(to, top)} ${at(to, bottom)} ${at(from, bottom)}Z`
}

interface DrumProps {
  /** The centre of the drumhead. */
  x: number
  y: number
  width: number
  height: number
  colour: string
  band: string
  turn?: number
}

/** A barrel drum with one drumhead. */
const Drum = ({ x, y, width, height, colour, band, turn = 0 }: DrumProps) => {
  const half = width / 2
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M${-half} 0Q${-width * 0.72} ${height * 0.5} ${-width * 0.34} ${height}H${width * 0.34}Q${width * 0.72} ${height * 0.5} ${half} 0Z`}
        fill={colour}
        stroke="#4a2f2a"
        strokeWidth={1.5}
      />
      <path
        d={`M${-width * 0.58} ${height * 0.3}H${width * 0.58}M${-width * 0.5} ${height * 0.72}H${width * 0.5}`}
        stroke={band}
        strokeWidth={4}
      />
      <ellipse rx={half} ry={width * 0.2} fill="#f6ead0" stroke="#4a2f2a" strokeWidth={2} />
    </g>
  )
}

interface DrummerProps {
  x: number
  y: number
  size: number
  left?: boolean
  /** The width of the drum. It distinguishes the three kinds of drum. */
  width: number
  colour: string
  band: string
  skin: string
  top: string
  bottom: string
  hair?: string
  cut?: 'short' | 'tail' | 'long'
  cap?: string
  /** Whether the stick is raised. */
  isUp?: boolean
}

/** A drummer with a drum on a strap: one hand on the drumhead, a stick in the other. */
const Drummer = ({ width, colour, band, isUp = false, ...person }: DrummerProps) => (
  <Person
    {...person}
    pose="walk"
    isShortSleeved
    arms={[[-9, 15, -2, 22], isUp ? [12, 7, 21, -6] : [12, 11, 22, 12]]}
  >
    <path d="M-9-79 14-46" stroke="#f6ead0" strokeWidth={4} />
    <Drum x={5} y={-45} width={width} height={width > 26 ? 36 : 39} colour={colour} band={band} turn={-8} />
    <path d="M-15-60 2-47" stroke={person.skin} strokeWidth={6} />
    <path d={isUp ? 'M27-82 12-100' : 'M28-64 8-50'} stroke="#c99a5b" strokeWidth={3.5} />
  </Person>
)

/** A lit window. */
const Lit = ({ children }: { children: ReactNode }) => (
  <>
    <path d="M540 142h72v92h-72Z" fill="#f3c469" />
    {children}
    <path d="M540 142h72v92h-72Z" fill="none" stroke="#f0e4d2" strokeWidth={5} />
    <path d="M532 232h88v8h-88Z" fill="#f0e4d2" />
  </>
)

/**
 * A street in Montevideo that runs down to the river. At nightfall, drummers are coming up the street, and not
 * everybody is pleased.
 */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#6a648f" />
      <path d="M0 64q160-16 320-4t320-6v200H0Z" fill="#a3748f" />
      <path d="M150 112q90-12 180-4t190-6v90H150Z" fill="#d98a72" />
      <path d="M200 146h240v40H200Z" fill="#f0b67a" />
      <path d="M270 170h120v26H270Z" fill="#7d8fae" />
      <path d="M300 176h24m16 5h26" stroke="#f0b67a" strokeWidth={2} />
      <path d="M344 158v14h14Z M338 174h24l-4 5h-16Z" fill="#f6ead0" />
      {/* The houses. */}
      <path d={wall(0, 128, -152, 165)} fill="#dba648" />
      <path d={wall(128, 196, -96, 165)} fill="#b9574b" />
      <path d={wall(196, 246, -108, 165)} fill="#4f8a96" />
      <path d={wall(246, 290, -90, 165)} fill="#d9a58a" />
      <path d={wall(508, 640, -146, 165)} fill="#5d9070" />
      <path d={wall(446, 508, -96, 165)} fill="#e0b9a0" />
      <path d={wall(404, 446, -110, 165)} fill="#6f6aa0" />
      <path d={wall(372, 404, -90, 165)} fill="#c2694e" />
      <path
        d={`${wall(0, 128, -152, -142)}${wall(128, 196, -96, -86)}${wall(508, 640, -146, -136)}${wall(446, 508, -96, -86)}`}
        fill="#f0e4d2"
      />
      <path
        d={`${wall(144, 162, -40, 60)}${wall(206, 218, -50, 70)}${wall(472, 494, -40, 60)}${wall(424, 436, -50, 70)}`}
        fill="#f3c469"
      />
      <path
        d={`${wall(172, 190, -30, 165)}${wall(228, 240, -30, 165)}${wall(452, 466, -30, 165)}${wall(410, 420, -30, 165)}${wall(262, 274, -30, 165)}`}
        fill="#5a3d3f"
      />
      <path d={`${wall(96, 122, -6, 165)}`} fill="#3d5a50" />
      <path d={wall(512, 530, -20, 165)} fill="#4a3d4f" />
      {/* Bunting between the roofs. */}
      <path d="M128 84Q320 140 508 96" stroke="#f0e4d2" strokeWidth={2} fill="none" />
      {[168, 228, 288, 340, 392, 456].map((x, index) => (
        <path
          key={x}
          d={`M${x} ${[97, 107, 113, 114, 112, 104][index]}h24l-12 22Z`}
          fill={index % 2 === 0 ? '#e0b34c' : '#4fa3a9'}
        />
      ))}
      {/* The balcony. */}
      <path d={wall(34, 92, -136, -34)} fill="#f3c469" />
      <Person
        x={62}
        y={140}
        size={0.66}
        lean={6}
        arms={['up', [11, -2, 19, -19]]}
        top="#c2513f"
        bottom="#39566b"
        skin="#8d5a3c"
        cut="long"
        isShortSleeved
      >
        <path d="M26-96q10-10 20-2-4 10-14 14Z" fill="#f6ead0" />
      </Person>
      <path d="M14 140h100v7H14Z" fill="#f0e4d2" />
      <path
        d="M18 110h92M18 110v32m13-32v32m13-32v32m13-32v32m13-32v32m13-32v32m13-32v32m14-32v32"
        stroke="#30353a"
        strokeWidth={2.5}
        fill="none"
      />
      {/* The poster. */}
      <path d="M8 186h80v56H8Z" fill="#f6ead0" />
      <text
        x={48}
        y={210}
        textAnchor="middle"
        fontSize={18}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#8c2f39"
      >
        ENSAYO
        <tspan x={48} dy={22}>
          19 h
        </tspan>
      </text>
      {/* The annoyed neighbour. */}
      <Lit>
        <Person
          x={576}
          y={296}
          size={1.22}
          left
          arms={[
            [-15, 0, -5, -15],
            [15, 0, 5, -15],
          ]}
          top="#7a5b9b"
          bottom="#454a50"
          skin="#d9a27c"
          hair="#8f8a88"
        />
        <path d="M538 234h78v68h-78Z" fill="#5d9070" />
      </Lit>
      {/* The street. */}
      <path d="M0 335 290 190h82l268 135v95H0Z" fill="#77717f" />
      <path d={`${wall(0, 290, 165, 290)}${wall(372, 640, 165, 290)}`} fill="#9a92a0" />
      <path d="M0 460 290 205M372 207 640 442" stroke="#b9b0b8" strokeWidth={3} />
      {/* The lamp. */}
      <path d="M440 262V140q0-14-16-14" stroke="#30353a" strokeWidth={4} fill="none" />
      <circle cx={422} cy={133} r={20} fill="#f3d98a" opacity={0.4} />
      <path d="M412 126h20l-5 12h-10Z" fill="#f9eab4" />
      {/* The drums, from the back row to the front. */}
      {(
        [
          [282, '#8d5a3c', '#c2513f', '#39566b'],
          [322, '#c98f69', '#2f6b8f', '#454a50'],
          [362, '#6b4330', '#e0b34c', '#3a3437'],
        ] as const
      ).map(([x, skin, top, bottom]) => (
        <Drummer
          key={x}
          x={x}
          y={272}
          size={0.5}
          width={24}
          colour="#b9574b"
          band="#f6ead0"
          skin={skin}
          top={top}
          bottom={bottom}
          isUp={x === 322}
        />
      ))}
      {(
        [
          [290, '#d9a27c', '#5c8f6a', '#4a4d3f', 'tail'],
          [372, '#8d5a3c', '#d97929', '#39566b', 'short'],
        ] as const
      ).map(([x, skin, top, bottom, cut]) => (
        <Drummer
          key={x}
          x={x}
          y={306}
          size={0.66}
          width={22}
          colour="#3d8074"
          band="#f6ead0"
          skin={skin}
          top={top}
          bottom={bottom}
          cut={cut}
          isUp
        />
      ))}
      <Drummer
        x={252}
        y={348}
        size={0.88}
        width={19}
        colour="#c2413a"
        band="#e0b34c"
        skin="#6b4330"
        top="#e8d9a8"
        bottom="#39566b"
        isUp
      />
      <Drummer
        x={330}
        y={352}
        size={0.9}
        width={25}
        colour="#2f6b8f"
        band="#f6ead0"
        skin="#a86b4a"
        top="#d1467a"
        bottom="#3a3437"
        cut="tail"
      />
      <Drummer
        x={408}
        y={348}
        size={0.9}
        width={33}
        colour="#e0a83c"
        band="#8c2f39"
        skin="#8d5a3c"
        top="#f3efe4"
        bottom="#4a4d3f"
        cap="#2f6b5e"
        isUp
      />
      {/* The sleeping dog. */}
      <ellipse cx={322} cy={401} rx={46} ry={6} fill="#5f5968" />
      <path
        d="M284 402q-4-22 20-24h26q8-10 20-6l14 10q6 6-2 8l-14 2 14 6q4 4-2 5H290q-18 2-24-10 8 6 18 2Z"
        fill="#c9965a"
      />
      <path d="M338 372q-10 4-8 18 10-2 12-14Z" fill="#8a5a34" />
      {/* The woman drinking mate. */}
      <Person
        x={132}
        y={326}
        size={0.74}
        arms={[
          [-6, 14, 4, 22],
          [9, 10, 13, -3],
        ]}
        top="#6b86a0"
        bottom="#4a3d4f"
        skin="#d9a27c"
        hair="#7a4b2a"
        cut="tail"
      >
        <path d="M-16-66h9v24h-9Z" fill="#c9ced2" />
        <path d="M-14-70h5v5h-5Z" fill="#30353a" />
        <path d="M15-84h10l-2 10h-6Z" fill="#6b3f2a" />
        <path d="m19-84-4-8" stroke="#e9edee" strokeWidth={2} />
      </Person>
      {/* The dancers. */}
      <Person
        x={192}
        y={368}
        size={0.94}
        pose="walk"
        lean={-6}
        arms={[
          [-12, 12, -26, 22],
          [9, -10, 12, -27],
        ]}
        top="#f6ead0"
        bottom="#8c2f39"
        skin="#6b4330"
        hem={20}
        bun
        isShortSleeved
      >
        <path d="M-6-50H6Q16-34 26-16 4-6-16-14L-36-50Q-22-46-6-50Z" fill="#c2413a" />
        <path d="M-28-38Q-10-22 22-24" stroke="#e0b34c" strokeWidth={4} />
      </Person>
      <Person
        x={484}
        y={346}
        size={0.84}
        left
        pose="wide"
        lean={-8}
        arms={[
          [-13, -4, -22, -16],
          [13, 4, 24, -6],
        ]}
        top="#3d8074"
        bottom="#e8d9a8"
        skin="#8d5a3c"
        isShortSleeved
      />
      {/* The fire for warming the drumheads. */}
      <ellipse cx={134} cy={398} rx={60} ry={14} fill="#e8a15a" opacity={0.45} />
      <path d="m112 402 44-8m-42-2 42 12" stroke="#4a2f2a" strokeWidth={6} strokeLinecap="round" />
      <path d="M114 398q-6-20 10-32 0 10 6 14 0-22 14-34-2 18 8 26 4 10 0 26Z" fill="#e8692c" />
      <path d="M124 398q-4-12 6-18 2 6 6 8 2-10 6-14 2 14 4 24Z" fill="#f9d45c" />
      <Drum x={168} y={392} width={26} height={44} colour="#7a5b9b" band="#e0b34c" turn={-84} />
      <Person
        x={36}
        y={408}
        size={1.04}
        pose="kneel"
        lean={10}
        arms={[
          [10, 14, 26, 24],
          [6, 15, 22, 8],
        ]}
        top="#4f7f9b"
        bottom="#3a3437"
        skin="#a86b4a"
        cap="#8c2f39"
        isShortSleeved
      />
      <Drum x={100} y={372} width={26} height={44} colour="#2f6b5e" band="#f6ead0" turn={70} />
      {/* The old man and the girl. */}
      <path d="M446 382h34m-32 0v26m30-26v26m-32-26v-34" stroke="#5f4531" strokeWidth={5} fill="none" />
      <Person
        x={462}
        y={408}
        size={1}
        pose="sit"
        lean={8}
        arms={[
          [10, 8, 24, -6],
          [10, 14, 26, 16],
        ]}
        top="#f0e4d2"
        bottom="#454a50"
        skin="#6b4330"
        hair="#e4e2dc"
      />
      <Drum x={506} y={370} width={26} height={38} colour="#c2413a" band="#f6ead0" />
      <Person
        x={540}
        y={410}
        size={0.72}
        isChild
        left
        lean={10}
        arms={[
          [12, 10, 26, 14],
          [11, 4, 24, -6],
        ]}
        top="#e0b34c"
        bottom="#2f6b8f"
        skin="#8d5a3c"
        cut="tail"
        isShortSleeved
      />
      {/* The boy with headphones. */}
      <Person
        x={606}
        y={408}
        size={1.02}
        lean={4}
        arms={['down', 'near']}
        top="#454a6b"
        bottom="#6f7f8c"
        skin="#d9a27c"
        hair="#4a3527"
        shoes="#f6ead0"
      >
        <path d="M-1-90Q-5-103 5-104" stroke="#4fc3c9" strokeWidth={4} />
        <path d="M-1-92v5" stroke="#4fc3c9" strokeWidth={7} />
        <path d="M18-76h8v14h-8Z" fill="#22262b" />
      </Person>
    </svg>
  )
}
