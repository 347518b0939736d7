import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Exercise } from '@/content/types'
import { SelfCheckCard } from './self-check-card'

const exercises: readonly Exercise[] = [
  {
    kind: 'choose',
    id: 'tall',
    teaches: 'uses-of-ser',
    prompt: 'Which verb?',
    sentence: 'Mi hermana ___ alta.',
    options: [
      { text: '*es*', right: true, because: 'What she is like: *ser*.' },
      { text: '*está*', because: 'Nobody grows tall for an afternoon.' },
      { text: '*hay*', because: 'It says that something exists.' },
    ],
  },
  {
    kind: 'translate',
    id: 'hungry',
    teaches: 'uses-of-tener',
    en: 'I’m very hungry.',
    answers: ['Tengo mucha hambre.'],
    because: 'Hunger is something that you *have*.',
    mistakes: [{ answer: 'Soy muy hambriento.', because: 'Hunger is no quality of a person.' }],
  },
]
const sections = [
  { id: 'uses-of-ser', title: 'Uses of ser' },
  { id: 'uses-of-tener', title: 'Uses of tener' },
]

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  render(
    <MemoryRouter>
      <SelfCheckCard exercises={exercises} sections={sections}>
        <p>And now the next stop.</p>
      </SelfCheckCard>
    </MemoryRouter>,
  )
})

async function chooseRight() {
  await userEvent.click(screen.getByRole('radio', { name: 'es' }))
  await press('Check')
}

async function translate(sentence: string) {
  await userEvent.type(screen.getByRole('textbox'), `${sentence}{Enter}`)
}

describe('checking oneself', () => {
  test('a wrong choice stays on the screen as the student’s own, beside the right one', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'está' }))
    await press('Check')
    expect(screen.getByText('your answer').parentElement).toHaveTextContent('está')
    expect(screen.getByText('right answer').parentElement).toHaveTextContent('es')
    expect(screen.getByText('Nobody grows tall for an afternoon.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('a sentence that is not on the list is for the student to compare, and counts as they say', async () => {
    await press('Leave it for later')
    await translate('Yo tengo un hambre enorme')
    expect(screen.getByText('Not on our list').closest('[role=status]')).toHaveFocus()
    expect(screen.getByText(/^Compare with/)).toHaveTextContent('Compare with: Tengo mucha hambre.')
    expect(screen.getByText(/^Why/)).toHaveTextContent('Why: Hunger is something that you have.')
    expect(screen.queryByText('Not yet')).toBeNull()
    await press('Mine says the same')
    expect(screen.getByText('1 of 2 right · one that you left for later')).toHaveFocus()
    await chooseRight()
    await press('Next')
    expect(screen.getByText('All 2 right, 2 of them at the first go.')).toHaveFocus()
    expect(screen.getByText('And now the next stop.')).toBeVisible()
  })

  test('a student whose sentence was different gets it again, and at the end sees where it is taught', async () => {
    await chooseRight()
    await press('Next')
    await translate('Tengo un hombre')
    await press('Mine was different')
    expect(screen.getByText('1 of 2 right · one you know, in between')).toBeVisible()
    await chooseRight()
    await press('Next')
    expect(screen.getByText('1 of 2 right · one that you missed before')).toBeVisible()
    await translate('tengo mucha hambre')
    await press('Next')
    expect(screen.getByText('All 2 right, 1 of them at the first go.')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('I’m very hungry.Tengo mucha hambre.Uses of tener')
    expect(screen.getByRole('link', { name: 'Uses of tener' })).toHaveAttribute('href', '/#uses-of-tener')
  })

  test('a known mistake keeps its cross and its reason, and no sentence ends twice', async () => {
    await press('Leave it for later')
    await translate('Soy muy hambriento')
    expect(screen.getByText('Not yet')).toBeVisible()
    expect(screen.getByText('Hunger is no quality of a person.')).toBeVisible()
    expect(screen.getByText(/^You needed/)).toHaveTextContent(/^You needed Tengo mucha hambre\.$/)
  })

  test('a student without a mouse reaches the Spanish letters with Tab and the arrows', async () => {
    await press('Leave it for later')
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'T')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Type á' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('Té')
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Check' })).toHaveFocus()
  })
})
