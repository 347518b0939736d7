import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { GapFill } from './gapfill'

const rows = [
  { sentence: 'Yo ___ la mochila.', en: 'I pack my bag.', answers: ['preparo'], because: 'The *yo* form.' },
  { sentence: 'Ellos ___ aquí.', en: 'They are here.', answers: ['están'], because: 'A place: *estar*.' },
  { sentence: 'Ella ___ alta.', en: 'She is tall.', answers: ['es'], because: 'What she is like: *ser*.' },
]

beforeEach(() => {
  render(
    <MemoryRouter>
      <GapFill block={{ kind: 'gapfill', caption: 'Three gaps', rows }} />
    </MemoryRouter>,
  )
})

const row = (index: number) => within(screen.getAllByRole('listitem')[index] ?? document.body)

describe('a page of gaps', () => {
  test('the Spanish letters stand under the field that is typed in, and go on with the student', async () => {
    expect(screen.queryByRole('toolbar')).toBeNull()
    await userEvent.click(row(0).getByRole('textbox'))
    expect(row(0).getByRole('toolbar', { name: 'Spanish letters' })).toBeVisible()
    await userEvent.type(row(1).getByRole('textbox'), 'est')
    expect(screen.getAllByRole('toolbar')).toHaveLength(1)
    await userEvent.click(row(1).getByRole('button', { name: 'Type á' }))
    expect(row(1).getByRole('textbox')).toHaveFocus()
    expect(row(1).getByRole('textbox')).toHaveValue('está')
    // No gap begins a question.
    expect(screen.queryByRole('button', { name: 'Type ¿' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(screen.getByRole('toolbar')).toBeVisible()
  })

  test('the key tells what the verdicts have not told', async () => {
    await userEvent.type(row(0).getByRole('textbox'), 'prepara')
    await userEvent.type(row(2).getByRole('textbox'), 'es')
    await userEvent.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(screen.getByText('1 of 3 right')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show answers' }))
    expect(row(0).getAllByText('preparo')).toHaveLength(1)
    expect(row(1).getAllByText('están')).toHaveLength(1)
    expect(screen.getAllByText(/What she is like/)).toHaveLength(1)
  })
})
