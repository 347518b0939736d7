import { deviceSetting } from '@/lib/device-setting'
import { useDeviceSetting } from '@/lib/use-device-setting'
import type { Accent } from '@/spanish/spoken'
import { type DictationKind, dictationKinds, type Item } from './items'

/** The name of each kind and the instruction for the student. */
export const kindTexts: Readonly<Record<DictationKind, { name: string; ask: string; hint?: string }>> = {
  hundred: {
    name: 'Numbers to 100',
    ask: 'Which number do you hear?',
    hint: 'In figures or in Spanish words.',
  },
  thousand: { name: 'To 1,000', ask: 'Which number do you hear?', hint: 'In figures or in Spanish words.' },
  million: {
    name: 'To 1,000,000',
    ask: 'Which number do you hear?',
    hint: 'In figures or in Spanish words.',
  },
  prices: {
    name: 'Prices',
    ask: 'How much is it?',
    hint: 'Any way you like: 4,20, 4.20 € or in Spanish words.',
  },
  times: {
    name: 'Times',
    ask: 'What time is it?',
    hint: 'Any way you like: 18:20, 6.20 pm or in Spanish words.',
  },
  dates: {
    name: 'Dates',
    ask: 'What’s the date?',
    hint: 'Any way you like: 14/2/2011, 14 de febrero, or in Spanish words.',
  },
  phones: {
    name: 'Telephone numbers',
    ask: 'What is the telephone number?',
    hint: 'Just write the figures.',
  },
  names: {
    name: 'Names spelt out',
    ask: 'Which name is being spelt out?',
    hint: 'Include any accents, and ñ where you hear it.',
  },
  pairs: { name: 'Words that sound alike', ask: 'Which of the two do you hear?' },
  sentences: { name: 'Sentences', ask: 'Write what you hear.' },
}

const settings = Object.fromEntries(
  dictationKinds.map((kind) => [kind, deviceSetting(`proxima-dictation-${kind}`, ['yes', 'no'])]),
) as Record<DictationKind, ReturnType<typeof deviceSetting<'yes' | 'no'>>>

export const useIsChosen = (kind: DictationKind): boolean => useDeviceSetting(settings[kind]) === 'yes'

export const choose = (kind: DictationKind, isChosen: boolean): void =>
  settings[kind].choose(isChosen ? 'yes' : 'no')

export const chosenKinds = (): DictationKind[] =>
  dictationKinds.filter((kind) => settings[kind].current() === 'yes')

/** Notes on other ways to say an item, by accent. */
export const accentNote: Readonly<Record<Accent, Partial<Record<Item['kind'], string>>>> = {
  spain: {},
  america: {
    times:
      'In much of Latin America the minutes come first: *un cuarto para las seis*. In Spain: *las seis menos cuarto*.',
    names:
      'In much of Latin America *v* is *ve corta*, *y* is *ye* and ú is *u con tilde*. In Spain they’re *uve*, *i griega* and *u con acento*.',
  },
}
