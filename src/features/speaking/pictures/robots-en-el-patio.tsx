import { Person } from '../picture-people'

/** The blue bow of a school smock, in the person's coordinates. */
const Bow = ({ x = 4, y = -72 }: { x?: number; y?: number }) => (
  <path
    d={`M${x} ${y}l-9-5v11ZM${x} ${y}l9-5v11ZM${x} ${y}l-5 13 5-5 5 5Z`}
    fill="#1f4fa3"
    stroke="#1f4fa3"
    strokeWidth={2}
  />
)

/** The smock that every pupil wears. */
const smock = { top: '#f8f9fa', bottom: '#e4e9f1', hem: 24, isChild: true } as const

/** The yard of a country school in Uruguay on an open day: a robot has run into a flowerpot. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#bfe0ee" />
      <path
        d="M236 52q6-18 26-14 10-14 28-4 20-4 22 18Z M540 44q4-14 22-11 10-12 26-2 18-2 20 13Z"
        fill="#f3f9fb"
      />
      {/* The low hills and the field with the cow. */}
      <path d="M0 150q120-34 260-12 180-30 380 4v110H0Z" fill="#93b873" />
      <path d="M0 184q160-22 330-6 160-20 310-2v80H0Z" fill="#7ea85c" />
      <path d="M0 236h640v184H0Z" fill="#dcc79c" />
      <path d="M0 236h640v10q-160 10-320 2-180 8-320 0Z" fill="#8fb067" />
      {/* The school. */}
      <path d="M178 132h264v106H178Z" fill="#e5a98b" />
      <path d="M170 122h280v13H170Z" fill="#8a4b3c" />
      <path d="M178 224h264v14H178Z" fill="#b56f55" />
      <path d="M294 170h34v68h-34Z" fill="#37647a" />
      <path d="M321 206h.1" stroke="#f0c230" strokeWidth={5} strokeLinecap="round" />
      <path d="M196 176h38v32h-38Zm52 0h38v32h-38Zm94 0h38v32h-38Zm48 0h38v32h-38Z" fill="#f8f4ea" />
      <path
        d="M199 179h14v26h-14Zm18 0h14v26h-14Zm34 0h14v26h-14Zm18 0h14v26h-14Zm76 0h14v26h-14Zm18 0h14v26h-14Zm30 0h14v26h-14Zm18 0h14v26h-14Z"
        fill="#6f93a3"
      />
      <text
        x={311}
        y={161}
        textAnchor="middle"
        fontSize={21}
        fontWeight={700}
        letterSpacing={2}
        fontFamily="sans-serif"
        fill="#5c2e24"
      >
        ESCUELA RURAL
      </text>
      {/* Weather station: anemometer, vane, louvred box and solar panel. */}
      <g stroke="#3d474f" strokeWidth={4} strokeLinecap="round" fill="none">
        <path d="M340 122V56m0 22h34v-8M318 56h44m-22 0 8 8m26 6h.1" />
        <path d="M356 122v-12m28 12v-12" />
      </g>
      <path d="M314 48a8 8 0 0 0 0 16Zm52 0a8 8 0 0 0 0 16Zm-22 8a8 8 0 0 0 8 14Z" fill="#d9432f" />
      <path d="m354 66 14-7v4h20l8-6v20l-8-6h-20v4Z" fill="#f0b429" stroke="#3d474f" />
      <path d="M352 84h36v28h-36Z" fill="#fdfdfb" stroke="#3d474f" strokeWidth={2} />
      <path d="M355 91h30m-30 7h30m-30 7h30" stroke="#8c979e" strokeWidth={3} />
      <path d="m296 116 10-24h26l-10 24Z" fill="#2b4a7c" stroke="#e9edee" strokeWidth={2} />
      <path d="m301 104h26m-8-12-10 24" stroke="#9fb6d6" strokeWidth={1.5} />
      {/* The flag of Uruguay. */}
      <path d="M470 246V44" stroke="#7c7f82" strokeWidth={5} />
      <path d="M472 48q20-6 36 0t36 0v45q-20 6-36 0t-36 0Z" fill="#fcfdfd" />
      <g fill="none" stroke="#2a5fb8" strokeWidth={5}>
        <path d="M498 55.5q6-1 10 0 20 6 36 0M498 65.5q6-1 10 0 20 6 36 0M472 75.5q20-6 36 0t36 0M472 85.5q20-6 36 0t36 0" />
      </g>
      <path d="M485 52v15m-7.5-7.5h15m-12.5-5 10 10m0-10-10 10" stroke="#e8a91c" strokeWidth={2.5} />
      <circle cx={485} cy={59.5} r={4.5} fill="#f2bd2c" />
      {/* The cow behind the fence. */}
      <path d="M576 222v26h9v-24h34v24h9v-30Z" fill="#7d3b26" />
      <path d="M562 182q10-10 26-8h52v52q-34 8-60 0-12-4-16-20Z" fill="#9a4d31" />
      <path d="M566 176q6 16 0 34 10 12 14 10l2-40Z" fill="#f4eee4" />
      <path d="M538 156q2-8 14-8h14q14 2 12 18-2 14-14 16-4 16-16 16-10-2-10-12Z" fill="#f4eee4" />
      <path d="M558 146q14-4 20 8l2 24-14 2Z" fill="#9a4d31" />
      <path d="M574 152q14-6 18 2-4 10-18 6ZM540 152q-12-8-17-1 4 10 16 7Z" fill="#7d3b26" />
      <path d="M538 190q6-4 12 0 2 10-4 11-8 0-8-11Z" fill="#d79a8c" />
      <path d="M547 164h.1M562 164h.1" stroke="#33231d" strokeWidth={5} strokeLinecap="round" />
      <path d="M480 208h160M480 226h160" stroke="#75624c" strokeWidth={3} />
      <path d="M490 196v56m48-56v56m48-56v56m48-56v56" stroke="#6a4e35" strokeWidth={7} />
      {/* The mother, with a pupil explaining the station. */}
      <Person
        x={216}
        y={280}
        size={0.68}
        lean={-6}
        arms={['hip', [12, 2, 9, -12]]}
        top="#8a4f8f"
        bottom="#3a4a5c"
        cut="long"
        hair="#5b3a24"
        skin="#d9a27c"
      />
      <Person
        x={256}
        y={284}
        size={0.56}
        lean={-4}
        {...smock}
        arms={['down', [10, -11, 22, -24]]}
        skin="#c98f69"
        cut="tail"
      >
        <Bow />
      </Person>
      {/* The boy with the ball. */}
      <ellipse cx={506} cy={296} rx={22} ry={4} fill="#c2ab7d" />
      <Person
        x={504}
        y={296}
        size={0.64}
        pose="run"
        lean={12}
        {...smock}
        hem={30}
        arms={[
          [-12, 8, -22, 0],
          [11, 10, 22, 2],
        ]}
        skin="#8d5a3c"
      >
        <Bow x={10} y={-73} />
      </Person>
      <circle cx={540} cy={284} r={10} fill="#fbfbf8" stroke="#2f353b" strokeWidth={2} />
      <path d="m540 279 5 3-2 6h-6l-2-6Z" fill="#2f353b" />
      {/* The tree, and the grandfather under it with the girl who is teaching him. */}
      <ellipse cx={92} cy={394} rx={110} ry={20} fill="#c2ab7d" />
      <path d="M34 386q10-120 2-240h30q-8 150 6 240Z" fill="#75553b" />
      <path d="M52 210q34-30 60-70M48 200Q30 170 12 150" stroke="#75553b" strokeWidth={10} fill="none" />
      <path d="M0 20Q40-14 90 6q50-4 70 34 34 22 14 60-4 44-50 52-30 26-66 8-34 18-58-6Z" fill="#4f8450" />
      <path d="M20 40q30-26 70-8 40-4 54 32 14 30-20 44-40 20-66-4Q4 110 20 40Z" fill="#639a5e" />
      <path d="M22 374h104" stroke="#8f5f3a" strokeWidth={8} />
      <path d="M30 376v28m86-28v28" stroke="#6d472b" strokeWidth={7} />
      <path d="M26 344h12v26H26Z" fill="#2f7a72" />
      <path d="M28 337h8v7h-8Z" fill="#2f353b" />
      <path d="M44 356h13q2 9-3 14h-7q-5-5-3-14Z" fill="#7a4a2b" />
      <path d="m52 356 5-10" stroke="#c9ced1" strokeWidth={2.5} />
      <Person
        x={82}
        y={402}
        pose="sit"
        lean={12}
        arms={[
          [8, 16, 20, 21],
          [4, 17, 16, 23],
        ]}
        top="#a5673f"
        bottom="#4a5360"
        hair="#d9d7d2"
        skin="#d9a27c"
      >
        <path d="M12-36h26l9-22" stroke="#6fae3e" strokeWidth={4.5} fill="none" />
        <path d="M37-39l8-18" stroke="#d8f0f6" strokeWidth={2.5} />
      </Person>
      <Person
        x={156}
        y={406}
        size={0.86}
        left
        lean={14}
        {...smock}
        arms={[
          [-8, 13, -2, 25],
          [11, 8, 26, 10],
        ]}
        skin="#d9a27c"
        hair="#8a5a2e"
        cut="tail"
      >
        <Bow x={11} y={-71} />
      </Person>
      {/* The teacher. */}
      <ellipse cx={452} cy={374} rx={28} ry={5} fill="#c2ab7d" />
      <Person
        x={452}
        y={374}
        size={0.94}
        left
        lean={-10}
        hem={18}
        arms={[
          [-14, -4, -17, -22],
          [14, -4, 19, -22],
        ]}
        top="#2f8074"
        bottom="#344a66"
        hair="#3a2620"
        skin="#c98f69"
        bun
      />
      {/* The two pupils, the robot and the pot. */}
      <ellipse cx={310} cy={404} rx={110} ry={9} fill="#c2ab7d" />
      <Person
        x={226}
        y={402}
        size={0.88}
        {...smock}
        arms={[
          [10, 15, 28, 22],
          [6, 16, 18, 22],
        ]}
        skin="#8d5a3c"
      >
        <Bow />
        <path d="M18-50h22l8-22" stroke="#6fae3e" strokeWidth={4.5} fill="none" />
      </Person>
      <Person
        x={288}
        y={398}
        size={0.86}
        {...smock}
        arms={[
          [-15, -4, -9, -15],
          [15, -4, 9, -15],
        ]}
        skin="#d9a27c"
        hair="#b5823f"
        cut="long"
      >
        <Bow x={0} />
      </Person>
      <g transform="rotate(-9 350 400)">
        <path d="M332 350h46v40h-46Z" fill="#c9965a" stroke="#7d5a31" strokeWidth={2} />
        <path d="M332 362h46" stroke="#e6d3a8" strokeWidth={6} />
        <path d="M338 326h34v22h-34Z" fill="#c5ced3" stroke="#5e6a72" strokeWidth={2} />
        <path d="M355 326v-14m17 66 16-4m0-8v14" stroke="#5e6a72" strokeWidth={4} />
        <circle cx={355} cy={310} r={5} fill="#d9432f" />
        <circle cx={348} cy={337} r={5.5} fill="#fbfbf8" />
        <circle cx={363} cy={337} r={5.5} fill="#fbfbf8" />
        <path d="M349 337h.1m15 0h.1" stroke="#22282d" strokeWidth={5} strokeLinecap="round" />
        <path d="M346 376h18" stroke="#7d5a31" strokeWidth={3} strokeDasharray="4 3" />
        <circle cx={338} cy={392} r={12} fill="#30353a" />
        <circle cx={372} cy={392} r={12} fill="#30353a" />
        <circle cx={338} cy={392} r={4} fill="#f0c230" />
        <circle cx={372} cy={392} r={4} fill="#f0c230" />
      </g>
      <path d="m394 352 8-12m2 18 13-8m-32-4 1-14" stroke="#d9632f" strokeWidth={4} strokeLinecap="round" />
      <path d="M424 404q8-16 28-12 14-2 22 12Z" fill="#5b3d2a" />
      <g transform="rotate(74 412 390)">
        <path d="M394 372h36l-6 34h-24Z" fill="#c4643c" />
        <path d="M390 366h44v9h-44Z" fill="#d8784c" />
      </g>
      <path
        d="M432 392q20-10 40-8m-38 12q24-2 44 4m-42-6q12-14 24-18"
        stroke="#4f8450"
        strokeWidth={4}
        fill="none"
      />
      <path d="M474 384h.1m6 16h.1m-20-26h.1" stroke="#d8326a" strokeWidth={15} strokeLinecap="round" />
      <path d="M474 384h.1m6 16h.1m-20-26h.1" stroke="#f7cf45" strokeWidth={5} strokeLinecap="round" />
      {/* The table where a wheel is being repaired. */}
      <Person
        x={588}
        y={408}
        size={0.94}
        left
        {...smock}
        lean={8}
        arms={[
          [14, 10, 34, 2],
          [6, 15, 11, 13],
        ]}
        skin="#b97a56"
        cut="tail"
      >
        <Bow x={8} y={-68} />
        <circle cx={34} cy={-63} r={14} fill="#f4f1e8" stroke="#30353a" strokeWidth={6} />
        <path d="M34-75v24M22-63h24" stroke="#8c979e" strokeWidth={2.5} />
        <circle cx={34} cy={-63} r={4} fill="#f0c230" />
        <path d="m24-63 9 0" stroke="#6b757c" strokeWidth={3.5} />
        <path d="M12-64h11" stroke="#d9432f" strokeWidth={7} strokeLinecap="round" />
      </Person>
      <path d="M518 366h122v44H518Z" fill="#2b5f8a" />
      <path d="M512 360h128v9H512Z" fill="#c99a62" />
      <path d="M612 342h26v18h-26Z" fill="#d9432f" />
      <path d="M618 342v-7h14v7" fill="none" stroke="#30353a" strokeWidth={3} />
      <text
        x={579}
        y={387}
        textAnchor="middle"
        fontSize={18}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#f8f9fa"
      >
        TALLER
        <tspan x={579} dy={18} fontSize={16}>
          DE ROBOTS
        </tspan>
      </text>
    </svg>
  )
}
