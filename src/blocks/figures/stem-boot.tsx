import { persons } from '@/spanish/tenses'

/** *pensar*, in the order of `persons`. */
const forms = ['pienso', 'piensas', 'piensa', 'pensamos', 'pensáis', 'piensan']

/** Draws the boot around the forms of *pensar* that change. The caption is its text alternative. */
export function StemBoot() {
  return (
    <svg viewBox="0 0 320 232" aria-hidden="true" className="w-full max-w-sm">
      <path
        d="M22 6H136q12 0 12 12V120q0 22 22 22H270q44 0 44 44v18q0 12-12 12H114q-10 0-10 10H22q-12 0-12-12V18Q10 6 22 6Z"
        fill="var(--intermediate)"
        fillOpacity={0.12}
        stroke="var(--intermediate)"
        strokeWidth={7}
        strokeLinejoin="round"
      />
      {forms.map((form, index) => {
        const [before, vowel, after] = form.split(/(ie|e)/)
        const x = index < 3 ? 26 : 166
        const y = 34 + 69 * (index % 3)
        return (
          <g key={persons[index]} data-person={persons[index]} lang="es">
            <text x={x} y={y} fontSize={14} fill="var(--muted)">
              {persons[index]}
            </text>
            <text x={x} y={y + 24} fontSize={19} fill="var(--ink)">
              {before}
              <tspan {...(vowel === 'ie' && { fontWeight: 700, textDecoration: 'underline' })}>{vowel}</tspan>
              {after}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
