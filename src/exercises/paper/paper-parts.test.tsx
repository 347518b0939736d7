import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListeningPassage, PaperChoice, PaperPart, ReadingText } from '@/content/rooms/types'
import { forgetPapers } from '@/lib/kept-papers'
import { PaperParts } from './paper-parts'
import { drawingOf } from './pictures'

const said = [
  'Antes iba en autobús. Ahora prefiero ir a pie porque es más sano.',
  'En verano nado en el río.',
]

const parts: readonly PaperPart[] = [
  {
    title: 'Matching',
    task: { es: 'Relaciona.', en: 'Match.' },
    choices: ['*La piscina*', '*El río*', '*El autobús*'],
    questions: [
      {
        id: 'swims',
        kind: 'choose',
        ask: '*¿Dónde nada?*',
        marks: 1,
        right: [1],
        proof: 'nado en el río',
        why: 'She swims in the river.',
      },
    ],
  },
  {
    title: 'Short answers',
    task: { es: 'Contesta.', en: 'Answer.' },
    questions: [
      {
        id: 'why',
        kind: 'write',
        ask: '*¿Por qué va a pie?*',
        marks: 1,
        answers: ['[porque] es más sano'],
        proof: 'es más sano',
        why: 'Health is her reason.',
      },
      {
        id: 'bus',
        kind: 'true-false',
        ask: '*Va en autobús.*',
        marks: 1,
        right: false,
        justify: ['prefiero ir a pie'],
        proof: 'Ahora prefiero ir a pie',
        why: 'The bus was before.',
      },
    ],
  },
]

const show = () =>
  render(
    <MemoryRouter>
      <PaperParts passage="reading/test" parts={parts} said={said} />
    </MemoryRouter>,
  )

afterEach(() => {
  forgetPapers()
  vi.restoreAllMocks()
})

test('a student answers, is told what is left out, marks it, judges what nobody knows and starts again', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('radio', { name: 'B: El río' }))
  await user.type(screen.getByRole('textbox', { name: /Por qué va a pie/ }), 'por la salud de su cuerpo')
  await user.click(screen.getByRole('button', { name: 'Mark my answers' }))
  expect(screen.getByRole('link', { name: 'Question 3' })).toHaveAttribute('href', '/#question-bus')
  await user.click(screen.getByRole('radio', { name: /Falso/ }))
  await user.type(screen.getByRole('textbox', { name: /Justificación/ }), 'Ahora prefiero ir a pie')
  await user.click(screen.getByRole('button', { name: 'Mark my answers' }))
  expect(await screen.findByText('2 of 3 marks')).toBeInTheDocument()
  expect(screen.getByText(/One answer is yours to judge/)).toBeInTheDocument()
  expect(screen.getByText('Health is her reason.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Yes, mine says this' }))
  expect(screen.getByText('3 of 3 marks')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByRole('radio', { name: 'B: El río' })).not.toBeChecked()
  expect(screen.getByRole('textbox', { name: /Por qué va a pie/ })).toHaveValue('')
})

test('a student who comes back finds what they chose, and their marks', async () => {
  const user = userEvent.setup()
  const first = show()
  await user.click(screen.getByRole('radio', { name: 'A: La piscina' }))
  first.unmount()
  const second = show()
  expect(screen.getByRole('radio', { name: 'A: La piscina' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Mark my answers' }))
  await user.click(screen.getByRole('button', { name: 'Mark them as they are' }))
  expect(await screen.findByText('0 of 3 marks')).toBeInTheDocument()
  second.unmount()
  show()
  expect(await screen.findByText('0 of 3 marks')).toBeInTheDocument()
  expect(screen.getAllByText('Not answered')).toHaveLength(2)
  expect(screen.getByText('Your answer:')).toBeInTheDocument()
})

test('a browser that keeps nothing says so, and everything works', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('radio', { name: 'B: El río' }))
  expect(screen.getByRole('radio', { name: 'B: El río' })).toBeChecked()
  expect(screen.getByText(/This browser keeps nothing/)).toBeInTheDocument()
})

const isPicture = (choice: PaperChoice) => typeof choice !== 'string'

test('every picture of every passage has a drawing', () => {
  const passages = import.meta.glob<ReadingText | ListeningPassage>(
    '@/content/rooms/{reading,listening}/*.ts',
    {
      eager: true,
      import: 'default',
    },
  )
  const choices = Object.values(passages).flatMap(({ parts }) =>
    parts.flatMap(({ choices = [], questions }) => [
      ...choices,
      ...questions.flatMap((question) => (question.kind === 'choose' ? (question.choices ?? []) : [])),
    ]),
  )
  for (const choice of choices.filter(isPicture)) expect(() => drawingOf(choice.picture)).not.toThrow()
})
