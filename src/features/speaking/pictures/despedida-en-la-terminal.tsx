import { Person } from '../picture-people'

const panes = [28, 78, 178, 218]

/** Six in the morning at the bus station in Loja: a daughter leaves for university, a soldier comes home. */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#f3dcc4" />
      <path d="M0 0h640v90Q320 130 0 90Z" fill="#c3d6df" />
      <path
        d="M0 176 60 104 112 136 190 74 262 132 330 96 402 146 470 84 556 138 640 92V270H0Z"
        fill="#8fa9a6"
      />
      <path d="M0 210 90 158 170 190 268 150 372 196 486 146 640 190V280H0Z" fill="#6f8f80" />
      <path d="M0 148q90-20 190 0t210 0 240-6v30q-120-18-240 2t-210-4-190 4Z" fill="#f4f1ea" opacity={0.7} />
      {/* The platforms. */}
      <path d="M0 250h640v170H0Z" fill="#b9b4ad" />
      <path d="M0 308h640v112H0Z" fill="#d6cfc4" />
      <path d="M0 304h640v8H0Z" fill="#e3b63c" />
      {/* The roof with its sign and clock. */}
      <path d="M0 0h640v30H0Z" fill="#4c5d68" />
      <path d="M0 30h640v8H0Z" fill="#37454e" />
      <path d="M322 38h14v230h-14Z" fill="#5a6a74" />
      <path d="M180 38v12m298-12v12" stroke="#37454e" strokeWidth={4} />
      <path d="M160 48h338v36H160Z" fill="#244b63" />
      <text
        x={329}
        y={73}
        textAnchor="middle"
        fontSize={21}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#fff"
      >
        TERMINAL TERRESTRE
      </text>
      <path d="M566 38v10" stroke="#37454e" strokeWidth={4} />
      <circle cx={566} cy={70} r={23} fill="#fbfaf5" stroke="#37454e" strokeWidth={4} />
      <path d="M566 86V70V54" fill="none" stroke="#22313a" strokeWidth={4} strokeLinecap="round" />
      {/* The departing bus. */}
      <path d="M6 112q0-12 14-12h236q20 0 24 22l8 66v72H6Z" fill="#2f7fb0" />
      <path d="M6 200h282v14H6Z" fill="#f2c14a" />
      {panes.map((x) => (
        <path key={x} d={`M${x - 10} 134h34v46h-34Z`} fill="#d6e9f0" />
      ))}
      <path d="M254 134h20l6 46h-26Z" fill="#d6e9f0" />
      <path d="M114 134h48v46h-48Z" fill="#d6e9f0" />
      <path d="M78 106h96v22H78Z" fill="#1c2b33" />
      <text
        x={126}
        y={124}
        textAnchor="middle"
        fontSize={18}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#ffd75e"
      >
        QUITO
      </text>
      {/* The passengers on board. */}
      <path d="M34 180q-8-20 4-20t4 20Z m46 0q-10-20 4-22t6 22Z" fill="#5d4a6b" />
      <circle cx={38} cy={154} r={8} fill="#a86b4a" />
      <circle cx={84} cy={152} r={8} fill="#8d5a3c" />
      <path d="M30 152q1-9 8-9t8 8Z m46-2q1-9 8-9t8 8Z" fill="#2b211f" />
      <circle cx={64} cy={262} r={21} fill="#2a2e32" />
      <circle cx={64} cy={262} r={9} fill="#9aa3a8" />
      <circle cx={236} cy={262} r={21} fill="#2a2e32" />
      <circle cx={236} cy={262} r={9} fill="#9aa3a8" />
      {/* The luggage hold, with the luggage going in. */}
      <path d="M98 214h104v44H98Z" fill="#20303a" />
      <path d="M98 214 92 196h116l-6 18Z" fill="#5fa2c8" />
      <path d="M106 232h28v26h-28Z" fill="#c58f55" />
      <path d="M112 232v26" stroke="#8d6237" strokeWidth={3} />
      <circle cx={132} cy={284} r={15} fill="none" stroke="#2a2e32" strokeWidth={4} />
      <circle cx={176} cy={284} r={15} fill="none" stroke="#2a2e32" strokeWidth={4} />
      <path
        d="m132 284 14-22h22l8 22m-44 0h26l16-22m-16 22-10-26m26 4-4-10h12"
        fill="none"
        stroke="#c4473a"
        strokeWidth={4}
      />
      <path d="M140 257h14" stroke="#2a2e32" strokeWidth={5} />
      <Person
        x={196}
        y={300}
        size={0.84}
        left
        lean={16}
        arms={['lower', 'ahead']}
        top="#e9ecec"
        bottom="#2c3e50"
        cap="#2c3e50"
        skin="#a86b4a"
      />
      {/* The bus that has just arrived. */}
      <path d="M446 260V116q0-14 16-14h178v158Z" fill="#b8483a" />
      <path d="M446 206h194v12H446Z" fill="#f3e3cf" />
      <path d="M458 128h40v132h-40Z" fill="#33201d" />
      <path d="M510 128h36v48h-36Z m46 0h36v48h-36Z m46 0h38v48h-38Z" fill="#d6e9f0" />
      <circle cx={584} cy={262} r={21} fill="#2a2e32" />
      <circle cx={584} cy={262} r={9} fill="#9aa3a8" />
      <Person
        x={480}
        y={276}
        size={0.84}
        left
        pose="walk"
        arms={['wave', 'down']}
        top="#66713f"
        bottom="#59643a"
        cap="#4b5431"
        boots="#2b2722"
        skin="#a86b4a"
      >
        <path d="M-22-74q-8 0-8 9v30q0 8 8 8h6v-47Z" fill="#7b8450" />
      </Person>
      {/* The girl and the dog waiting for the soldier. */}
      <Person
        x={404}
        y={300}
        size={0.8}
        arms={[
          [-8, -10, -14, -26],
          [8, -10, 14, -26],
        ]}
        top="#8f4f7c"
        bottom="#3c4a63"
        hem={20}
        skin="#b97a56"
        cut="long"
      />
      <path d="M394 206v13m21-13v13" stroke="#7a5a3c" strokeWidth={4} />
      <path d="M346 160h116v46H346Z" fill="#fbf7ea" stroke="#7a5a3c" strokeWidth={3} />
      <text
        x={404}
        y={179}
        textAnchor="middle"
        fontSize={16}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#a3292a"
      >
        ¡BIENVENIDO,
        <tspan x={404} dy={19}>
          LUIS!
        </tspan>
      </text>
      <path
        d="m432 300 3-16q1-8 9-8h14l4-10 5 4 8 1 2 5-8 4-3 6-4 14h-5l-2-11h-10l-6 11Z M433 286q-7-4-6-12"
        fill="#8a5a35"
        stroke="#8a5a35"
        strokeWidth={2}
      />
      {/* The old man asleep on a bench. */}
      <path
        d="M14 356h112v9H14Z m8 9h7v34h-7Z m88 0h7v34h-7Z M14 320h112v8H14Z m0 0h6v40h-6Z m106 0h6v40h-6Z"
        fill="#6b4a32"
      />
      <path d="M30 330h26v26H30Z" fill="#4f7a5c" />
      <path d="M36 330q7-10 14 0" fill="none" stroke="#3b5c45" strokeWidth={3} />
      <Person
        x={78}
        y={394}
        size={1.14}
        pose="sit"
        lean={-12}
        arms={['fold', 'fold']}
        top="#5e6a75"
        bottom="#3b3f46"
        skin="#b97a56"
        hair="#d9d9d4"
        hat="#ecdcae"
      />
      {/* The family. */}
      <Person
        x={192}
        y={398}
        size={0.96}
        arms={['ahead', 'ahead']}
        top="#7a3f5c"
        bottom="#454059"
        hem={14}
        skin="#a86b4a"
        hair="#cfcfca"
        bun
      >
        <path d="M18-74q10-7 20 0v14H18Z" fill="#f2e2b8" />
        <path d="m28-78-8-7 8 2 8-2Z" fill="#d9a53c" />
        <path d="M18-68h20" stroke="#c4473a" strokeWidth={3} />
      </Person>
      <Person
        x={292}
        y={394}
        size={1.08}
        left
        arms={['near', [10, 9, 25, 4]]}
        top="#d98a3c"
        bottom="#34506b"
        skin="#b97a56"
        cut="tail"
      >
        <path d="M-10-80q-8-8-13 2-3 8-9 10-9 6-5 18 4 10 14 6 9-4 12-18Z" fill="#7a4a28" />
        <path d="m-16-84-9-26 7-3 9 27Z" fill="#5a361d" />
      </Person>
      <Person
        x={262}
        y={396}
        size={1.04}
        lean={6}
        arms={[
          [9, 8, 24, 0],
          [10, 8, 25, 8],
        ]}
        top="#3f8a76"
        bottom="#4b3f56"
        hem={18}
        skin="#a86b4a"
        cut="long"
      />
      <path d="M336 346h36v50h-36Z" fill="#b23a48" />
      <path d="M346 346v-16h16v16m-20 8v34m24-34v34" fill="none" stroke="#6f1f2b" strokeWidth={4} />
      <Person
        x={388}
        y={402}
        size={0.84}
        left
        isChild
        pose="kneel"
        lean={16}
        arms={['ahead', [9, 10, 24, 2]]}
        top="#e3c34a"
        bottom="#3f5f86"
        shoes="#f4f1ea"
        skin="#b97a56"
      />
      {/* The father, turning away. */}
      <Person
        x={464}
        y={403}
        size={1}
        lean={5}
        arms={['hip', [13, -1, 1, -15]]}
        top="#4d5a86"
        bottom="#3a342f"
        skin="#a86b4a"
      />
      {/* The bread seller. */}
      <path d="M506 336h84v50h-84Z" fill="#9bc3cf" opacity={0.75} />
      <path d="M506 336h84M506 386h84M508 336v50m80-50v50" stroke="#5a4a3c" strokeWidth={4} />
      <path
        d="M514 384q0-10 11-10t11 10Z m24 0q0-10 11-10t11 10Z m24 0q0-10 11-10t11 10Z m-36-12q0-9 11-9t11 9Z m24 0q0-9 11-9t11 9Z"
        fill="#d49a4c"
      />
      <path d="M526 318h46v20h-46Z" fill="#fbf7ea" />
      <text
        x={549}
        y={334}
        textAnchor="middle"
        fontSize={17}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#7a4a28"
      >
        PAN
      </text>
      <circle cx={524} cy={396} r={9} fill="#2a2e32" />
      <circle cx={574} cy={396} r={9} fill="#2a2e32" />
      <Person
        x={614}
        y={404}
        size={0.98}
        left
        arms={['ahead', 'lower']}
        top="#f1efe6"
        bottom="#b2476b"
        hem={18}
        skin="#b97a56"
        cut="back"
        hat="#f1efe6"
      />
    </svg>
  )
}
