import { Person } from '../picture-people'

/** A wind turbine with its hub at x, y. */
const Turbine = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="#f5f3e9">
    <path d="M-4 0h8l4 170H-8Z" fill="#d9d9d4" />
    {[0, 120, 240].map((degrees) => (
      <path key={degrees} d="M-4 0Q-7-30 0-84 8-30 4 0Z" transform={`rotate(${degrees + turn})`} />
    ))}
    <circle r={7} />
  </g>
)

const Sheep = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-12-8v8m7-8v8M8-8v8m7-8v8" stroke="#4a4038" strokeWidth={4} />
    <path d="M-18-14q-4-14 10-14 4-6 12-3 12-4 15 6 6 10-4 14-14 6-28 2-4 0-5-5Z" fill="#f3e9d9" />
    <path d="m17-27 13 3q3 8-4 10l-9-3Z" fill="#4a4038" />
  </g>
)

/** A village in Aragón below a wind farm: a meeting on the road, a shepherd, and an engineer with her plan. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#f2d6a8" />
      <circle cx={548} cy={112} r={34} fill="#f7e9c8" />
      <path
        d="M40 70q60-18 130-6 30-14 70 2l40 2q-120 12-240 2Z M330 40q50-12 100 0l50 6q-80 8-150-6Z"
        fill="#f9e7c7"
      />
      <path d="M0 190 110 140 220 172 330 128 450 168 560 138 640 160V300H0Z" fill="#b7936b" />
      <Turbine x={120} y={66} size={0.62} turn={14} />
      <Turbine x={232} y={78} size={0.72} turn={62} />
      <Turbine x={350} y={62} size={0.6} turn={36} />
      <Turbine x={460} y={74} size={0.74} turn={92} />
      <path d="M0 226Q140 176 300 210T640 190v230H0Z" fill="#a9a05c" />
      {/* The village. */}
      <path d="M500 226v-36h20v-36l14-16 14 16v36h62v44H492Z" fill="#d9b78b" />
      <path d="m486 194 26-18 24 18Z m60 0 36-22 40 22Z" fill="#a9583f" />
      <path d="M529 166h10v16h-10Z m36 40h12v22h-12Z m26-4h14v12h-14Z m-85 2h12v12h-12Z" fill="#6c4a38" />
      <path d="M0 290Q200 236 400 262T640 250v170H0Z" fill="#c7b173" />
      {/* The road. */}
      <path d="M0 420 0 366Q260 288 520 254l40 2Q380 320 330 420Z" fill="#d8c9b0" />
      {/* The shepherd. */}
      <Sheep x={74} y={262} size={0.9} />
      <Sheep x={128} y={252} size={0.8} />
      <Sheep x={40} y={292} />
      <Sheep x={120} y={288} />
      <Person
        x={196}
        y={296}
        size={0.9}
        left
        arms={['lower', 'down']}
        top="#5d6b4b"
        bottom="#57493f"
        hat="#8a6a42"
        skin="#c98f69"
        hair="#b6b1a9"
      />
      <path d="M172 236q-6-10 2-12m-2 12v62" fill="none" stroke="#6c4a38" strokeWidth={4} />
      <path d="M218 296v-14l-8-8h-4l2-10 8-2 4 8h22l10-10-4 20v16h-4v-12h-18v12Z" fill="#4a4038" />
      {/* The protesters. */}
      <path d="m322 200 168 6-2 50-168-6Z" fill="#f9f6e8" />
      <text
        x={404}
        y={221}
        textAnchor="middle"
        fontSize={17}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#8c2f2a"
        transform="rotate(2 404 230)"
      >
        Renovables sí,
        <tspan x={404} dy={20}>
          pero no así
        </tspan>
      </text>
      <Person
        x={310}
        y={316}
        size={0.98}
        arms={['down', [9, -2, 16, -20]]}
        top="#2f6b5e"
        bottom="#3d4a58"
        skin="#d9a27c"
        hair="#c9c9c2"
        bun
      />
      <Person
        x={502}
        y={316}
        size={0.98}
        left
        arms={['up', [9, -2, 14, -18]]}
        top="#b9574b"
        bottom="#454a50"
        skin="#c98f69"
      />
      <Person
        x={430}
        y={338}
        size={0.68}
        isChild
        arms={['up', 'up']}
        top="#d9a639"
        bottom="#39566b"
        skin="#d9a27c"
        hair="#7a4b2a"
        cut="long"
      />
      <Person
        x={366}
        y={346}
        size={0.84}
        arms={['hip', 'wave']}
        top="#6b5b86"
        bottom="#3a3437"
        skin="#8d5a3c"
        cut="tail"
      />
      {/* The group discussing a plan. */}
      <path d="M66 352h140l14 16H52Z M72 368v40m130-40v40" fill="#8a6440" stroke="#8a6440" strokeWidth={6} />
      <path d="m90 350 76-6 24 12-84 6Z" fill="#e8f0f2" />
      <path d="m108 354 34-4m-18 8 46-5" stroke="#4f7f9b" strokeWidth={3} />
      <Person
        x={42}
        y={412}
        size={1.12}
        lean={12}
        arms={['lower', [10, 14, 32, 22]]}
        top="#d97929"
        bottom="#3d4a58"
        cap="#f4e9e2"
        skin="#b97a56"
        cut="tail"
      />
      <Person
        x={252}
        y={412}
        size={1.1}
        left
        arms={['fold', 'fold']}
        lean={-6}
        top="#8999a5"
        bottom="#57493f"
        skin="#d9a27c"
        hair="#8d8a86"
      />
      {/* A father and daughter with a suitcase: leaving or coming back. */}
      <path d="M548 388v-26h38v26Z" fill="#4f7f9b" />
      <path d="M560 362v-34h14v34" fill="none" stroke="#34566b" strokeWidth={4} />
      <Person
        x={598}
        y={394}
        size={1.06}
        left
        pose="walk"
        arms={['down', 'lower']}
        top="#39566b"
        bottom="#57493f"
        skin="#a86b4a"
      />
      <Person
        x={520}
        y={398}
        size={0.72}
        isChild
        left
        pose="walk"
        arms={['reach', 'near']}
        top="#c65f4a"
        bottom="#4c7a5b"
        hem={26}
        skin="#a86b4a"
        cut="tail"
      />
    </svg>
  )
}
