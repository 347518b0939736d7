import { Person } from '../picture-people'

/**
 * The path of a stretch of wall in perspective. Heights are measured at the edge of the picture, downwards from eye
 * level.
 */
function wall(from: number, to: number, top: number, bottom: number) {
  const at = (x: number, height: number) => `${x} ${Math.round(170 + (height * Math.abs(x - 330)) / 330)}`
  return `M${at(from, top)}L${at(to, top)} ${at(to, bottom)} ${at(from, bottom)}Z`
}

const Bucket = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <>
    <path d={`M${x - 9} ${y}q9-18 18 0`} fill="none" stroke="#3a3437" strokeWidth={2} />
    <path d={`M${x - 10} ${y}h20l-3 18h-14Z`} fill={colour} />
  </>
)

/** A broom held by a person leaning forward, with the mud in front of it. */
const broom = (
  <>
    <path d="M14-76 56-4" stroke="#8a5a34" strokeWidth={3.5} />
    <path d="M48-3h18" stroke="#c2413a" strokeWidth={7} />
    <path d="M60 2q2-14 16-10 10 0 12 10Z" fill="#75583a" />
  </>
)

/** A street in a town near Valencia in the days after the flood: volunteers have come with brooms. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#d6e4ec" />
      <path d="M196 52q40-16 80 0 40-10 60 6-70 10-140-6Z M404 34q40-14 90 2-40 12-90-2Z" fill="#f4f6f6" />
      {/* The church with its blue dome. */}
      <path d="M296 220v-88h58v88Z M366 220V84h26v136Z" fill="#dcb98c" />
      <path d="M296 132q0-40 29-46 29 6 29 46Z" fill="#3f6fa3" />
      <path d="M322 72h6v14h-6Z M362 84l17-22 17 22Z" fill="#3f6fa3" />
      <path d="M373 96h12v18h-12Z M314 174h22v44h-22Z" fill="#6c4a38" />
      <path d="M236 146h60v74h-60Z M392 150h44v70h-44Z" fill="#e5d6c2" />
      <path d="M250 160h12v16h-12Z m22 0h12v16h-12Z M404 164h10v14h-10Z" fill="#7b5a48" />
      {/* The houses, their doors and windows. */}
      <path d={wall(0, 136, -160, 165)} fill="#e3b566" />
      <path d={wall(136, 236, -140, 165)} fill="#9db7bd" />
      <path d={wall(528, 640, -170, 165)} fill="#c98a6e" />
      <path d={wall(432, 528, -144, 165)} fill="#efe6d2" />
      <path
        d={`${wall(14, 46, -118, -50)}${wall(84, 112, -118, -50)}${wall(152, 174, -100, -40)}${wall(198, 216, -100, -40)}${wall(556, 586, -124, -50)}${wall(606, 632, -124, -50)}`}
        fill="#3d6b5c"
      />
      <path d={`${wall(448, 468, -104, -44)}${wall(490, 514, -104, -44)}`} fill="#5b7f9b" />
      {/* The high-water mark. */}
      <path
        d={`${wall(0, 236, 78, 170)}${wall(432, 640, 78, 170)}M236 192h196v30H236Z`}
        fill="#8f6f4b"
        opacity={0.85}
      />
      <path d={`${wall(56, 104, 0, 165)}`} fill="#4a3b34" />
      <path d={`${wall(160, 186, 30, 165)}`} fill="#6b5240" />
      <path d="M0 335 236 217H432L640 325v95H0Z" fill="#b79d79" />
      <path
        d="M250 330q60-14 130 0-60 14-130 0Z M20 378q40-10 90 0-40 10-90 0Z M420 352q50-10 90 0-40 8-90 0Z"
        fill="#c9b696"
      />
      {/* The banner. */}
      <path d={wall(6, 130, -44, 0)} fill="#f7f4ec" />
      <text
        x={67}
        y={163}
        textAnchor="middle"
        fontSize={20}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#b0392f"
        transform="rotate(4 67 156)"
      >
        ¡GRACIAS!
      </text>
      {/* People who have come from far away with their brooms. */}
      <path d="m298 190 16 32m42-32-4 36m28-34-4 34" stroke="#6c4a38" strokeWidth={3} />
      <path d="m293 191 9-4m49 1 9 1m16 1 9 1" stroke="#c2413a" strokeWidth={5} />
      <Person x={312} y={248} size={0.46} pose="walk" top="#c65f4a" bottom="#3d4a58" />
      <Person x={346} y={244} size={0.45} left pose="walk" top="#e0b34c" bottom="#454a50" skin="#d9a27c" />
      <Person x={374} y={248} size={0.46} left pose="walk" top="#6b5b86" bottom="#39566b" cut="tail" />
      {/* The bucket chain, from a door to the tractor. */}
      <Person
        x={96}
        y={308}
        size={0.7}
        arms={['ahead', 'ahead']}
        top="#8c3b33"
        bottom="#454a50"
        boots="#2f6b4e"
        hair="#8d8a86"
      />
      <Person
        x={146}
        y={307}
        size={0.68}
        left
        arms={['ahead', 'ahead']}
        top="#2c6f9f"
        bottom="#5b6470"
        boots="#e0b34c"
        skin="#d9a27c"
        cut="tail"
      />
      <Bucket x={121} y={264} colour="#d97929" />
      <Person
        x={192}
        y={305}
        size={0.68}
        arms={['ahead', 'ahead']}
        top="#6b5b86"
        bottom="#3a3437"
        boots="#30353a"
        hair="#c9c9c2"
        bun
        skin="#d9a27c"
      />
      <Person
        x={242}
        y={306}
        size={0.7}
        left
        arms={['ahead', 'ahead']}
        top="#2c6f9f"
        bottom="#5b6470"
        boots="#2f6b4e"
        skin="#8d5a3c"
      />
      <Bucket x={217} y={262} colour="#3d8074" />
      <Person
        x={300}
        y={304}
        size={0.68}
        pose="walk"
        lean={10}
        arms={['ahead', 'ahead']}
        top="#2c6f9f"
        bottom="#39566b"
        boots="#c2413a"
        skin="#d9a27c"
        hair="#7a4b2a"
        cut="long"
      />
      <path d="m318 256 6-10 16 8-8 16Z" fill="#d97929" />
      <path d="M333 262q12 6 14 22l-8-4q-2-8-10-12Z" fill="#75583a" />
      {/* The tractor, with its shovel full of mud. */}
      <path d="M334 276q16-14 34 0l4 6h-34Z" fill="#75583a" />
      <path d="M330 276h44v10l-10 14h-20q-12-8-14-24Z" fill="#5b6266" />
      <path d="M370 290 420 262" stroke="#5b6266" strokeWidth={7} />
      <path d="M430 228v26" stroke="#30353a" strokeWidth={5} />
      <path d="M404 248h54v-48h48l8 62v22H410Z" fill="#c2413a" />
      <path d="M464 206h38l5 40h-43Z" fill="#dbe6ec" />
      <path d="M474 246q0-18 12-18 10 0 10 18Z" fill="#39566b" />
      <circle cx={484} cy={220} r={8} fill="#b97a56" />
      <path d="M474 218q2-10 12-8 8 2 6 8Z" fill="#5d6b4b" />
      <circle cx={430} cy={288} r={17} fill="#30353a" />
      <circle cx={430} cy={288} r={7} fill="#e0b34c" />
      <circle cx={496} cy={276} r={31} fill="#30353a" />
      <circle cx={496} cy={276} r={13} fill="#e0b34c" />
      {/* The ruined furniture. */}
      <path d="m556 222 44-12 18 92-44 12Z" fill="#7b5a3f" />
      <path d="m562 226 16-4 14 78-14 4Z m20-5 16-4 14 78-14 4Z" fill="#94704f" />
      <path
        d="M592 226q-3 26 2 50"
        stroke="#d9b27c"
        strokeWidth={3}
        fill="none"
        strokeDasharray="0 24 6 30"
      />
      <path d="M610 250q14-8 30-6v74h-40Z" fill="#cfc4ae" />
      <path
        d="M616 264h.1m16-2h.1m-20 20h.1m18-2h.1m-22 20h.1m20-2h.1"
        stroke="#8b7a60"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M532 316v-36h34v36m-34-20h34m0-16 8-34" stroke="#5f4531" strokeWidth={5} fill="none" />
      <path d="M524 320q20-14 50-8 30-12 66 2v18H540Z" fill="#8f6f4b" />
      {/* The rescued piano and the person playing it. */}
      <path d="M70 318h96v78H70Z" fill="#6b3f2a" />
      <path d="M66 312h104v8H66Z M74 328h88v22H74Z" fill="#855238" />
      <path d="M70 372h96v24H70Z" fill="#9a7a55" />
      <path d="M74 396v8m88-8v8M64 376v30" stroke="#4a2c1e" strokeWidth={7} />
      <path d="M74 356h94l-12 14H60Z" fill="#f7f4ec" />
      <path d="M58 370h98v7H58Z" fill="#6b3f2a" />
      <path d="m86 357-5 8m17-8-5 8m17-8-5 8m23-8-5 8m17-8-5 8m17-8-5 8" stroke="#30353a" strokeWidth={3.5} />
      <path d="M22 302v-22l18-5v22m18-6v-22l7 7" stroke="#f7f4ec" strokeWidth={2.5} fill="none" />
      <path d="M18 302h.1m18-5h.1m18-6h.1" stroke="#f7f4ec" strokeWidth={7} strokeLinecap="round" />
      <path d="M25 382h22l3 26H22Z" fill="#d97929" />
      <Person
        x={36}
        y={410}
        size={1.02}
        pose="sit"
        lean={8}
        arms={[
          [8, 14, 24, 17],
          [6, 17, 26, 22],
        ]}
        top="#2f6b5e"
        bottom="#39566b"
        boots="#e0b34c"
        skin="#c98f69"
        cut="long"
      />
      {/* The person filming, in clean shoes. */}
      <Person
        x={222}
        y={408}
        size={1.06}
        left
        arms={['hip', 'reach']}
        top="#f3efe4"
        bottom="#7f93a3"
        shoes="#f9f9f6"
        skin="#d9a27c"
      >
        <path d="M27-92h8v18h-8Z" fill="#22262b" />
      </Person>
      {/* The sweepers: a pupil and an old man. */}
      <Person
        x={274}
        y={394}
        size={0.94}
        lean={16}
        arms={[
          [10, 14, 19, 16],
          [8, 16, 17, 31],
        ]}
        top="#2c6f9f"
        bottom="#5b6470"
        boots="#c2413a"
        skin="#b97a56"
        cut="tail"
      >
        {broom}
      </Person>
      <Person
        x={370}
        y={408}
        size={1.04}
        lean={16}
        arms={[
          [10, 14, 19, 16],
          [8, 16, 17, 31],
        ]}
        top="#7f6a9b"
        bottom="#4a4d3f"
        boots="#2f6b4e"
        hair="#d9d9d4"
        skin="#d9a27c"
      >
        {broom}
      </Person>
      {/* The person handing out food. */}
      <Person
        x={590}
        y={400}
        left
        arms={['lower', [10, 8, 32, 6]]}
        top="#b9574b"
        bottom="#5d5368"
        boots="#30353a"
        skin="#d9a27c"
        hair="#c9c9c2"
        bun
      >
        <path d="M-8-66H9V-38H-9Z" fill="#f7f4ec" />
      </Person>
      <path d="M530 364v42m96-42v42" stroke="#7a5a3c" strokeWidth={6} />
      <path d="M518 358h122v10H518Z" fill="#e9dfc8" />
      <path d="M610 322h16v36h-16Z" fill="#8b99a3" />
      <path d="M612 312h12v10h-12Z" fill="#c2413a" />
      <path d="M586 344h10v14h-8Z m-16 0h10v14h-8Z" fill="#f7f4ec" stroke="#b8ab95" />
      <path d="M528 354h30m-26-8h22" stroke="#c98f45" strokeWidth={8} strokeLinecap="round" />
      <Person
        x={486}
        y={410}
        size={0.98}
        arms={['down', [9, 9, 26, -2]]}
        top="#2c6f9f"
        bottom="#454a50"
        boots="#e0b34c"
        skin="#8d5a3c"
      />
      <path d="M520 332h27" stroke="#c98f45" strokeWidth={9} strokeLinecap="round" />
      <path d="M520 332h27" stroke="#6f9a4c" strokeWidth={2} />
    </svg>
  )
}
