import type { ReactNode } from 'react'
import { Person } from '../picture-people'

interface BikeProps {
  x: number
  y: number
  size: number
  colour: string
  left?: boolean
  children?: ReactNode
}

/** A bicycle whose saddle is above x. `children` use the person's coordinates. */
const Bike = ({ x, y, size, colour, left = false, children }: BikeProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${left ? -size : size} ${size})`}
    fill="none"
    strokeLinecap="round"
  >
    <g stroke="#30353a" strokeWidth={4}>
      <circle cx={-21} cy={-20} r={18} />
      <circle cx={44} cy={-20} r={18} />
    </g>
    <path d="M-21-20 8-17 32-50-5-42Z M8-17-5-46 M44-20 31-57" stroke={colour} strokeWidth={4} />
    <path d="M-11-49H3 M31-58l9 1 M8-17l2-3" stroke="#30353a" strokeWidth={5} />
    {children}
  </g>
)

/** Rows of windows, drawn as the dashes of a thick line. */
const Windows = ({
  d,
  dash,
  width,
  fill = '#e3d9cf',
}: {
  d: string
  dash: string
  width: number
  fill?: string
}) => <path d={d} stroke={fill} strokeWidth={width} strokeDasharray={dash} />

/** Sunday on an avenue in Bogotá: no cars except a waiting taxi, and people getting about without one. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#d5dfe1" />
      {/* The mountains with their church, and the mist. */}
      <path
        d="M0 130 90 92 170 104 250 52 300 34 346 30 390 58 450 78 520 60 640 110V240H0Z"
        fill="#5c7d6b"
      />
      <path d="M150 240 240 130 330 100 420 132 520 116 640 170V240Z" fill="#4b6d5c" />
      <path d="M316 31V19h16v-9l5-6 5 6v21Z" fill="#f7f4ec" />
      <path
        d="M130 96q50-16 120-4 40-14 90-2 70-14 140 0 60-10 160 4v14q-90 10-180 2-90 8-180-2-90 8-150-12Z"
        fill="#e9eeed"
        opacity={0.85}
      />
      <path
        d="M200 160q80-12 160 0 100-14 200 0v12q-100 10-200 2-90 8-160-14Z"
        fill="#dfe7e4"
        opacity={0.7}
      />
      {/* The houses. */}
      <path d="M0 40h118v190H0Z" fill="#b4694c" />
      <path d="M118 84h82v146h-82Z" fill="#c98962" />
      <path d="M556 62h84v182h-84Z" fill="#b4694c" />
      <Windows d="M10 66h106M10 100h106M10 134h106" dash="18 10" width={18} />
      <Windows d="M123 108h72M123 138h72M123 168h72" dash="12 8" width={14} fill="#6b4a3d" />
      <Windows d="M566 88h70M566 122h70M566 156h70M566 190h70" dash="16 10" width={16} />
      <path d="M206 176h180v54H206Z" fill="#ddc39a" />
      <path d="m200 178 10-16h172l10 16Z" fill="#8f4f3c" />
      <Windows d="M219 206h154" dash="18 16" width={22} fill="#7b5a48" />
      {/* The side street with the taxi. */}
      <path d="M436 244 470 160h28l58 84Z" fill="#a7acae" />
      {[228, 318, 404].map((x) => (
        <g key={x}>
          <path d={`M${x} 190v44`} stroke="#6c5340" strokeWidth={6} />
          <path d={`M${x - 26} 190q-6-22 14-28 12-18 26 0 20 6 12 28-26 14-52 0Z`} fill="#6f9a5c" />
        </g>
      ))}
      <path d="M0 226h440v14l116 2h84v22l-640-12Z" fill="#cfc8bb" />
      <path d="M0 250 640 262V420H0Z" fill="#9ba1a5" />
      <path d="m0 284 640 8" stroke="#eef0ee" strokeWidth={4} strokeDasharray="36 26" />
      <path d="m0 352 640 6" stroke="#eef0ee" strokeWidth={6} strokeDasharray="56 40" />
      {/* The aerobics class. */}
      <path d="M8 236h56v14H8Z" fill="#6a5d7b" />
      <path d="M70 214h20v36H70Z" fill="#2f353b" />
      <circle cx={80} cy={239} r={6} fill="#8b949b" />
      <circle cx={80} cy={223} r={4} fill="#8b949b" />
      <Person
        x={36}
        y={236}
        size={0.62}
        pose="wide"
        lean={14}
        arms={[
          [-9, -10, -6, -27],
          [11, -7, 22, -19],
        ]}
        top="#d1467a"
        bottom="#2f353b"
        cut="tail"
        isShortSleeved
      />
      {(
        [
          [108, 268, '#2f6b8f', '#454a50', '#8d5a3c', 'tail'],
          [154, 261, '#e0a83c', '#39566b', '#d9a27c', 'short'],
          [202, 268, '#5c8f6a', '#3a3437', '#c98f69', 'long'],
        ] as const
      ).map(([x, y, top, bottom, skin, cut]) => (
        <Person
          key={x}
          x={x}
          y={y}
          size={0.64}
          left
          pose="wide"
          lean={-14}
          arms={[
            [-11, -7, -22, -19],
            [9, -10, 6, -27],
          ]}
          top={top}
          bottom={bottom}
          skin={skin}
          cut={cut}
          isShortSleeved
        />
      ))}
      <Person
        x={254}
        y={264}
        size={0.66}
        left
        pose="sit"
        lean={-10}
        arms={[
          [-11, -7, -22, -19],
          [9, -10, 6, -27],
        ]}
        top="#b9574b"
        bottom="#3d4a58"
        skin="#a86b4a"
        hair="#8d8a86"
        bun
        isShortSleeved
      >
        <path d="M-14-60v34H14l8 22" fill="none" stroke="#30353a" strokeWidth={4} />
        <circle cx={-2} cy={-19} r={17} fill="none" stroke="#30353a" strokeWidth={4} />
        <circle cx={20} cy={-5} r={4} fill="#30353a" />
      </Person>
      {/* The taxi and its driver. */}
      <g fill="#f0c230">
        <path d="m460 232 8-26h46l8 26Z" />
        <path d="M452 232q0-6 8-6h62q8 0 8 6v28h-78Z" />
      </g>
      <path d="m466 230 6-18h38l6 18Z" fill="#53646e" />
      <path d="M454 260h14v10h-14Z m60 0h14v10h-14Z" fill="#30353a" />
      <path d="M456 238h14v9h-14Z m56 0h14v9h-14Z" fill="#fdf6dc" />
      <path d="M476 244h30v10h-30Z" fill="#30353a" />
      <path d="M472 191h38v15h-38Z" fill="#fdf6dc" />
      <text
        x={491}
        y={203}
        textAnchor="middle"
        fontSize={13}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#30353a"
      >
        TAXI
      </text>
      <Person
        x={546}
        y={266}
        size={0.72}
        left
        arms={['hip', [8, 12, 16, 0]]}
        top="#6f7f8c"
        bottom="#3d3a44"
        skin="#b97a56"
      >
        <path d="m14-73 4 3" stroke="#f7f4ec" strokeWidth={5} />
      </Person>
      {/* The barrier and the sign. */}
      <path d="M446 256v26m82-26v26" stroke="#30353a" strokeWidth={5} />
      <path d="M436 258h104v10H436Z" fill="#f7f4ec" />
      <path
        d="M436 258h16l-8 10h-8Z m32 0h16l-8 10h-16Z m32 0h16l-8 10h-16Z m32 0h8v10h-16Z"
        fill="#d9632f"
      />
      <path d="M306 236v38m82-38v38" stroke="#30353a" strokeWidth={4} />
      <path d="M288 196h118v46H288Z" fill="#2f6b8f" />
      <text
        x={347}
        y={216}
        textAnchor="middle"
        fontSize={17}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#fff"
      >
        CICLOVÍA
        <tspan x={347} dy={19} fontSize={16}>
          7 a. m.–2 p. m.
        </tspan>
      </text>
      {/* The family. */}
      <Bike x={410} y={322} size={0.78} colour="#2f6b8f" />
      <Person
        x={410}
        y={322}
        size={0.78}
        pose="ride"
        lean={14}
        arms={[[13, 14, 29, 25], 'lower']}
        top="#d9a05b"
        bottom="#3d4a58"
        skin="#a86b4a"
        cap="#30353a"
      />
      <Bike x={300} y={344} size={0.62} colour="#e0a83c" />
      <Person
        x={300}
        y={344}
        size={0.62}
        isChild
        pose="ride"
        lean={12}
        arms={['lower', [11, -4, 17, -20]]}
        top="#8a5b9b"
        bottom="#39566b"
        skin="#c98f69"
        cap="#c2513f"
        cut="tail"
      />
      <Bike x={212} y={358} size={0.88} colour="#c2513f" />
      <path d="M174 318h18m-18 0v-24m0 24 6 12" stroke="#2f6b5e" strokeWidth={5} fill="none" />
      <Person
        x={188}
        y={332}
        size={0.5}
        isChild
        pose="sit"
        arms={['near', 'ahead']}
        top="#e0b34c"
        bottom="#4c7a5b"
        skin="#c98f69"
        cap="#4f7f9b"
      />
      <Person
        x={212}
        y={358}
        size={0.88}
        pose="ride"
        lean={14}
        arms={[[13, 14, 29, 25], 'lower']}
        top="#3d8074"
        bottom="#454a50"
        skin="#c98f69"
        cut="tail"
        cap="#f4e9e2"
      />
      {/* The guide pumping up a tyre, and the girl who owns the bicycle. */}
      <path d="M68 402q14 10 28-6" stroke="#30353a" strokeWidth={3} fill="none" />
      <Bike x={112} y={407} size={0.92} colour="#7a5b9b" />
      <ellipse cx={93} cy={406} rx={14} ry={4} fill="#30353a" />
      <Person
        x={28}
        y={410}
        size={1.06}
        lean={30}
        arms={[
          [8, 17, 17, 29],
          [6, 18, 15, 30],
        ]}
        top="#c2413a"
        bottom="#2c3f5c"
        cap="#f0c230"
        skin="#8d5a3c"
      >
        <path d="M7-65 15-60" stroke="#f0c230" strokeWidth={5} />
        <path d="M36-36v32m-7 0h14" stroke="#30353a" strokeWidth={6} />
        <path d="M36-45v9M26-44h20" stroke="#e9edee" strokeWidth={4} />
      </Person>
      <Person
        x={158}
        y={411}
        size={0.82}
        isChild
        left
        arms={['hip', [6, 12, 15, 14]]}
        top="#e8d9a8"
        bottom="#4c7a5b"
        skin="#b97a56"
        cut="tail"
        isShortSleeved
      />
      {/* The old man on skates, pulled by his dog. */}
      <path d="M388 347 458 372" stroke="#3a2a24" strokeWidth={2.5} />
      <path
        d="M414 366q-8-6-6-14 6 10 16 13h26l8-12 3-7 7 5 11 4-1 7-11 3-5 15-3 6 13 12-5 5-17-13-18-3-13 19-7-3 6-20Z"
        fill="#6b4a35"
      />
      <path d="m456 364 9 6" stroke="#c2413a" strokeWidth={5} />
      <Person
        x={355}
        y={406}
        size={1.06}
        pose="walk"
        lean={-8}
        arms={[
          [-10, 12, -23, 4],
          [12, 10, 30, 14],
        ]}
        top="#4f7f9b"
        bottom="#57493f"
        skin="#d9a27c"
        hair="#e4e2dc"
        shoes="#c2413a"
      >
        <path d="M-23 1h18M5 4h18" stroke="#f0c230" strokeWidth={5} strokeDasharray="0.1 5.5" />
      </Person>
      {/* The fruit juice stall. */}
      <path d="M580 280v80" stroke="#8a6440" strokeWidth={5} />
      <Person
        x={608}
        y={402}
        left
        arms={['lower', [8, 12, 30, 16]]}
        top="#8a5b9b"
        bottom="#3a3437"
        skin="#8d5a3c"
        bun
        isShortSleeved
      />
      <path d="M532 362h108v42H532Z" fill="#3d8074" />
      <path d="M526 354h114v10H526Z" fill="#e8d9a8" />
      <circle cx={552} cy={405} r={11} fill="#30353a" />
      <circle cx={624} cy={405} r={11} fill="#30353a" />
      <text
        x={588}
        y={388}
        textAnchor="middle"
        fontSize={20}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#fff"
      >
        JUGOS
      </text>
      <g fill="#e88a2a">
        <circle cx={536} cy={348} r={7} />
        <circle cx={550} cy={348} r={7} />
        <circle cx={543} cy={337} r={7} />
      </g>
      <path d="M562 334h16v20h-16Z" fill="#f2b23c" />
      <path d="M578 338h6v12h-6m-16-18h16" fill="none" stroke="#f7f4ec" strokeWidth={4} />
      <path d="M622 336q8-4 12 0 3 10-1 18h-10q-5-8-1-18Z" fill="#d9a639" />
      <path d="M628 336q-12-6-12-14 8 2 10 8 0-8 4-12 3 6 2 12 4-6 9-6-2 8-13 12Z" fill="#4b7a4c" />
      <path d="M522 296q58-72 116 0Z" fill="#e8695a" />
      <path d="M560 296Q564 262 580 260 596 262 600 296Z" fill="#f7f4ec" />
      <Person
        x={502}
        y={408}
        size={1.04}
        arms={['hip', [9, 12, 14, -4]]}
        top="#e0a83c"
        bottom="#454a50"
        skin="#d9a27c"
        hair="#7a4b2a"
        isShortSleeved
      >
        <path d="M15-95h11l-2 15h-7Z" fill="#f2b23c" />
        <path d="m24-95 4-9" stroke="#f7f4ec" strokeWidth={2.5} />
      </Person>
    </svg>
  )
}
