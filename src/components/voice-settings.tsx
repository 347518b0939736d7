import { Volume2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { CastVoice, VoiceSex } from '@/lib/cast-voices'
import { speakLines, useCanSpeak } from '@/lib/speech'
import { accentSetting, paceSetting, useCast, useManner } from '@/lib/voice-choice'

const accents = [
  { value: 'spain', label: 'Spain' },
  { value: 'america', label: 'Latin America' },
] as const

const regions = new Intl.DisplayNames(['en-GB'], { type: 'region' })

function regionOf(lang: string): string {
  const region = /[-_]([A-Z]{2}|\d{3})\b/.exec(lang)?.[1]
  return region === undefined ? 'Spanish' : (regions.of(region) ?? region)
}

/** The device's name for a voice, with its country, and whether its pitch is raised or lowered. */
function VoiceName({ by: { voice, pitch } }: { by: CastVoice }) {
  if (voice === undefined) return null
  const country = regionOf(voice.lang)
  const name = voice.name.replace(/^Microsoft /, '').replace(/ (?:Online|- Spanish|\(Natural\)).*$/, '')
  const where = name.includes(country) ? '' : ` (${country})`
  const how = pitch === 1 ? '' : pitch > 1 ? ', higher' : ', lower'
  return <span>{name + where + how}</span>
}

/** The current voices for these speakers. */
function VoicesNow({ speakers }: { speakers: readonly { name: string; voice: VoiceSex }[] }) {
  const cast = useCast(speakers.map(({ voice }) => voice))
  return (
    <ul className="text-sm">
      {speakers.map(({ name }, at) => {
        const by = cast[at]
        return (
          <li key={name}>
            <b>{name}:</b> {by !== undefined && <VoiceName by={by} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Accent and speed, stored on the device, and the voices chosen accordingly. */
export function VoiceSettings({
  speakers = [
    { name: 'A woman', voice: 'woman' },
    { name: 'A man', voice: 'man' },
  ],
  withTrial = false,
}: {
  speakers?: readonly { name: string; voice: VoiceSex }[]
  withTrial?: boolean
}) {
  const manner = useManner()
  const { accent, rate: pace } = manner
  const canSpeak = useCanSpeak()
  const id = useId()
  return (
    <div className="stack-4">
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <fieldset>
          <legend className="font-bold">Accent</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {accents.map(({ value, label }) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border-2 border-rule px-3 hover:border-ink has-checked:border-ink"
              >
                <input
                  type="radio"
                  name={id}
                  checked={accent === value}
                  onChange={() => accentSetting.choose(value)}
                  className="size-5 accent-[var(--ink)]"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="min-w-0">
          <label htmlFor={`${id}-pace`} className="font-bold">
            Speed
          </label>
          <div className="mt-1 flex min-h-11 items-center gap-3">
            <input
              id={`${id}-pace`}
              type="range"
              min={0.6}
              max={1}
              step={0.1}
              value={pace}
              aria-valuetext={`${pace} times`}
              onChange={({ target }) => {
                const value = paceSetting.values.find((one) => Number(one) === Number(target.value))
                if (value !== undefined) paceSetting.choose(value)
              }}
              className="h-6 w-40 min-w-0 accent-[var(--ink)]"
            />
            <span className="w-20 shrink-0 tabular-nums">{`× ${pace}`}</span>
          </div>
        </div>
      </div>
      <div className="min-h-12">
        {canSpeak === 'perhaps' && (
          <p className="text-sm">
            We can’t tell yet whether this browser can speak Spanish. Press Try to find out.
          </p>
        )}
        {canSpeak === 'yes' && (
          <>
            <p className="text-sm font-bold">Voices in use</p>
            <VoicesNow speakers={speakers} />
          </>
        )}
      </div>
      {!(accentSetting.isSaved() && paceSetting.isSaved()) && (
        <p role="status">
          This browser doesn’t save anything, so your choice only lasts until you close the page.
        </p>
      )}
      {withTrial && canSpeak !== 'no' && (
        <Button
          look="outline"
          onClick={() =>
            void speakLines(
              [
                { text: 'Próxima estación: tu examen.', who: 0 },
                { text: 'Atención, por favor: vamos a empezar.', who: 1 },
              ],
              { speakers: ['woman', 'man'], ...manner },
            )
          }
        >
          <Volume2 aria-hidden="true" className="size-5" />{' '}
          <span>{canSpeak === 'yes' ? 'Play the voices' : 'Try'}</span>
        </Button>
      )}
    </div>
  )
}
