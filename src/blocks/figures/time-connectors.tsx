const left = ['desde que', 'cuando', 'cada vez que', 'en cuanto']
const right = ['cuando', 'en cuanto', 'hasta que', 'una vez que']

/** *antes de que*, with an arrow to the event that follows. */
function BeforeAnEvent({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <text y={16} fontSize={16} fontWeight={700} fill="var(--ink)" lang="es">
        antes de que
      </text>
      <text y={35} fontSize={15} fill="var(--standard)">
        + subjunctive
      </text>
      <path
        d="M2 48H100Q114 48 114 60"
        fill="none"
        stroke="var(--standard)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <path d="M114 71l-7-10h14Z" fill="var(--standard)" />
      <circle cx={114} cy={86} r={9} fill="var(--card)" stroke="var(--ink)" strokeWidth={4} />
    </g>
  )
}

interface Side {
  x: number
  mood: string
  colour: string
  why: string
  connectors: readonly string[]
}

function Connectors({ x, mood, colour, why, connectors }: Side) {
  return (
    <>
      <text x={x} y={176} fontSize={16} fontWeight={700} fill={colour}>
        {mood}
      </text>
      <text x={x} y={195} fontSize={15} fill="var(--muted)">
        {why}
      </text>
      <g lang="es" fontSize={16} fill="var(--ink)">
        {connectors.map((connector, index) => (
          <text key={connector} x={x} y={220 + 21 * index}>
            {connector}
          </text>
        ))}
      </g>
    </>
  )
}

/** Connectors before and after now. The caption is its text alternative. */
export function TimeConnectors() {
  return (
    <svg viewBox="0 0 320 290" aria-hidden="true" className="w-full max-w-sm">
      <path d="M12 86H160" stroke="var(--foundation)" strokeWidth={8} strokeLinecap="round" />
      <path d="M166 86H296" stroke="var(--standard)" strokeWidth={8} strokeDasharray="12 6" />
      <path d="M299 75l17 11-17 11Z" fill="var(--standard)" />
      <BeforeAnEvent x={8} />
      <BeforeAnEvent x={170} />
      <circle cx={156} cy={86} r={13} fill="var(--card)" stroke="var(--ink)" strokeWidth={6} />
      <text x={156} y={118} textAnchor="middle" fontSize={16} fontWeight={700} fill="var(--ink)" lang="es">
        ahora
      </text>
      <path
        d="M12 122v24M12 134H100M216 134H308M308 122v24"
        stroke="var(--higher)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      <text x={158} y={140} textAnchor="middle" fontSize={16} fontWeight={700} fill="var(--higher)" lang="es">
        mientras
      </text>
      <Connectors x={8} mood="indicative" colour="var(--foundation)" why="it happened" connectors={left} />
      <Connectors
        x={170}
        mood="subjunctive"
        colour="var(--standard)"
        why="hasn’t happened yet"
        connectors={right}
      />
    </svg>
  )
}
