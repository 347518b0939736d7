import { Person } from '../picture-people'

/**
 * A cove in Chile after a storm: a school is cleaning it, fishermen are repairing a net, and a family is having lunch.
 */
export default function Picture() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path d="M0 0h640v420H0Z" fill="#c9d9d9" />
      <path d="M0 62Q70 40 150 56T330 44 480 60 640 40V0H0Z" fill="#a9b9c7" />
      <path d="M0 150 60 112 120 128 200 84 262 118 330 104 380 150Z" fill="#8a9a8c" />
      <path d="M0 150h640v86H0Z" fill="#5f97a5" />
      <path d="M0 226Q120 206 250 222T460 214 640 204v60H0Z" fill="#e6e9e9" />
      <path d="M0 236Q120 216 250 232T460 226 640 214v206H0Z" fill="#e2c9a5" />
      <path d="M0 330Q200 300 420 326T640 310v110H0Z" fill="#d8c192" />
      {/* Houses on the slope, a boat on the water, gulls. */}
      <path d="M64 112h26v24H64Z M134 104h24v24h-24Z" fill="#c65f4a" />
      <path d="M98 118h26v22H98Z M222 96h24v24h-24Z" fill="#e0b34c" />
      <path d="M174 90h24v26h-24Z M268 112h24v22h-24Z" fill="#4f7f9b" />
      <path
        d="M72 120h8v8h-8Z m70-8h8v8h-8Z m38-14h8v8h-8Z m50 6h8v8h-8Z m46 16h8v8h-8Z m-170 6h8v8h-8Z"
        fill="#f4e9e2"
      />
      <path d="M392 168h70l-10 18h-50Z" fill="#c65f4a" />
      <path d="M410 168v-20h22v20Z" fill="#f4e9e2" />
      <path
        d="m330 84 12 7 12-7m96-26 10 6 10-6m-52 38 8 5 8-5"
        fill="none"
        stroke="#f6f6f2"
        strokeWidth={4}
      />
      {/* The fishermen with their boat and net. */}
      <path d="M444 224h164l-26 46H474Z" fill="#d9a639" />
      <path d="M444 224h164l-6 11H451Z" fill="#2f6079" />
      <Person
        x={498}
        y={292}
        size={0.88}
        pose="sit"
        arms={['lower', 'lower']}
        top="#39566b"
        bottom="#454a50"
        cap="#2c3a45"
        skin="#a86b4a"
      />
      <path d="M484 266h30v26h-30Z" fill="#8a6440" />
      <path
        d="M514 254Q560 262 590 296H520Z M522 262l50 32m-40-32-8 34m24-28-10 28m26-16-12 16"
        fill="none"
        stroke="#2f6b5e"
        strokeWidth={3}
      />
      <Person
        x={596}
        y={296}
        size={0.92}
        left
        lean={22}
        arms={['lower', 'lower']}
        top="#8c3b33"
        bottom="#3d4a58"
        skin="#b97a56"
        hair="#8d8a86"
      />
      {/* The sign. */}
      <path d="M30 190v94m78-94v94" stroke="#7a5a3c" strokeWidth={7} />
      <path d="M14 172h112v54H14Z" fill="#f4e9e2" stroke="#7a5a3c" strokeWidth={4} />
      <text
        x={70}
        y={194}
        textAnchor="middle"
        fontSize={17}
        fontWeight={700}
        fontFamily="sans-serif"
        fill="#23464f"
      >
        Cuida
        <tspan x={70} dy={21}>
          tu playa
        </tspan>
      </text>
      {/* The pupils. */}
      <Person
        x={196}
        y={312}
        size={0.95}
        lean={48}
        arms={['lower', [6, 17, 10, 34]]}
        top="#2c6f8f"
        bottom="#454a50"
        cut="tail"
        isShortSleeved
      />
      <Person
        x={292}
        y={304}
        size={0.9}
        left
        pose="kneel"
        lean={24}
        arms={['ahead', 'lower']}
        top="#2c6f8f"
        bottom="#5b6470"
        skin="#8d5a3c"
        isShortSleeved
      />
      <path d="M238 268q12-10 26 0l8 40q-20 10-42 0Z" fill="#3c4149" />
      <path d="M242 268q10-14 20 0" fill="none" stroke="#3c4149" strokeWidth={4} />
      <Person
        x={356}
        y={290}
        size={0.92}
        arms={['hip', 'wave']}
        top="#2c6f8f"
        bottom="#8a6a52"
        skin="#d9a27c"
        hair="#7a4b2a"
        cut="long"
        isShortSleeved
      />
      {/* The mother and child leaving litter. */}
      <path d="m392 378 150-18 40 34-170 16Z" fill="#b9574b" />
      <path d="m420 376 150-17m-140 30 148-17" stroke="#e9c7a0" strokeWidth={4} />
      <Person
        x={446}
        y={388}
        size={0.98}
        pose="floor"
        lean={-14}
        arms={[[-10, 14, -14, 30], 'near']}
        top="#e6d9c6"
        bottom="#9b4f6b"
        cut="long"
        skin="#d9a27c"
        hat="#c9a659"
      >
        <path d="M1-37h8v12H1Z" fill="#22262b" />
      </Person>
      <Person
        x={558}
        y={388}
        size={0.66}
        isChild
        pose="floor"
        left
        lean={6}
        arms={['ahead', 'reach']}
        top="#d9a13b"
        bottom="#4c7a5b"
        isShortSleeved
      />
      <path d="m588 334 5-9 6-2 2 3-4 8 2 20-9 3Z" fill="#69a9b9" />
      {/* Washed up by the sea: a boot with a plant in it, bottles, a net. */}
      <path d="M78 372v-44h24v26l22 8v10Z" fill="#2f6b5e" />
      <path
        d="M90 328q-4-20-16-24m16 24q2-26 14-34m-14 34q8-12 22-14"
        fill="none"
        stroke="#6f9a4c"
        strokeWidth={5}
      />
      <g fill="#89c3d2">
        <path
          d="m152 366 24-7 6 2 10-3 1 6-9 3-4 4-25 7Z M304 352l20 7 4 5 8 4-2 5-9-3-6 1-20-8Z"
          fill="#69a9b9"
        />
        <path d="m20 324 4 8 8-3 2-9 8 26-24 4Z" fill="#f6f6f2" />
        <path d="M222 378h22l4 4v8l-4 4h-22l-3-4v-8Z" fill="#c65f4a" />
      </g>
      <Person
        x={142}
        y={352}
        size={0.68}
        isChild
        left
        arms={['ahead', 'ahead']}
        lean={12}
        top="#c65f4a"
        bottom="#39566b"
        skin="#b97a56"
        cut="tail"
      />
    </svg>
  )
}
