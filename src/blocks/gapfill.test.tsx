import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadGrammar } from '@/exercises/marking/grammar'
import { GapFill } from './gapfill'

const rows = [
  { sentence: 'Yo ___ la mochila.', en: 'I pack my bag.', answers: ['preparo'], because: 'The *yo* form.' },
  { sentence: 'Ellos ___ aquí.', en: 'They are here.', answers: ['están'], because: 'A place: *estar*.' },
  { sentence: 'Ella ___ alta.', en: 'She is tall.', answers: ['es'], because: 'What she is like: *ser*.' },
]

// Compiled in advance, so that no test waits for it.
beforeAll(async () => void (await loadGrammar()), 60_000)

beforeEach(() => {
  render(
    <MemoryRouter>
      <GapFill block={{ kind: 'gapfill', caption: 'Three gaps', rows }} />
    </MemoryRouter>,
  )
})

const row = (index: number) => within(screen.getAllByRole('listitem')[index] ?? document.body)

describe('a gap-fill', () => {
  test('shows the Spanish letters below the field in use, and moves them with the student', async () => {
    expect(screen.queryByRole('toolbar')).toBeNull()
    await userEvent.click(row(0).getByRole('textbox'))
    expect(row(0).getByRole('toolbar', { name: 'Spanish letters' })).toBeVisible()
    await userEvent.type(row(1).getByRole('textbox'), 'est')
    expect(screen.getAllByRole('toolbar')).toHaveLength(1)
    await userEvent.click(row(1).getByRole('button', { name: 'Type á' }))
    expect(row(1).getByRole('textbox')).toHaveFocus()
    expect(row(1).getByRole('textbox')).toHaveValue('está')
    // No gap is at the start of a question.
    expect(screen.queryByRole('button', { name: 'Type ¿' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(screen.getByRole('toolbar')).toBeVisible()
  })

  test('shows with its answers only what the verdicts haven’t said', async () => {
    await userEvent.type(row(0).getByRole('textbox'), 'xyz')
    await userEvent.type(row(2).getByRole('textbox'), 'es')
    await userEvent.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(await screen.findByText('1 of 3 right')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show answers' }))
    expect(row(0).getAllByText('preparo')).toHaveLength(1)
    expect(row(0).getByText(/form\.$/)).toHaveTextContent('The yo form.')
    expect(row(1).getAllByText('están')).toHaveLength(1)
    expect(screen.getAllByText(/What she is like/)).toHaveLength(1)
  })

  test('says for each gap what is wrong or what was needed, and asks nothing', async () => {
    await userEvent.type(row(0).getByRole('textbox'), 'prepara')
    await userEvent.type(row(1).getByRole('textbox'), 'xyz')
    await userEvent.type(row(2).getByRole('textbox'), 'es{Enter}')
    expect(await row(0).findByText('Not quite')).toBeVisible()
    expect(row(0).getByText(/^We’d write/)).toHaveTextContent('We’d write preparo.')
    expect(row(1).getByText('Not yet')).toBeVisible()
    expect(row(1).getByText('están')).toBeVisible()
    expect(row(1).queryByText(/A place/)).toBeNull()
    expect(row(1).queryByRole('button', { name: /^Mine (?:is different|means the same)$/ })).toBeNull()
    expect(row(2).getByText('Correct')).toBeVisible()
  })
})
