import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { correctedUntil } from '@/content/corrected-keys'
import { formName, wordName } from '@/exercises/item-names'
import { clearMemory, importMemory, memory } from '@/lib/memory'
import { countsOf } from './counts'
import { ReviewPanel } from './review-panel'

const day = 86_400

afterEach(() => clearMemory())

/**
 * Imports items that were missed; each value is the number of seconds until the item is due. One that is due within an
 * hour was missed just now, and the others the day before.
 */
function remembered(items: Readonly<Record<string, number>>) {
  const now = Math.floor(Date.now() / 1000)
  const entries = Object.entries(items).map(([name, wait]) => [
    name,
    [now + wait, [wait > 0 && wait < 3600 ? now : now - day, 0]],
  ])
  importMemory(JSON.stringify({ version: 1, items: Object.fromEntries(entries) }))
}

const open = () => render(<ReviewPanel />, { wrapper: MemoryRouter })

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function answer(text: string) {
  await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
}

describe('Repaso', () => {
  test('tells a new student how it fills up', () => {
    open()
    expect(screen.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose your next lesson' })).toHaveAttribute('href', '/grammar')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('ignores unknown names', () => {
    remembered({ 'of another site': -day })
    open()
    expect(screen.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
  })

  test('tells a student with nothing due when the next review is, and lets them review ahead', async () => {
    remembered({ [wordName('la luna')]: 600, [wordName('la mariposa')]: 3 * day })
    open()
    expect(screen.getByText('The next one comes back in about ten minutes.')).toBeVisible()
    await press('Review ahead')
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 to review' })).toHaveFocus())
    expect(screen.getByText('moon (noun)')).toBeVisible()
  })

  test('a student answers what is due, and the first try of each counts', async () => {
    remembered({ [wordName('la luna')]: -day, [wordName('el zumo')]: -day, [wordName('la selva')]: day })
    open()
    expect(screen.getByRole('heading', { name: '2 to review today' })).toBeVisible()
    expect(screen.getByText('2 words.')).toBeVisible()
    await press('Start')
    await screen.findByRole('heading', { name: '2 to review' })
    await userEvent.type(screen.getByRole('textbox'), 'xyz{Enter}')
    expect(await screen.findByText('Not yet')).toBeVisible()
    await press('Next')
    await answer('jugo')
    await answer('luna')
    expect(screen.getByText('All 2 right, 1 of them first time.')).toHaveFocus()
    expect(screen.getByText(/The next one comes back/)).toBeVisible()
    const grades = (word: string) =>
      memory()
        .get(wordName(word))
        ?.answers.map(({ grade }) => grade)
    expect([grades('la luna'), grades('el zumo')]).toEqual([
      ['missed', 'missed'],
      ['missed', 'right'],
    ])
    await press('Go through them again')
    await answer('luna')
    expect(grades('la luna')).toHaveLength(2)
  }, 30_000)

  test('brings more than ten items in sets of ten', async () => {
    remembered(
      Object.fromEntries(
        ['hablar', 'comer', 'vivir'].flatMap((verb) =>
          [0, 1, 2, 3].map((person) => [formName('present', verb, person), -day]),
        ),
      ),
    )
    open()
    expect(screen.getByText('Ten at a time, starting with your mistakes: 10 verb forms.')).toBeVisible()
    await press('Start')
    expect(await screen.findByText('0 of 10 right')).toBeVisible()
  })

  test('doesn’t bring back answers that were marked wrong by a mistake of ours', async () => {
    importMemory(
      JSON.stringify({
        version: 1,
        items: Object.fromEntries(
          ['exercise/numbers-spanish/twenty-two', wordName('la luna')].map((name) => {
            const at = Math.floor(Math.min(correctedUntil, Date.now()) / 1000) - day
            return [name, [at, [at, 0]]]
          }),
        ),
      }),
    )
    open()
    expect(await screen.findByRole('heading', { name: '1 to review today' })).toBeVisible()
    expect([...memory().keys()]).toEqual([wordName('la luna')])
  })

  test('deletes items that the site no longer has', async () => {
    remembered({ [wordName('la xyz')]: -day, [wordName('la luna')]: -day })
    open()
    expect(await screen.findByRole('heading', { name: '1 to review today' })).toBeVisible()
    expect([...memory().keys()]).toEqual([wordName('la luna')])
  })
})

test('Repaso counts its items by kind', () => {
  expect(
    countsOf([
      'exercise/present/a',
      wordName('la luna'),
      'exercise/present/b',
      formName('present', 'ser', 0),
      'x',
    ]),
  ).toBe('2 exercises, 1 verb form, 1 word')
  expect(countsOf([])).toBe('')
})
