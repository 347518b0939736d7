/** A Spanish voice on the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

export type VoiceSex = 'woman' | 'man'

/** Who speaks: a woman, a man, or anyone. */
export type Speaker = VoiceSex | 'anyone'

export type Accent = 'spain' | 'america'

const femaleNames =
  /m[oó]nica|marisol|helena|laura|elvira|sabina|dalia|paulina|ang[eé]lica|lucia|luc[ií]a|ximena|abril|soledad|isabela|conchita|francisca|esperanza|pen[eé]lope|jimena|salom[eé]|elena|camila|catalina|paloma|renata|carlota|flo\b|sandy|shelley|grandma|google|female|mujer/i
const maleNames =
  /jorge|juan|diego|pablo|[aá]lvaro|ra[uú]l|carlos|tom[aá]s|gonzalo|andr[eé]s|enrique|alonso|arnau|dario|jaime|eddy|reed|rocko|grandpa|(?:^|[^e])male|hombre/i

/** The sex of a voice, guessed from its name; undefined if the name gives no clue. */
export const sexOf = ({ name }: Pick<Voice, 'name'>): VoiceSex | undefined =>
  femaleNames.test(name) ? 'woman' : maleNames.test(name) ? 'man' : undefined

/** Effects, not voices: the novelty voices of Apple’s systems, and the special effects of eSpeak. */
const effects =
  /\b(?:albert|ba(?:d|hh)|bells|boing|bubbles|cellos|(?:good|bad) news|jester|organ|superstar|trinoids|wobble|zarvox|campanas|burbujas|violonchelos|buf[oó]n|superestrella|(?:buenas|malas) noticias)\b|órgano|susurro|whisper|croak|klatt|robo|demonic|half-?life|tweaky|anxious/i

/** Voices that are hard to understand: Apple’s Eloquence voices, and the variants of eSpeak’s voices. */
const isPoor = ({ name }: Pick<Voice, 'name'>) =>
  /^(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b|\+(?!(?:fe)?male|[fm]\d)/i.test(name)

/** The accent of a voice, from its language or else its name; undefined if neither says where it is from. */
function accentOf({ lang, name }: Pick<Voice, 'lang' | 'name'>): Accent | undefined {
  const region = /^(?:es|spa)[-_]([a-z]{2,3}|\d{3})\b/i.exec(lang)?.[1]?.toUpperCase()
  if (region !== undefined) return region === 'ES' || region === 'ESP' ? 'spain' : 'america'
  if (/spain|españa/i.test(name)) return 'spain'
  return /america|américa|m[eé]xic/i.test(name) ? 'america' : undefined
}

/** The voice and pitch for one speaker's lines. */
export interface CastVoice<One extends Voice = SpeechSynthesisVoice> {
  voice: One | undefined
  lang: string
  pitch: number
}

/** The pitches for the first speaker and any other speakers of each kind, if their voices do not distinguish them. */
const pitches: Readonly<Record<Speaker, readonly number[]>> = {
  woman: [1.15, 1.35],
  man: [0.7, 0.55],
  anyone: [1, 0.7],
}

/**
 * Picks a voice for each speaker: if possible one with the chosen accent and the speaker's sex that no other speaker
 * uses. The pitch is changed if the voice is shared or may be of the wrong sex. An effect is never picked.
 */
export function castVoices<One extends Voice>(
  speakers: readonly Speaker[],
  voices: readonly One[],
  accent: Accent,
): CastVoice<One>[] {
  const used: One[] = []
  const real = voices.filter(({ name }) => !effects.test(name))
  const good = real.filter((voice) => !isPoor(voice))
  const isHere = (voice: One) => (accentOf(voice) ?? accent) === accent
  const usable = good.length > 0 ? good : real
  // A voice that may be from anywhere comes after those that are known to have the accent.
  const all = [true, false].flatMap((isKnown) =>
    usable.filter((one) => (accentOf(one) === accent) === isKnown),
  )
  return speakers.map((speaker, at) => {
    const isFree = (voice: One) => !used.includes(voice)
    const isRight = (voice: One) => speaker === 'anyone' || sexOf(voice) === speaker
    const voice =
      all.find((one) => isFree(one) && isHere(one) && isRight(one)) ??
      all.find((one) => isFree(one) && isHere(one) && sexOf(one) === undefined) ??
      all.find((one) => isFree(one) && isRight(one)) ??
      all.find((one) => isHere(one) && isRight(one)) ??
      all.find((one) => isHere(one) && sexOf(one) === undefined) ??
      all.find(isHere) ??
      all[0]
    const isShared = voice !== undefined && !isFree(voice)
    if (voice !== undefined) used.push(voice)
    const fits = voice !== undefined && isRight(voice) && !isShared
    const alike = speakers.slice(0, at).filter((one) => one === speaker).length
    // If there is only one speaker and the sex of the voice is unknown, leave the pitch unchanged.
    const isAsItIs = fits || (speakers.length === 1 && voice !== undefined && sexOf(voice) === undefined)
    return {
      voice,
      // An Android phone speaks with the voice of the system unless this is exactly the voice's own language.
      lang: voice?.lang ?? (accent === 'spain' ? 'es-ES' : 'es-MX'),
      pitch: isAsItIs ? 1 : (pitches[speaker][Math.min(alike, 1)] ?? 1),
    }
  })
}
