import { Person } from '../picture-people'

/** A Galician cow walking to the left. x is below its head. */
const Cow = ({ x, y, size, hide }: { x: number; y: number; size: number; hide: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="none" strokeLinecap="round">
    <path d="M32-34 28-3m62-31 6 31" stroke="#8a552b" strokeWidth={8} />
    <path
      d="M20-62Q60-70 102-62 112-58 107-38L104-26H30Q20-30 20-40L12-40Q0-28-6-36-8-42 0-56 2-68 20-62Z"
      fill={hide}
    />
    <path d="M42-34 45-3m56-31-1 31" stroke={hide} strokeWidth={9} />
    <path d="M84-27q6 9 12 0Z" fill="#e3a79a" />
    <path d="M4-64q-12-2-10-14m18 14q-2-10 6-14" stroke="#f3e9d2" strokeWidth={4} />
    <path d="m12-58 12 3" stroke="#8a552b" strokeWidth={6} />
    <path d="M-5-37h3" stroke="#e7c3a4" strokeWidth={7} />
    <path d="M107-58q8 12 4 34" stroke="#8a552b" strokeWidth={4} />
  </g>
)

/** A rucksack with the Camino's scallop shell. */
const Rucksack = ({ colour }: { colour: string }) => (
  <>
    <path d="M-6-80h-14q-8 4-8 18v14q4 6 22 4Z" fill={colour} />
    <path d="M-7-84h-18" stroke="#8f9aa3" strokeWidth={9} />
    <path d="M-23-56q-4-10 6-11 9 1 6 11l-6 5Z" fill="#f9f4e6" />
  </>
)

const stick = <path d="M29-76 36 0" stroke="#7a4b2a" strokeWidth={3.5} />

/** The Camino de Santiago in Galicia, just after rain. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#c4d0d9" />
      <path d="M352 0h288v150H470Q430 120 446 92 396 88 406 58 356 44 352 0Z" fill="#8fc1e3" />
      {/* The rainbow and the clouds. */}
      <g fill="none" strokeWidth={7} opacity={0.75}>
        <circle cx={420} cy={226} r={214} stroke="#d9604f" />
        <circle cx={420} cy={226} r={207} stroke="#e8b04a" />
        <circle cx={420} cy={226} r={200} stroke="#7fb069" />
        <circle cx={420} cy={226} r={193} stroke="#5b8fc7" />
      </g>
      <path
        d="M120 30q20-30 60-18 30-26 74-4 40-6 52 22 30 10 10 28H120Z M150 66h120q10 22-30 20-60 10-90-20Z"
        fill="#8f9eaa"
      />
      <path d="M452 62q16-22 44-12 24-20 50 0 34 0 34 22H446Q440 66 452 62Z" fill="#f6f8f8" />
      {/* The hills. */}
      <path d="M0 176Q100 110 220 164 330 104 450 158 550 120 640 160v80H0Z" fill="#86a596" />
      <path d="M0 214Q130 160 280 200 420 170 640 204v60H0Z" fill="#6b9a5f" />
      <path
        d="M196 196h14m10 4h6m60 4h16m60-16h12m130 4h8M120 192h10"
        stroke="#567f52"
        strokeWidth={15}
        strokeLinecap="round"
      />
      <path d="M0 232Q320 210 640 236v184H0Z" fill="#86b060" />
      <path d="M0 300Q90 270 230 290L120 420H0Z M640 300q-50-12-90 10l70 110h20Z" fill="#769f52" />
      {/* The path, which leads up from the foreground and round to the house. */}
      <path
        d="M120 420Q160 370 270 318 350 280 378 256 400 240 520 252L560 254Q470 268 470 290 520 320 640 350v70Z"
        fill="#cdb08a"
      />
      <path
        d="M196 400q40-14 70 0-40 10-70 0Z M290 322q30-10 50 0-20 8-50 0Z M480 334q30-8 56 4-30 6-56-4Z M590 392q26-8 50 2v10q-30 0-50-12Z"
        fill="#b8976e"
      />
      <path
        d="M240 378h.1m66 6h.1m-40-34h.1m124 12h.1m100 0h.1m30 14h.1M410 270h.1m20-8h.1"
        stroke="#e4d2b4"
        strokeWidth={7}
        strokeLinecap="round"
      />
      {/* The oak behind the house, the granary and the house with its sign. */}
      <path d="M608 250V170" stroke="#6b4a31" strokeWidth={14} />
      <path d="M570 160q-10-36 24-40 14-26 46-14v84q-60 12-70-30Z" fill="#4d7a45" />
      <path d="M362 240v-20m14 20v-20m38 20v-20m14 20v-20" stroke="#8f8c84" strokeWidth={6} />
      <path d="M354 216h82v5h-82Z" fill="#a5a29a" />
      <path d="M359 190h72v26h-72Z" fill="#a06b42" />
      <path
        d="M367 192v22m9-22v22m9-22v22m10-22v22m9-22v22m9-22v22m9-22v22"
        stroke="#5f4028"
        strokeWidth={2}
      />
      <path d="M350 192 372 174h46l22 18Z" fill="#a8503a" />
      <path d="M372 174v-14m-4 5h8" stroke="#8f8c84" strokeWidth={3} />
      <path d="M464 168h130v88H464Z" fill="#b5aea0" />
      <path
        d="M468 214h16m12 10h18m-44 12h14m10 14h16m-44-66h10m60 28h10m36-4h14m-18 34h14m-6-46h8"
        stroke="#948c7e"
        strokeWidth={6}
      />
      <path d="M452 172 480 126h100l26 46Z" fill="#55606b" />
      <path d="M548 136v-22h18v22Z" fill="#a59d8f" />
      <path d="M476 174h108v24H476Z" fill="#f7f2e4" />
      <text
        x={530}
        y={192.5}
        textAnchor="middle"
        fontSize={17.5}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#28588c"
      >
        ALBERGUE
      </text>
      <path d="M478 206h20v20H478Z M562 206h20v20H562Z" fill="#39566b" stroke="#f7f2e4" strokeWidth={3} />
      <path d="M518 206h26v50H518Z" fill="#3c5a48" />
      <Person x={531} y={258} size={0.46} arms={['hip', 'wave']} top="#c8553d" bottom="#39566b" cut="long" />
      {/* The oak in front. */}
      <path d="M46 350Q58 250 44 180L26 130H96L82 182Q74 260 96 350Z" fill="#6b4a31" />
      <path d="M80 210 128 150" stroke="#6b4a31" strokeWidth={12} />
      <path
        d="M0 30Q30-6 74 14 118 2 130 46 178 56 166 100 176 146 130 156 96 180 64 156 30 182 0 162Z"
        fill="#4d7a45"
      />
      <path
        d="M20 60q30-26 56 0-20 20-56 0Z m70 40q30-20 54 4-30 20-54-4Z M10 120q26-16 46 4-26 14-46-4Z"
        fill="#629253"
      />
      {/* The cows, and the farmer behind them. */}
      <Cow x={196} y={274} size={0.56} hide="#b8743a" />
      <Cow x={276} y={270} size={0.54} hide="#c98a4b" />
      <Cow x={352} y={274} size={0.56} hide="#a9642f" />
      <Person
        x={436}
        y={282}
        size={0.52}
        left
        pose="walk"
        arms={['hip', [10, 2, 22, -10]]}
        top="#3f6fa3"
        bottom="#3f6fa3"
        boots="#2f6b4e"
        hat="#d9b25f"
        skin="#d9a27c"
        cut="tail"
      >
        <path d="M20-72 46-112" stroke="#7a4b2a" strokeWidth={4} />
      </Person>
      {/* The couple. */}
      <Person
        x={216}
        y={352}
        size={0.78}
        pose="walk"
        lean={8}
        arms={['down', 'ahead']}
        top="#c2413a"
        bottom="#4a5560"
        skin="#d9a27c"
        hair="#d9d9d4"
        bun
      >
        <Rucksack colour="#6b5b86" />
        {stick}
      </Person>
      <Person
        x={276}
        y={348}
        size={0.8}
        pose="walk"
        lean={8}
        arms={['down', 'ahead']}
        top="#e0b34c"
        bottom="#5d5346"
        hat="#7d6a45"
        skin="#d9a27c"
        hair="#d9d9d4"
      >
        <Rucksack colour="#3d6b5c" />
        {stick}
      </Person>
      {/* The cyclist, and the splash from the wheel. */}
      <path
        d="M404 344q-24-4-38-24m36 14q-18-10-22-30m18 42q-18 2-38-8"
        stroke="#6f9db8"
        strokeWidth={4}
        strokeDasharray="1 7"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(432 348) scale(.8)" fill="none" strokeLinecap="round">
        <g stroke="#30353a" strokeWidth={4}>
          <circle cx={-21} cy={-20} r={18} />
          <circle cx={44} cy={-20} r={18} />
        </g>
        <path d="M-21-20 8-17 32-50-5-42Z M8-17-5-46 M44-20 31-57" stroke="#d0472f" strokeWidth={4} />
        <path d="M-11-49H3 M31-58l9 1 M8-17l2-3" stroke="#30353a" strokeWidth={5} />
        <path d="M-32-42h20l-4 22h-14Z" fill="#28588c" />
      </g>
      <Person
        x={432}
        y={348}
        size={0.8}
        pose="ride"
        lean={38}
        arms={[
          [5, 14, 14, 22],
          [5, 14, 15, 22],
        ]}
        top="#36917e"
        bottom="#22262b"
        skin="#8d5a3c"
        cap="#f0c53a"
        isShortSleeved
      />
      {/* The wall, and the girl with the blister. */}
      <path d="M84 372h142l6 34H84Z" fill="#a39c8e" />
      <path d="M80 366h150v12H80Z" fill="#bdb6a7" />
      <path d="M92 388h24m14 0h30m16 0h30M104 400h30m16 0h24m16 0h26" stroke="#857e71" strokeWidth={8} />
      <Person
        x={140}
        y={398}
        size={1.04}
        pose="perch"
        lean={24}
        arms={[
          [6, 14, 14, 24],
          [0, 18, 13, 30],
        ]}
        top="#8a5b9b"
        bottom="#3d4a58"
        skin="#c98f69"
        hair="#7a4b2a"
        cut="tail"
      >
        <path d="M37-31 47-41" stroke="#c98f69" strokeWidth={9} />
        <path d="M45-37h.1" stroke="#d0302f" strokeWidth={6} />
      </Person>
      <path d="M204 364v-20h12l2 10 12 4v6Z" fill="#8a5a34" />
      <path d="M203 364h28" stroke="#3a3437" strokeWidth={5} />
      <path d="M88 404V372q4-12 20-10 12 2 12 12v30Z" fill="#d97929" />
      <path d="M97 388q-5-12 8-13 12 1 8 13l-8 7Z" fill="#f9f4e6" />
      {/* The waymarker stone. */}
      <path d="M12 414V318l24-12 24 12v96Z" fill="#b9b7b1" />
      <path d="M60 318l10 6v90H60Z" fill="#918f89" />
      <path d="M17 324h38v38H17Z" fill="#28588c" />
      <path d="M36 356 22 342Q22 330 36 328 50 330 50 342Z" fill="#f4cb38" />
      <path d="M36 354 28 334m8 20v-24m0 24 8-20" stroke="#28588c" strokeWidth={2} />
      <path d="M18 384H48m-10-11 12 11-12 11" stroke="#f0b81c" strokeWidth={7} fill="none" />
      <path d="M6 416q30-16 74 0Z" fill="#5f8a45" />
      <path d="M30 306h14m-9-6h8" stroke="#7d7a74" strokeWidth={7} strokeLinecap="round" />
      {/* The person looking at a phone, and the puddle. */}
      <path d="M330 410q20-18 72-15 60-3 70 10-10 15-76 12-58 2-66-7Z" fill="#8fb3c9" />
      <path d="M372 403q26-7 50-2m-20 9q20 3 40-3" stroke="#d7e7f0" strokeWidth={3} fill="none" />
      <Person
        x={324}
        y={408}
        size={1.04}
        pose="walk"
        lean={8}
        arms={['near', [6, 14, 18, 5]]}
        top="#28688f"
        bottom="#5b6470"
        shoes="#f4f1e6"
        skin="#b97a56"
      >
        <Rucksack colour="#30353a" />
        <path d="M28-86h9v18h-9Z" fill="#22262b" />
      </Person>
      {/* The father calling out a warning, and the child who has seen the rainbow. */}
      <Person
        x={592}
        y={366}
        size={0.72}
        isChild
        left
        pose="sit"
        arms={['near', [6, -12, 16, -34]]}
        top="#e0b34c"
        bottom="#c2513f"
        skin="#d9a27c"
        hair="#7a4b2a"
      />
      <Person
        x={562}
        y={408}
        size={1.04}
        left
        pose="stand"
        arms={['down', [12, 0, 22, -20]]}
        top="#39566b"
        bottom="#6b5d4b"
        boots="#5f4028"
        skin="#d9a27c"
        hair="#7a4b2a"
      >
        <path d="M-9-76V-40h-16V-58" stroke="#d97929" strokeWidth={5} />
        <path d="M-3-76q14 14 6 34" stroke="#d97929" strokeWidth={4} />
      </Person>
    </svg>
  )
}
