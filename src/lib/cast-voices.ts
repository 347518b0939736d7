/** A Spanish voice on the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

export type VoiceSex = 'woman' | 'man'

const femaleNames =
  /m[oó]nica|marisol|helena|laura|elvira|sabina|dalia|paulina|ang[eé]lica|lucia|luc[ií]a|ximena|abril|soledad|isabela|conchita|francisca|esperanza|pen[eé]lope|jimena|salom[eé]|elena|camila|catalina|paloma|renata|carlota|flo\b|sandy|shelley|grandma|google|female|mujer/i
const maleNames =
  /jorge|juan|diego|pablo|[aá]lvaro|ra[uú]l|carlos|tom[aá]s|gonzalo|andr[eé]s|enrique|alonso|arnau|dario|jaime|eddy|reed|rocko|grandpa|(?:^|[^e])male|hombre/i

/** The sex of a voice, guessed from its name; undefined if the name gives no clue. */
export const sexOf = ({ name }: Pick<Voice, 'name'>): VoiceSex | undefined =>
  femaleNames.test(name) ? 'woman' : maleNames.test(name) ? 'man' : undefined

/** Novelty voices. */
const isNovelty = ({ name }: Pick<Voice, 'name'>) =>
  /^(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i.test(name)

const isOf = (accent: 'spain' | 'america', voice: Pick<Voice, 'lang'>) =>
  /^es[-_]ES/i.test(voice.lang) === (accent === 'spain')

/** The voice and pitch for one speaker's lines. */
export interface CastVoice<One extends Voice = SpeechSynthesisVoice> {
  voice: One | undefined
  lang: string
  pitch: number
}

/** The pitches for the first speaker and any other speakers of each sex, if their voices do not distinguish them. */
const pitches: Readonly<Record<VoiceSex, readonly number[]>> = { woman: [1.15, 1.35], man: [0.7, 0.55] }

/**
 * Picks a voice for each speaker: if possible one with the chosen accent and the speaker's sex that no other speaker
 * uses. The pitch is changed if the voice is shared or may be of the wrong sex.
 */
export function castVoices<One extends Voice>(
  speakers: readonly VoiceSex[],
  voices: readonly One[],
  accent: 'spain' | 'america',
): CastVoice<One>[] {
  const used: One[] = []
  const serious = voices.filter((voice) => !isNovelty(voice))
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
    // If there is only one speaker and the sex of the voice is unknown, leave the pitch unchanged.
    const isAsItIs = fits || (speakers.length === 1 && voice !== undefined && sexOf(voice) === undefined)
    return {
      voice,
      lang: voice?.lang.replace('_', '-') ?? (accent === 'spain' ? 'es-ES' : 'es-MX'),
      pitch: isAsItIs ? 1 : (pitches[sex][Math.min(alike, 1)] ?? 1),
    }
  })
}
