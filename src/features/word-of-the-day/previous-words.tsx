import { Card } from '@/components/ui/card'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'

const previousWords = [
  { es: 'Alegría', en: 'Joy' },
  { es: 'Esperanza', en: 'Hope' },
  { es: 'Aventura', en: 'Adventure' },
] as const

/** Three words that never change. */
export function PreviousWords() {
  const said = useSpokenIds()
  return (
    <Card aria-labelledby="previous">
      <h2 id="previous" className="text-xl">
        Previous Words
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {previousWords.map(({ es, en }) => (
          <li key={es} className="border-l-4 border-line-foundation pl-3">
            <span className="flex items-center gap-1 font-bold">
              <span id={said(es)} lang="es" translate="no">
                {es}
              </span>
              <SpeakButton text={es} textId={said(es)} />
            </span>
            <span className="text-muted">{en}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
