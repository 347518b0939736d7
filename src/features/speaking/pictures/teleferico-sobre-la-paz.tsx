import { Person } from '../picture-people'

const bricks = ['#b9694a', '#c67f59', '#a95c42', '#cf9068', '#b4715a']

/** Houses on a slope. Distant ones are smaller, and the left side is higher. */
const slope = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: 22 - row * 3 }, (_, index) => {
    const wide = 24 + row * 7
    const x = index * wide - row * 9
    const tall = 22 + row * 7 + ((index * 7 + row * 3) % 5) * (3 + row)
    return { x, y: 118 + row * 38 + x * (0.15 - row * 0.02), wide, tall, fill: bricks[(index * 3 + row) % 5] }
  }),
)

/** A cabin hanging from the cable at x, y. */
const Cabin = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-6-2H6M0 0v16" stroke="#4a5058" strokeWidth={5} />
    <path d="M-20 14h40q8 14 4 40h-48q-4-26 4-40Z" fill="#cf3b32" />
    <path d="M-19 20h16v18h-18Z M3 20h16l2 18H3Z" fill="#dcebf0" />
  </g>
)

/**
 * Seven in the morning on the red line: people going to work, to school and to market, and the people who live below.
 */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#b9d7e6" />
      {/* Illimani, and the hills in front of it. */}
      <path d="M130 160 196 74 224 52 246 66 270 30 298 50 322 40 350 78 420 160Z" fill="#8fa3b5" />
      <path
        d="m176 100 20-26 28-22 22 14 24-36 28 20 24-10 28 38 16 18-24-6-14 12-18-16-20 18-22-20-20 22-18-16-16 16-18-10Z"
        fill="#fbfcfb"
      />
      <path d="M0 112 120 126 260 144 400 150 640 128V330H0Z" fill="#a9785f" />
      {slope.map(({ x, y, wide, tall, fill }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h${wide - 2}v${tall + 20}h${2 - wide}Z`} fill={fill} />
          <path
            d={`M${x + wide * 0.2} ${y + wide * 0.4}h${wide * 0.6}`}
            stroke="#e9d9c8"
            strokeWidth={wide * 0.22}
            strokeDasharray={`${wide * 0.2} ${wide * 0.18}`}
          />
        </g>
      ))}
      {/* The cable. */}
      <path d="M316 320 324 84h12l8 236Z" fill="#dfe3e4" />
      <path d="M310 86h40" stroke="#4a5058" strokeWidth={6} />
      <path d="M0 52 330 84 400 118H640" fill="none" stroke="#4a5058" strokeWidth={3} />
      <Cabin x={24} y={54} size={0.62} />
      <Cabin x={128} y={65} size={0.95} />
      <Cabin x={252} y={77} size={1.1} />
      {/* The people who live below. */}
      <path d="M8 252h186v90H8Z" fill="#c4724e" />
      <path d="M2 244h198v10H2Z" fill="#8f4f3c" />
      <path d="M10 260h182v32H10Z" fill="#f7f4ec" />
      <text
        x={101}
        y={282}
        textAnchor="middle"
        fontSize={18}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#a3292a"
      >
        NO SACAR FOTOS
      </text>
      <path d="M84 246v-56m104 56v-56M84 194q52 12 104 0" fill="none" stroke="#4f4038" strokeWidth={3} />
      <path d="m92 196 26 3-2 30-26-1Z" fill="#f7f4ec" />
      <path d="m124 199 6 1h10l6-1 6 8-6 4v20h-22v-20l-6-4Z" fill="#e0b34c" />
      <path d="m158 200 22-3 2 38h-8l-3-24-2 24h-9Z" fill="#3c5f86" />
      <Person
        x={48}
        y={246}
        size={0.66}
        arms={['hip', [10, 0, 19, -14]]}
        top="#7a4f8f"
        bottom="#3d6b5c"
        hem={16}
        skin="#a86b4a"
        cut="tail"
      />
      {/* The station. */}
      <path d="M360 0h280v34H360Z" fill="#eceeed" />
      <path d="M360 28h280v10H360Z" fill="#cf3b32" />
      <path d="M622 38h18v300h-18Z" fill="#d5d9da" />
      <path d="M410 38v14m172-14v14" stroke="#4a5058" strokeWidth={4} />
      <path d="M394 50h204v50H394Z" fill="#cf3b32" />
      <text
        x={496}
        y={71}
        textAnchor="middle"
        fontSize={20}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#fff"
      >
        LÍNEA ROJA
        <tspan x={496} dy={21} fontSize={18}>
          La Paz – El Alto
        </tspan>
      </text>
      <path d="M0 330h640v90H0Z" fill="#c9ccca" />
      <path d="M0 330h640v8H0Z" fill="#e8c53a" />
      <path d="M0 300h352v34H0Z" fill="#dcebf0" opacity={0.55} />
      <path d="M0 300h354M4 300v34m87-34v34m87-34v34m87-34v34m87-34v34" stroke="#5b6670" strokeWidth={5} />
      {/* The waiting cabin. */}
      <path d="M480 112h32M496 114v70" stroke="#4a5058" strokeWidth={9} />
      <path d="M408 182h176q24 0 28 40l4 112H376l4-112q4-40 28-40Z" fill="#cf3b32" />
      <path d="M426 196h140v132H426Z" fill="#f6ecdc" />
      <path d="M440 206h112v56H440Z" fill="#c3dde8" />
      <path d="M394 200h26v62h-32q0-50 6-62Zm178 0h26q6 12 6 62h-32Z" fill="#dcebf0" />
      <path d="M384 292h36v6h-36Zm188 0h36v6h-36Z" fill="#f7f4ec" />
      <path d="M428 294h38v34h-38Zm98 0h38v34h-38Z" fill="#7d8a93" />
      <Person
        x={454}
        y={326}
        size={0.86}
        pose="sit"
        lean={-16}
        arms={['fold', 'fold']}
        top="#2f9a97"
        bottom="#2f9a97"
        shoes="#f7f4ec"
        skin="#b97a56"
        bun
        isShortSleeved
      >
        <path d="M-17-58Q-10-44-4-59M-10-51v8" fill="none" stroke="#22262b" strokeWidth={3} />
        <circle cx={-10} cy={-41} r={4} fill="#22262b" />
      </Person>
      <Person
        x={540}
        y={326}
        size={0.86}
        left
        pose="sit"
        arms={['ahead', 'near']}
        top="#5b5148"
        bottom="#3d4a58"
        skin="#a86b4a"
        hair="#d9d9d4"
        hat="#4a3a2f"
      >
        <path d="m14-63 18-4v32l-18 5Z" fill="#f7f4ec" />
        <path d="m18-56 10-2m-10 8 10-2m-10 8 10-2" stroke="#7d8a93" strokeWidth={2.5} />
      </Person>
      {/* The guard, and the young man looking only at his phone. */}
      <Person
        x={362}
        y={352}
        size={0.92}
        left
        arms={['hip', 'wave']}
        top="#d6dc3f"
        bottom="#27384f"
        cap="#27384f"
        skin="#b97a56"
        cut="tail"
      />
      <Person
        x={286}
        y={404}
        size={1.06}
        left
        pose="walk"
        lean={8}
        arms={['down', 'near']}
        top="#44515f"
        bottom="#2f353d"
        skin="#a86b4a"
      >
        <path d="m21-92 9 3-5 18-8-3Z" fill="#16191d" />
        <path d="m22-90 3 1-4 13-3-1Z" fill="#a9dcea" />
      </Person>
      {/* The tourist. */}
      <Person
        x={186}
        y={406}
        size={1.06}
        left
        pose="wide"
        lean={4}
        arms={[
          [12, 6, 17, -14],
          [10, 7, 16, -13],
        ]}
        top="#d98f3c"
        bottom="#9a8b6a"
        boots="#6b4a32"
        hat="#e6d5a8"
        skin="#e8b796"
        hair="#b5803f"
      >
        <path d="M-12-74q-16 0-16 12v22h18Z" fill="#3d7a5f" />
        <path d="M13-98h13v13H13Z" fill="#22262b" />
        <path d="M26-96h9v9h-9Z" fill="#3d444b" />
      </Person>
      {/* The pupils. */}
      <Person
        x={36}
        y={398}
        size={0.86}
        isChild
        arms={['down', [12, -4, 24, -17]]}
        top="#2c4f7f"
        bottom="#6b7078"
        hem={22}
        skin="#a86b4a"
        cut="tail"
      >
        <path d="M-10-72q-14 0-14 12v18h13Z" fill="#c2467a" />
      </Person>
      <Person
        x={96}
        y={410}
        size={0.88}
        isChild
        pose="kneel"
        lean={34}
        arms={[
          [4, 14, -2, 30],
          [4, 14, 0, 30],
        ]}
        top="#2c4f7f"
        bottom="#6b7078"
        shoes="#f7f4ec"
        skin="#b97a56"
      />
      <Person
        x={446}
        y={410}
        size={0.9}
        isChild
        pose="run"
        lean={16}
        arms={[
          [-9, 12, -18, 6],
          [11, 10, 20, 0],
        ]}
        top="#2c4f7f"
        bottom="#6b7078"
        hem={34}
        skin="#8d5a3c"
        cut="tail"
      >
        <path d="M-4-74q-15-2-17 10l-3 18 15 3Z" fill="#3f8f6b" />
      </Person>
      <path d="m392 346 16-6 5 14-16 6Z m-14 28 15 4-4 14-15-4Z m12 24 18-2 4 12-18 3Z" fill="#fff" />
      {/* The person coming from the market. */}
      <Person
        x={574}
        y={412}
        size={1.02}
        left
        pose="walk"
        arms={[
          [-4, 14, -8, 28],
          [6, 15, 12, 27],
        ]}
        top="#b2476b"
        bottom="#2f6b8f"
        hem={14}
        skin="#a86b4a"
        cut="back"
        hat="#3a2f2a"
      >
        <path d="M8-46h20l3 28H5Zm-32 1h16l2 26h-20Z" fill="#e8b23c" />
        <path
          d="M10-46q0-14 8-46m-6 46q10-16 10-30M22-46q8-14 6-24"
          fill="none"
          stroke="#4f8a45"
          strokeWidth={4}
        />
        <path d="M-22-46q2-7 8-6 7-1 6 6Z" fill="#cf4a35" />
      </Person>
    </svg>
  )
}
