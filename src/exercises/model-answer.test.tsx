import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type {
  CorrectExercise,
  FillExercise,
  OrderExercise,
  ProofreadExercise,
  WrongLine,
} from '@/content/types'
import { correct } from './kinds/correct'
import { fill } from './kinds/fill'
import { order } from './kinds/order'
import { proofread } from './kinds/proofread'
import { mark } from './mark-exercise'
import { loadGrammar } from './marking/grammar'
import { Verdict } from './verdict'

const model = 'Iván se cepilla los dientes.'
const sheet = {
  answers: ['[Iván] se cepilla los dientes.'],
  model,
  because: '*Se* says whose teeth they are.',
  mistakes: [{ answer: '[Iván] cepilla los dientes.', because: '*Se* must stay.' }],
}
const base = { id: 'teeth', teaches: 'body', en: 'Iván brushes his teeth.' }
const wrong = 'Iván se cepilla sus dientes.'
const sentence: CorrectExercise = { ...base, ...sheet, kind: 'correct', sentence: wrong }
const words: OrderExercise = {
  ...base,
  ...sheet,
  kind: 'order',
  words: ['los dientes', 'se cepilla', 'Iván'],
}
const line: WrongLine = { ...sheet, wrong }
const text: ProofreadExercise = { ...base, kind: 'proofread', lines: [line] }

test('a student who looks back, or at printed answers, reads the model answer of the exercise', () => {
  const { unmount } = render(
    <>
      <correct.Recap exercise={sentence} />
      <correct.PrintKey exercise={sentence} />
      <order.Recap exercise={words} />
      <order.PrintKey exercise={words} />
      <proofread.Recap exercise={text} />
      <proofread.PrintKey exercise={text} />
    </>,
  )
  expect(screen.getAllByText(model)).toHaveLength(6)
  unmount()
})

test('a student who makes a mistake or writes something else sees it too', async () => {
  const grammar = await loadGrammar()
  for (const given of [
    mark(sentence, 'Iván cepilla los dientes.', grammar),
    mark(sentence, 'Después de comer va al baño.', grammar),
    mark(sentence, wrong, grammar),
    mark(text, ['Iván cepilla los dientes.'], grammar),
    mark(text, ['Después de comer va al baño.'], grammar),
  ]) {
    const { container, unmount } = render(<Verdict mark={given} />)
    expect(container).toHaveTextContent(model)
    unmount()
  }
})

test('a student who writes any of the accepted sentences is right', () => {
  expect(mark(sentence, model).kind).toBe('right')
  expect(mark(sentence, 'Se cepilla los dientes.').kind).toBe('right')
})

test('a student who has filled a gap reads the whole sentence and can play it', async () => {
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      onend: (() => void) | undefined
      constructor(readonly text: string) {}
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'es-ES', name: 'Mónica' }],
    cancel: () => {},
    speak: (utterance: { text: string; onend?: () => void }) => {
      said.push(utterance.text)
      utterance.onend?.()
    },
  })
  const gap: FillExercise = {
    ...base,
    kind: 'fill',
    sentence: 'Son las once. ¿___ duermes, Iván?',
    answers: ['todavía', 'aún'],
    because: '*Todavía* is “still”.',
  }
  const show = (locked: boolean) =>
    render(<fill.View exercise={gap} locked={locked} checking={false} onAnswer={() => {}} />)
  const { container, unmount } = show(false)
  expect(container).not.toHaveTextContent('Todavía')
  unmount()
  expect(show(true).container).toHaveTextContent('Son las once. ¿Todavía duermes, Iván?')
  expect(screen.getByText('Todavía').tagName).toBe('B')
  await userEvent.click(await screen.findByRole('button', { name: /^Listen/ }))
  await vi.dynamicImportSettled()
  expect(said).toEqual(['Son las once.', '¿Todavía duermes, Iván?'])
  vi.unstubAllGlobals()
})
