/** A Spanish voice of the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

export type VoiceSex = 'woman' | 'man'

const womanly =
  /m[oó]nica|marisol|helena|laura|elvira|sabina|dalia|paulina|ang[eé]lica|lucia|luc[ií]a|ximena|abril|soledad|isabela|conchita|francisca|esperanza|pen[eé]lope|jimena|salom[eé]|elena|camila|catalina|paloma|renata|carlota|flo\b|sandy|shelley|grandma|google|female|mujer/i
const manly =
  /jorge|juan|diego|pablo|[aá]lvaro|ra[uú]l|carlos|tom[aá]s|gonzalo|andr[eé]s|enrique|alonso|arnau|dario|jaime|eddy|reed|rocko|grandpa|(?:^|[^e])male|hombre/i

/** By its name, as far as makers of voices say it. */
export const sexOf = ({ name }: Pick<Voice, 'name'>): VoiceSex | undefined =>
  womanly.test(name) ? 'woman' : manly.test(name) ? 'man' : undefined

/** Voices that are meant as a joke. */
const isToy = ({ name }: Pick<Voice, 'name'>) =>
  /^(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i.test(name)

const isOf = (accent: 'spain' | 'america', voice: Pick<Voice, 'lang'>) =>
  /^es[-_]ES/i.test(voice.lang) === (accent === 'spain')

/** Who says the lines of one speaker, and how high. */
export interface CastVoice<One extends Voice = SpeechSynthesisVoice> {
  voice: One | undefined
  lang: string
  pitch: number
}

/** From a lower voice to a higher one, for speakers who share one. */
const pitches: Readonly<Record<VoiceSex, readonly number[]>> = { woman: [1.15, 1.35], man: [0.7, 0.55] }

/**
 * A voice for each speaker: of the accent that was chosen, of their sex and of their own where the device has them. Who
 * shares a voice, or has one whose sex is not known, is told apart by how high it is.
 */
export function castVoices<One extends Voice>(
  speakers: readonly VoiceSex[],
  voices: readonly One[],
  accent: 'spain' | 'america',
): CastVoice<One>[] {
  const used: One[] = []
  const serious = voices.filter((voice) => !isToy(voice))
  const all = serious.length > 0 ? serious : voices
  return speakers.map((sex, at) => {
    const isFree = (voice: One) => !used.includes(voice)
    const isHere = (voice: One) => isOf(accent, voice)
    const voice =
      all.find((one) => isFree(one) && isHere(one) && sexOf(one) === sex) ??
      all.find((one) => isFree(one) && isHere(one) && sexOf(one) === undefined) ??
      all.find((one) => isFree(one) && sexOf(one) === sex) ??
      all.find((one) => isHere(one) && sexOf(one) === sex) ??
      all.find((one) => isHere(one) && sexOf(one) === undefined) ??
      all.find(isHere) ??
      all[0]
    const isShared = voice !== undefined && !isFree(voice)
    if (voice !== undefined) used.push(voice)
    const fits = voice !== undefined && sexOf(voice) === sex && !isShared
    const alike = speakers.slice(0, at).filter((one) => one === sex).length
    // A single speaker of an unknown voice keeps it as it is.
    const isAsItIs = fits || (speakers.length === 1 && voice !== undefined && sexOf(voice) === undefined)
    return {
      voice,
      lang: voice?.lang.replace('_', '-') ?? (accent === 'spain' ? 'es-ES' : 'es-MX'),
      pitch: isAsItIs ? 1 : (pitches[sex][Math.min(alike, 1)] ?? 1),
    }
  })
}
