import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { QuizQuestion } from '@/content/types'
import { translatePage } from '../../../tests/support/translator'
import { Quiz, type Run } from './quiz'

const question = (id: string, sentence: string, en: string): QuizQuestion => ({
  id,
  topicId: 'ser-estar',
  section: 'uses-of-estar',
  sentence,
  en,
  options: ['está', 'es', 'son', 'están'],
  answer: 'está',
  explanation: 'A place takes *estar*.',
})

function Practice() {
  const [run, setRun] = useState<Run>({
    questions: [
      question('one', 'Ana ___ en casa.', 'Ana is at home.'),
      question('two', 'Luis ___ en Quito.', 'Luis is in Quito.'),
    ],
    answers: [],
    submitted: false,
  })
  return (
    <MemoryRouter>
      <Quiz run={run} onChange={setRun} onRestart={() => {}} takesFocus={false} />
    </MemoryRouter>
  )
}

test('a student whose browser translates the page sees each new question, and the Spanish stays Spanish', async () => {
  HTMLElement.prototype.scrollIntoView = () => {}
  render(<Practice />)
  translatePage()
  expect(screen.getByRole('heading')).toHaveTextContent('QUESTION 1 OF 2')

  await userEvent.click(screen.getByRole('radio', { name: 'está' }))
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT ANSWER' }))
  expect(await screen.findByText('SCORE: 1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'NEXT QUESTION' }))

  await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('QUESTION 2 OF 2'))
  expect(screen.getByText(/Luis en Quito\./)).toBeVisible()
  expect(screen.getByText('LUIS IS IN QUITO.')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/ANA IS AT HOME|Ana .*en casa/)
})
