import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ProofreadExercise } from '@/content/types'
import { proofread } from './proofread'

const exercise: ProofreadExercise = {
  id: 'about-me',
  teaches: 'uses-of-ser',
  en: 'About me',
  kind: 'proofread',
  lines: [
    { right: 'Vivo en Lima.' },
    { wrong: 'Mi casa está grande.', answers: ['Mi casa es grande.'], because: 'Size takes *ser*.' },
    { wrong: 'Yo es feliz.', answers: ['Yo soy feliz.'], because: 'With *yo*: *soy*.' },
    { wrong: 'Tengo un gata.', answers: ['Tengo una gata.'], because: '*Gata* is feminine.' },
  ],
}

test('once the text is checked, each line says whether it is correct, if that is certain', async () => {
  const view = (locked: boolean) => (
    <proofread.View
      exercise={exercise}
      locked={locked}
      checking={false}
      describedBy={undefined}
      onAnswer={() => {}}
    />
  )
  const { rerender, container } = render(view(false))
  const type = async (line: string, text: string) => {
    const field = screen.getByRole('textbox', { name: line })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await type('Line 2', 'Mi casa es grande.')
  await type('Line 4', 'Me gusta mi gata negra.')
  rerender(view(true))
  expect(
    [...container.querySelectorAll('[data-answer], fieldset p')].map((line) => line.textContent),
  ).toEqual([
    'Line 1, correct: Vivo en Lima.',
    'Line 2, correct: Mi casa es grande.',
    'Line 3, not yet: Yo es feliz.',
    'Line 4: Me gusta mi gata negra.',
  ])
})
