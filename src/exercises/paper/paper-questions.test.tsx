import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListeningPassage, PaperChoice, PaperPart, ReadingText } from '@/content/rooms/types'
import { deletePapers } from '@/lib/saved-papers'
import { PaperQuestions } from './paper-questions'
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

const show = (asked = parts) =>
  render(
    <MemoryRouter>
      <PaperQuestions passage="reading/test" parts={asked} passageText={said} />
    </MemoryRouter>,
  )

afterEach(() => {
  deletePapers()
  vi.restoreAllMocks()
})

test('a student answers, sees what is missing, checks the answers, judges unknown ones and starts again', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('radio', { name: 'B: El río' }))
  await user.type(screen.getByRole('textbox', { name: /Por qué va a pie/ }), 'por la salud de su cuerpo')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('link', { name: 'Question 3' })).toHaveAttribute('href', '/#question-bus')
  await user.click(screen.getByRole('radio', { name: /Falso/ }))
  await user.type(screen.getByRole('textbox', { name: /Justificación/ }), 'Ahora prefiero ir a pie')
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(await screen.findByText('2 of 3 marks')).toBeInTheDocument()
  expect(screen.getByText(/You still have one answer to mark yourself/)).toBeInTheDocument()
  expect(screen.getByText('Health is her reason.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Mine means the same' }))
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
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('button', { name: 'Check them as they are' }))
  expect(await screen.findByText('0 of 3 marks')).toBeInTheDocument()
  second.unmount()
  show()
  expect(await screen.findByText('0 of 3 marks')).toBeInTheDocument()
  expect(screen.getAllByText('Not answered')).toHaveLength(2)
  expect(screen.getByText('Your answer:')).toBeInTheDocument()
})

test('the page says if a browser saves nothing, and everything still works', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('radio', { name: 'B: El río' }))
  expect(screen.getByRole('radio', { name: 'B: El río' })).toBeChecked()
  expect(screen.getByText(/This browser doesn’t save anything/)).toBeInTheDocument()
})

test('a question with two answers says on the screen how many are chosen, and on paper only how many it needs', async () => {
  const user = userEvent.setup()
  const two: PaperPart = {
    title: 'Two of three',
    task: { es: 'Elige dos.', en: 'Choose two.' },
    questions: [
      {
        id: 'two',
        kind: 'choose',
        ask: '*¿Qué hace?*',
        marks: 2,
        choices: ['*Nada*', '*Camina*', '*Vuela*'],
        right: [0, 1],
        proof: 'nado en el río',
        why: 'She swims and walks.',
      },
    ],
  }
  const { container } = show([two])
  const printed = () => {
    const sheet = document.createElement('div')
    sheet.innerHTML = container.innerHTML
    for (const one of sheet.querySelectorAll('.print\\:hidden')) one.remove()
    return sheet.textContent
  }
  for (const chosen of [0, 1, 2, 3]) {
    const name = ['Nada', 'Camina', 'Vuela'][chosen - 1]
    if (name !== undefined) await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
    const count = chosen > 2 ? 'You’ve chosen 3, but the question asks for 2.' : `Choose 2: ${chosen} chosen.`
    expect(screen.getByText(count)).toHaveRole('status')
    expect(printed()).toContain('Choose 2.')
    expect(printed()).not.toContain('chosen')
  }
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(screen.getByRole('button', { name: 'Check them as they are' }))
  expect(await screen.findByText('Partly right: 1 of 2 marks')).toBeInTheDocument()
  expect(screen.getByText('One letter too many: you lose a mark.')).toBeInTheDocument()
})

const isPicture = (choice: PaperChoice) => typeof choice !== 'string'

test('every picture of every text and recording has a drawing', () => {
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
