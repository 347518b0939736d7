import { Person } from '../picture-people'

const Empanada = ({ x, y, colour = '#f3e2b8' }: { x: number; y: number; colour?: string }) => (
  <path
    d={`M${x - 11} ${y}q1-10 11-10t11 10q-11 3-22 0Z`}
    fill={colour}
    stroke="#b98a4a"
    strokeWidth={1.5}
    strokeDasharray="2 1.5"
  />
)

/** A clock that shows the time in a city. `hands` are the end points of the hour and minute hands. */
const Clock = ({ x, city, hands }: { x: number; city: string; hands: string }) => (
  <>
    <circle cx={x} cy={92} r={26} fill="#fdfaf2" stroke="#3f5f6b" strokeWidth={5} />
    <path d={`M${x} 71v5m0 32v5m-21-21h5m32 0h5`} stroke="#8a9499" strokeWidth={3} />
    <path d={`M${x} 92${hands}M${x} 92v17`} stroke="#30353a" strokeWidth={4} strokeLinecap="round" />
    <text
      x={x}
      y={141}
      textAnchor="middle"
      fontSize={17}
      fontWeight={700}
      fontFamily="sans-serif"
      fill="#3f5f6b"
    >
      {city}
    </text>
  </>
)

/** Sunday lunchtime in a Buenos Aires kitchen: three generations, a video call, someone filming and a hamburger. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#f0dfbf" />
      {/* The tiles behind the cooker, and the floor. */}
      <path d="M0 170h118v136H0Z" fill="#bcd3cf" />
      <path
        d="M0 197h118M0 224h118M30 170v136m29-136v136m29-136v136"
        stroke="#e4eeea"
        strokeWidth={2}
        fill="none"
      />
      <path d="M0 306h640v114H0Z" fill="#b5765a" />
      <path
        d="M0 334h640M0 372h640M-30 420 110 306m20 114 70-114m90 114 10-114m150 114-60-114m220 114-130-114"
        stroke="#c98f70"
        strokeWidth={2.5}
        fill="none"
      />
      <path d="M118 298h522v9H118Z" fill="#d9c194" />
      {/* The window and the city. */}
      <path d="M446 28h180v196H446Z" fill="#9fd0ea" />
      <circle cx={598} cy={58} r={15} fill="#f9dc6b" />
      <path d="M446 112h30v112h-30Z M500 96h34v128h-34Z M588 84h38v140h-38Z" fill="#b3aaa3" />
      <path d="M472 134h34v90h-34Z M566 124h28v100h-28Z" fill="#d3b08f" />
      <path d="M530 160h40v64h-40Z" fill="#a88872" />
      <path d="m544 224 3-126 5-12 5 12 3 126Z" fill="#f7f6f0" />
      <path d="M508 82h16v14h-16Z M596 70h14v14h-14Z M450 100h12v12h-12Z" fill="#76828a" />
      <path
        d="M452 128h20M506 112h24M506 132h24M506 152h24M506 172h24M594 102h28M594 124h28M594 146h28M594 168h28M478 150h22M478 172h22M478 194h22"
        stroke="#6d7f8b"
        strokeWidth={9}
        strokeDasharray="6 5"
      />
      <path d="M446 28h180v196H446Z M536 28v196" fill="none" stroke="#fdfaf2" strokeWidth={9} />
      <path d="M436 224h200v11H436Z" fill="#d8c9a9" />
      {/* The photo of the ship that somebody emigrated on. */}
      <g transform="translate(4 22)">
        <path d="M128 26h130v98H128Z" fill="#6d4529" />
        <path d="M136 34h114v82H136Z" fill="#f5ead2" />
        <path d="M143 41h100v68H143Z" fill="#d9bf92" />
        <path d="M143 90q12-5 25 0t25 0 25 0 25 0v19H143Z" fill="#9a7a50" />
        <path d="M150 76h84l-10 18H162Z" fill="#54402b" />
        <path d="M166 67h54v9H166Z" fill="#f5ead2" />
        <path d="M177 52h8v15h-8Z m14 0h8v15h-8Z m14 0h8v15h-8Z" fill="#54402b" />
        <path d="M158 76V48m68 28V50" stroke="#54402b" strokeWidth={2} />
        <path d="M181 50q-10-8-24-4m38 3q-8-9-20-6" fill="none" stroke="#a88b60" strokeWidth={4} />
      </g>
      {/* 12:30 here, 16:30 in Madrid. */}
      <Clock x={310} city="BS. AS." hands="l4-13" />
      <Clock x={388} city="MADRID" hands="l8 12" />
      {/* The cooker, and the finished empanadas. */}
      <path d="M0 0h64v76H0Z" fill="#a9b3b6" />
      <path d="M0 76h64l50 56v16H0Z" fill="#c3cbcc" />
      <path d="M0 138h114v11H0Z" fill="#7e8a90" />
      <path d="M0 262h104v118H0Z" fill="#e6e9e6" />
      <path d="M0 256h110v10H0Z" fill="#4a5256" />
      <path d="M10 296h76v56H10Z" fill="#4a3328" />
      <path d="M16 302h64v44H16Z" fill="#e08a3a" />
      <path d="M16 334h64" stroke="#6a3b20" strokeWidth={3} />
      <path d="M12 281h.1m19 0h.1m19 0h.1m19 0h.1" stroke="#4a5256" strokeWidth={9} strokeLinecap="round" />
      <path d="M4 250h92l-6 7H10Z" fill="#8b949b" />
      {[18, 40, 62, 84].map((x) => (
        <Empanada key={x} x={x - 1} y={250} colour="#d99a45" />
      ))}
      {[30, 52, 73].map((x) => (
        <Empanada key={x} x={x - 1} y={241} colour="#d99a45" />
      ))}
      {[26, 48, 70].map((x) => (
        <Empanada key={x} x={x} y={333} colour="#f0bf66" />
      ))}
      {/* The people behind the table: the father, the grandmother and the girl who is filming. */}
      <Person
        x={204}
        y={348}
        size={1.5}
        lean={6}
        arms={[
          [6, 14, 20, 20],
          [10, 12, 24, 8],
        ]}
        top="#3f6f9b"
        bottom="#454a50"
        skin="#d0996f"
        hair="#2f2723"
        isShortSleeved
      >
        <path d="M-3-74 0-82M6-74 2-82" stroke="#f7f4ec" strokeWidth={2} />
        <path d="M-4-74H7L9-40H-9L-8-56Z" fill="#f7f4ec" stroke="#f7f4ec" strokeWidth={3} />
        <path d="M-2-56H6" stroke="#c2513a" strokeWidth={2} />
      </Person>
      <Person
        x={300}
        y={346}
        size={1.36}
        lean={5}
        arms={[
          [-8, 13, -7, 22],
          [10, 12, 9, 22],
        ]}
        top="#8a5b9b"
        bottom="#454a50"
        skin="#d9a27c"
        hair="#d6d5cf"
        bun
      />
      <Person
        x={402}
        y={350}
        size={1.44}
        left
        lean={7}
        arms={['hip', [12, 10, 25, 4]]}
        top="#e0b34c"
        bottom="#39566b"
        skin="#d0996f"
        hair="#5a3825"
        cut="long"
        isShortSleeved
      />
      {/* The phone in its ring light. */}
      <circle cx={349} cy={242} r={16} fill="#fff8d8" opacity={0.5} />
      <circle cx={349} cy={242} r={16} fill="none" stroke="#fffdf2" strokeWidth={5} />
      <path d="m338 237 19-6 5 12-19 6Z" fill="#22262b" />
      {/* The table, and the cat under it. */}
      <path d="M184 320v30m246-30v30" stroke="#6d4529" strokeWidth={9} />
      <path d="M362 390q24 2 22-18" fill="none" stroke="#4a4648" strokeWidth={6} strokeLinecap="round" />
      <path d="m327 336 9 7h9l8-8 2 15q0 8-5 12 20 8 18 32h-38q2-14 1-28-6-6-6-14Z" fill="#4a4648" />
      <path d="M334 362q7 5 14 0l-3 18h-8Z M330 394h14" fill="#f3efe4" stroke="#f3efe4" strokeWidth={2} />
      <path d="m152 320 26-42h256l26 42v9H152Z" fill="#5f93a6" />
      <path d="m152 320 26-42h256l26 42Z" fill="#dde8e4" />
      <path d="M166 328v66m282-66v66" stroke="#8a5a34" strokeWidth={11} />
      {/* The bowl, the spoon, the dough and the folded empanadas. */}
      <path d="M212 271h42q-2 17-12 19h-18q-10-2-12-19Z" fill="#4c8a86" />
      <path d="M212 271q21-11 42 0-21 8-42 0Z" fill="#8f4a2c" />
      <path d="m255 240-16 31" stroke="#8b949b" strokeWidth={4} strokeLinecap="round" />
      <path d="M254 246h.1" stroke="#d0996f" strokeWidth={11} strokeLinecap="round" />
      <path d="M288 283q2-14 15-14t15 14q-15 4-30 0Z" fill="#f3e2b8" stroke="#b98a4a" strokeDasharray="3 2" />
      <path d="m283 271 7 7m32-8-6 8" stroke="#d9a27c" strokeWidth={9} strokeLinecap="round" />
      <path d="M278 299h100l6 19H272Z" fill="#7e8a90" />
      {[278, 302, 326, 350].map((x) => (
        <Empanada key={x} x={x + 13} y={306} />
      ))}
      {[275, 301, 327, 353].map((x) => (
        <Empanada key={x} x={x + 14} y={316} />
      ))}
      {/* The mate. */}
      <path d="M364 276q-7 16 5 18h6q12-2 5-18Z" fill="#6b3f24" />
      <path d="m375 276 6-16" stroke="#c9cfd2" strokeWidth={3} strokeLinecap="round" />
      {/* The aunt on the screen. */}
      <path d="m436 300 14 8-8-30Z" fill="#30353a" />
      <path d="m389 252 62-8 4 58-62 6Z" fill="#23282d" />
      <path d="m394 257 52-7 3 47-51 6Z" fill="#b5c9d6" />
      <path d="m407 302q-1-18 14-20 16 0 20 16Z" fill="#2f6b5e" />
      <circle cx={421} cy={272} r={9} fill="#d9a27c" />
      <path d="M411 270q0-12 10-12t10 12Z" fill="#c2413a" />
      <circle cx={421} cy={257} r={3} fill="#f7f4ec" />
      <path d="M412 284h19m-4 1 3 12" stroke="#e0b34c" strokeWidth={6} fill="none" />
      <path d="m437 295 5-16" stroke="#2f6b5e" strokeWidth={6} />
      <path d="m442 276 0-6m0 6-4-5m4 5 4-5" stroke="#d9a27c" strokeWidth={3} strokeLinecap="round" />
      {/* The grandchildren: one folds, one waves at her aunt. */}
      <path d="M104 372h50v8h-50Z m6 8-6 28m40-28 6 28" fill="#8a5a34" stroke="#8a5a34" strokeWidth={5} />
      <Person
        x={128}
        y={372}
        size={1.08}
        isChild
        lean={8}
        arms={[
          [7, 13, 22, 14],
          [9, 14, 24, 11],
        ]}
        top="#c2513a"
        bottom="#3d5a78"
        skin="#d9a27c"
        hair="#4a2f20"
        isShortSleeved
      />
      <Empanada x={166} y={306} />
      <Person
        x={232}
        y={413}
        size={1.16}
        isChild
        arms={['hip', [13, -4, 21, -22]]}
        top="#3d8a74"
        bottom="#c9566b"
        hem={20}
        skin="#d0996f"
        hair="#4a2f20"
        cut="back"
        isShortSleeved
      />
      <path d="m263 296-4-8m5 8 1-9m-1 9 6-7" stroke="#d0996f" strokeWidth={3} strokeLinecap="round" />
      {/* The empty chair. */}
      <path d="M470 352h42m-36 0v42m34 0V292m0 14h0" stroke="#6d4529" strokeWidth={7} strokeLinecap="round" />
      <path d="M484 352v30m18-4v-26" stroke="#54402b" strokeWidth={5} />
      <path d="M468 350h44" stroke="#8a5a34" strokeWidth={8} strokeLinecap="round" />
      {/* The hamburger. */}
      <path d="M594 190h34v36h-34Z" fill="#c9a06a" />
      <path d="m594 190 6 5 6-5 5 5 6-5 5 5 6-5v36" fill="none" stroke="#a67d48" strokeWidth={2} />
      <path d="M602 208q9-10 18 0Z m0 9h18v3h-18Z" fill="#c2413a" />
      <path d="M602 211h18v4h-18Z" fill="#f7f4ec" />
      <path d="M546 364h56v9h-56Z m8 8-8 40m48-40 8 40" fill="#3f5f6b" stroke="#3f5f6b" strokeWidth={6} />
      <Person
        x={574}
        y={408}
        size={1.45}
        left
        pose="sit"
        lean={-3}
        arms={[
          [12, 11, 16, -7],
          [12, 13, 9, -6],
        ]}
        top="#5b6f9b"
        bottom="#4a4d3f"
        shoes="#f3efe4"
        skin="#d9a27c"
        hair="#2f2723"
        isShortSleeved
      >
        <g transform="translate(-4 0)">
          <path d="M11-70q0-8 8-8t8 8Z M11-63H27q0 5-5 5h-6q-5 0-5-5Z" fill="#d99a45" />
          <path d="M10-70H28v4H10Z" fill="#6f9a4c" />
          <path d="M11-67H27v4H11Z" fill="#6a3b20" />
        </g>
      </Person>
    </svg>
  )
}
