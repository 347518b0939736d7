import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeDevice, type FakeVoice, fakeVoice, giveDevice } from '../../../tests/support/fake-voices'
import { Passage } from './passage'

const sentences = [
  'El sábado por la mañana fuimos en tren a un pueblo que está en la sierra, a unos cuarenta kilómetros de la ciudad.',
  'Como hacía mucho calor y el camino subía entre los pinos sin una sola sombra, llevábamos dos botellas de agua cada uno, un mapa de papel que nos había dejado mi abuelo y, por si acaso, ropa seca para la vuelta.',
  '¿Sabes cuánto tardamos?',
]
const text = sentences.join(' ')

const monica = fakeVoice('Mónica', 'es-ES')
const paulina = fakeVoice('Paulina', 'es-MX')
const samantha = fakeVoice('Samantha', 'en-US')
const google = (change: Partial<FakeVoice>) => [
  fakeVoice('Google español', 'es-ES', { localService: false, ...change }),
  fakeVoice('Google español de Estados Unidos', 'es-US', { localService: false, ...change }),
]

const notWorking = 'This device’s voice isn’t working. Read the transcript instead.'
const noVoice = 'This device has no Spanish voice. Read the transcript instead.'

interface Case {
  device: string
  is: FakeDevice
  /** The voices that are heard, with the language that each is asked for. */
  voices: readonly string[]
  /** Whether the whole text is heard twice. Otherwise, the student hears at most the beginning. */
  isWhole: boolean
  reads: string | null
}

const whole = { isWhole: true, reads: null }

const cases: readonly Case[] = [
  {
    device: 'lists its voices four seconds after the page',
    is: { voices: [samantha, monica], listedAfter: 4000 },
    voices: ['Mónica es-ES'],
    ...whole,
  },
  {
    device: 'writes languages with three letters, like Firefox for Android',
    is: { voices: [fakeVoice('Voice 1', 'eng-GBR'), fakeVoice('Voice 2', 'spa-ESP')] },
    voices: ['Voice 2 spa-ESP'],
    ...whole,
  },
  {
    device: 'cuts every voice off after fifteen seconds',
    is: { voices: google({ habit: 'cut off' }) },
    voices: ['Google español es-ES'],
    ...whole,
  },
  {
    device: 'has remote voices, no network, and one local voice of Latin America',
    is: { voices: [...google({ habit: 'fails' }), paulina] },
    voices: ['Paulina es-MX'],
    ...whole,
  },
  {
    device: 'has nothing but remote voices, and no network',
    is: { voices: google({ habit: 'fails' }) },
    voices: [],
    isWhole: false,
    reads: notWorking,
  },
  {
    device: 'has one voice, which never begins',
    is: { voices: [fakeVoice('Helena', 'es-ES', { habit: 'silent' })] },
    voices: [],
    isWhole: false,
    reads: notWorking,
  },
  {
    device: 'has a voice that never begins, and another one',
    is: { voices: [fakeVoice('Helena', 'es-ES', { habit: 'silent' }), fakeVoice('Sabina', 'es-MX')] },
    voices: ['Sabina es-MX'],
    ...whole,
  },
  {
    device: 'has one voice, which begins and never ends',
    is: { voices: [fakeVoice('Helena', 'es-ES', { habit: 'endless' })] },
    voices: ['Helena es-ES'],
    isWhole: false,
    reads: notWorking,
  },
  {
    device: 'is an Android phone, with an American voice and an English system',
    is: {
      voices: [fakeVoice('English United States', 'en_US'), fakeVoice('Spanish United States', 'es_US')],
      needsExactLang: true,
    },
    voices: ['Spanish United States es_US'],
    ...whole,
  },
  {
    device: 'is an Android phone, with a voice of Spain and an English system',
    is: {
      voices: [
        fakeVoice('English United States', 'en_US'),
        fakeVoice('Spanish United States', 'es_US'),
        fakeVoice('Spanish Spain', 'es_ES'),
      ],
      needsExactLang: true,
    },
    voices: ['Spanish Spain es_ES'],
    ...whole,
  },
  {
    device: 'runs Linux, with eSpeak and its effects',
    is: {
      voices: ['croak', 'female_whisper', 'whisper', ''].flatMap((effect) =>
        [fakeVoice('Spanish (Latin America)', 'es-419'), fakeVoice('Spanish (Spain)', 'es')].map((voice) => ({
          ...voice,
          name: effect === '' ? voice.name : `${voice.name}+${effect}`,
        })),
      ),
    },
    voices: ['Spanish (Spain) es'],
    ...whole,
  },
  {
    device: 'has nothing but effects',
    is: { voices: [fakeVoice('Bells', 'es-ES'), fakeVoice('Spanish (Spain)+female_whisper', 'es')] },
    voices: [],
    isWhole: false,
    reads: notWorking,
  },
  {
    device: 'is a Mac, whose first voices are Eloquence',
    is: { voices: [fakeVoice('Eddy (Español (España))', 'es-ES'), monica] },
    voices: ['Mónica es-ES'],
    ...whole,
  },
  {
    device: 'has a voice of Latin America only',
    is: { voices: [paulina] },
    voices: ['Paulina es-MX'],
    ...whole,
  },
  { device: 'has a voice of Spain only', is: { voices: [monica] }, voices: ['Mónica es-ES'], ...whole },
  {
    device: 'has no Spanish voice',
    is: { voices: [samantha] },
    voices: [],
    isWhole: false,
    reads: noVoice,
  },
  {
    device: 'lists no voices and can’t speak',
    is: { voices: [] },
    voices: [],
    isWhole: false,
    reads: notWorking,
  },
]

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  // The page remembers which voices have failed.
  fireEvent.online(window)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses a button, and lets the code that speaks load. */
async function press(name: string) {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }))
  await vi.dynamicImportSettled()
}

const minutesPass = () => vi.advanceTimersByTimeAsync(3 * 60_000)
const reads = () => screen.queryByRole('status')?.textContent ?? null

describe('a student who presses “Listen twice” in a guide', () => {
  test.each(cases)('on a device that $device', async ({ is, voices, isWhole, reads: read }) => {
    const { heard } = giveDevice(is)
    render(<Passage text={text} heard />)
    await vi.advanceTimersByTimeAsync(is.listedAfter ?? 0)
    await press('Listen twice')
    await minutesPass()
    expect([...new Set(heard.map(({ voice, lang }) => `${voice} ${lang}`))]).toEqual(voices)
    expect(Math.max(0, ...heard.map(({ seconds }) => seconds))).toBeLessThan(15)
    if (isWhole) expect(heard.map((piece) => piece.text).join(' ')).toBe(`${text} ${text}`)
    else expect(heard.length).toBeLessThan(2)
    await vi.waitFor(() => expect(reads()).toBe(read))
  })
})

describe('a student whose voice has failed', () => {
  const failing = fakeVoice('Google español', 'es-ES', { localService: false, habit: 'fails' })
  const speaking = { ...failing, habit: 'speaks' } as const

  async function failToListen() {
    const device = giveDevice({ voices: [failing] })
    render(<Passage text={text} heard />)
    await press('Listen twice')
    await minutesPass()
    await vi.waitFor(() => expect(reads()).toBe(notWorking))
    return device
  }

  test('presses again, and hears it once it works', async () => {
    const { heard, list } = await failToListen()
    await press('Listen twice')
    await minutesPass()
    await vi.waitFor(() => expect(reads()).toBe(notWorking))
    list([speaking])
    await press('Listen twice')
    await minutesPass()
    expect(heard.at(-1)?.text).toBe(sentences.at(-1))
    await vi.waitFor(() => expect(reads()).toBeNull())
  })

  test('is no longer told so once the device is online again', async () => {
    await failToListen()
    fireEvent.online(window)
    await vi.waitFor(() => expect(reads()).toBeNull())
  })

  test('is no longer told so once another voice is installed', async () => {
    const { list } = await failToListen()
    list([failing])
    await vi.waitFor(() => expect(reads()).toBe(notWorking))
    list([failing, monica])
    await vi.waitFor(() => expect(reads()).toBeNull())
  })
})

test('a student who presses again hears the text from the start, and silence after leaving the page', async () => {
  const { heard } = giveDevice({ voices: [monica] })
  const { unmount } = render(<Passage text={text} heard />)
  await press('Listen twice')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(heard.map((piece) => piece.text)).toHaveLength(2)
  await press('Listen twice')
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard.map((piece) => piece.text).slice(2)).toEqual([sentences[0]])
  unmount()
  await minutesPass()
  expect(heard).toHaveLength(3)
})

test.each(['leaves', 'closes or reloads'])(
  'a student who %s a page while a text is read aloud hears no more of it',
  async (how) => {
    const { heard } = giveDevice({ voices: [monica] })
    const { unmount } = render(<Passage text={text} />)
    await press('Listen to the text')
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard).toHaveLength(1)
    if (how === 'leaves') unmount()
    else fireEvent(window, new Event('pagehide'))
    await minutesPass()
    expect(heard).toHaveLength(1)
  },
)

test('a voice reads out neither the numbers of paragraphs nor dashes', async () => {
  const { heard } = giveDevice({ voices: [monica] })
  render(<Passage text={'Una carta\n\n[1] Son las 3.\n\n[12] Llueve.\n—¿Vienes?'} />)
  await press('Listen to the text')
  await minutesPass()
  expect(heard.map((piece) => piece.text)).toEqual(['Una carta', 'Son las 3.', 'Llueve.', '¿Vienes?'])
})

test('a student whose voice is slow hears everything once', async () => {
  const { heard } = giveDevice({ voices: [{ ...monica, slowness: 2.5 }, paulina] })
  render(<Passage text={text} heard once />)
  await press('Listen')
  await minutesPass()
  expect(heard.map((piece) => piece.text).join(' ')).toBe(text)
  expect(new Set(heard.map(({ voice }) => voice))).toEqual(new Set(['Mónica']))
})
