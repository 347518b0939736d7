import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Exercise } from '@/content/types'
import { loadGrammar } from './marking/grammar'
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
    answers: [
      'Tengo mucha hambre.',
      { answer: 'Traigo mucha hambre.', note: 'In Mexico *traer* is said too.' },
    ],
    because: 'Hunger is something that you *have*.',
    mistakes: [{ answer: 'Soy muy hambriento.', because: 'Hunger is no quality of a person.' }],
    notAsked: [{ answer: 'Tenemos mucha hambre.', because: '*Tenemos* is _we_.' }],
    ustedes: { en: 'You’re very hungry (ustedes).', answers: ['Tienen mucha hambre.'] },
  },
]
const sections = [
  { id: 'uses-of-ser', title: 'Uses of ser' },
  { id: 'uses-of-tener', title: 'Uses of tener' },
]

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const say = (sentence: string) => screen.findByText(sentence)

// Load the grammar in advance, so that no test has to wait for it.
beforeAll(async () => void (await loadGrammar()), 60_000)

/** A device with a mouse and no on-screen keyboard. */
const atDesk = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('pointer: fine') }))

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  localStorage.clear()
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

describe('Check yourself', () => {
  test('shows the student’s wrong choice beside the right one', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'está' }))
    await press('Check')
    expect(screen.getByText('your answer').parentElement).toHaveTextContent('está')
    expect(screen.getByText('right answer').parentElement).toHaveTextContent('es')
    expect(screen.getByText('Nobody grows tall for an afternoon.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('asks a student to compare an unknown sentence, and counts what they say', async () => {
    await press('Skip for now')
    await translate('Tengo un hambre de lobo')
    expect((await say('We don’t recognise this answer')).closest('[role=status]')).toHaveFocus()
    expect(screen.getByText('Compare your answer with ours: does it mean the same?')).toBeVisible()
    expect(screen.getByText('Tengo mucha hambre.')).toBeVisible()
    expect(screen.getByText('Tengo un hambre de lobo')).toBeVisible()
    // It isn’t known yet whether anything is wrong.
    expect(screen.queryByText(/Hunger is/)).toBeNull()
    expect(screen.queryByText('You’ll get this one again later.')).toBeNull()
    const choice = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(choice.slice(-2)).toEqual(['Mine is different', 'Mine means the same'])
    await press('Mine means the same')
    expect(screen.getByText('1 of 2 right · one you skipped')).toHaveFocus()
    await chooseRight()
    await press('Next')
    expect(screen.getByText('All 2 right, 2 of them first time.')).toHaveFocus()
    expect(screen.getByText('And now the next stop.')).toBeVisible()
  })

  test('explains a sentence that the student calls different, asks again, and at the end links to the section', async () => {
    await chooseRight()
    await press('Next')
    await translate('Tengo un hambre de lobo')
    await say('We don’t recognise this answer')
    await press('Mine is different')
    expect(screen.getByText(/^Hunger is/)).toHaveTextContent('Hunger is something that you have.')
    expect(screen.getByText(/^We’d write/)).toHaveTextContent(/^We’d write Tengo mucha hambre\.$/)
    expect(screen.getByRole('link', { name: 'Uses of tener' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await press('Next')
    expect(screen.getByText('1 of 2 right · a quick one you already know')).toBeVisible()
    await chooseRight()
    await press('Next')
    expect(screen.getByText('1 of 2 right · one you got wrong before')).toBeVisible()
    await translate('tengo mucha hambre')
    await press('Next')
    expect(screen.getByText('All 2 right, 1 of them first time.')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('I’m very hungry.Tengo mucha hambre.Uses of tener')
    expect(screen.getByRole('link', { name: 'Uses of tener' })).toHaveAttribute('href', '/#uses-of-tener')
  })

  test.each(['no sé', 'xx', 'Me comería un caballo'])(
    'marks %s as wrong, without asking the student, because it has nothing in common with a right sentence',
    async (sentence) => {
      await press('Skip for now')
      await translate(sentence)
      expect(await say('Not yet')).toBeVisible()
      expect(screen.queryByRole('button', { name: /^Mine (?:is different|means the same)$/ })).toBeNull()
      expect(screen.getByText(/^You needed/)).toHaveTextContent(/^You needed Tengo mucha hambre\.$/)
      expect(screen.getByText(/^Hunger is/)).toHaveTextContent('Hunger is something that you have.')
      expect(screen.getByText('You’ll get this one again later.')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
      await press('Next')
      expect(screen.getByText('0 of 2 right · one you skipped')).toBeVisible()
    },
  )

  test('keeps the cross and the reason of a known mistake, with one full stop', async () => {
    await press('Skip for now')
    await translate('Soy muy hambriento')
    expect(screen.getByText('Not yet')).toBeVisible()
    expect(screen.getByText('Hunger is no quality of a person.')).toBeVisible()
    expect(screen.getByText(/^You needed/)).toHaveTextContent(/^You needed Tengo mucha hambre\.$/)
  })

  test('explains each word that differs in a nearly right sentence, which comes back', async () => {
    await press('Skip for now')
    await translate('Tiene mucho hambre')
    const verdict = (await say('Not quite')).closest('[role=status]')
    expect(verdict?.querySelector('.lucide-check')).toBeNull()
    if (!(verdict instanceof HTMLElement)) throw new Error('The verdict is not told')
    const reasons = within(verdict).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('tengo'),
      expect.stringContaining('mucha'),
    ])
    expect(screen.getByText(/^We’d write/)).toHaveTextContent(/^We’d write Tengo mucha hambre\.$/)
    expect(screen.getByText('You’ll get this one again later.')).toBeVisible()
    expect(screen.queryByText(/Hunger is/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('calls good Spanish that wasn’t asked for good Spanish', async () => {
    await press('Skip for now')
    await translate('Tenemos mucha hambre')
    expect(screen.getByText('Good Spanish, but not what we asked for')).toBeVisible()
    expect(screen.getByText('Tenemos').parentElement).toHaveTextContent('Tenemos is we.')
    await press('Next')
    expect(screen.getByText('0 of 2 right · one you skipped')).toBeVisible()
  })

  test('accepts a form from another country and says where people use it', async () => {
    await press('Skip for now')
    await translate('Traigo mucha hambre')
    expect(screen.getByText('Correct')).toBeVisible()
    expect(screen.getByText(/^In Mexico/)).toHaveTextContent('In Mexico traer is said too.')
    await press('Next')
    expect(screen.getByText('1 of 2 right · one you skipped')).toBeVisible()
  })

  test('uses ustedes from the next exercise when a student hides vosotros, and loses nothing', async () => {
    await chooseRight()
    await press('Next')
    const field = screen.getByRole('textbox', { name: /I’m very hungry/ })
    await userEvent.type(field, 'Ten')
    await userEvent.click(screen.getByRole('switch', { name: /vosotros/ }))
    // The current exercise doesn’t change.
    expect(screen.getByRole('textbox', { name: /I’m very hungry/ })).toHaveValue('Ten')
    expect(screen.getByText('1 of 2 right')).toBeVisible()
    await press('Skip for now')
    await chooseRight()
    await press('Next')
    await userEvent.type(
      screen.getByRole('textbox', { name: /You’re very hungry/ }),
      'Ustedes tienen mucha hambre{Enter}',
    )
    expect(await say('Correct')).toBeVisible()
    await press('Next')
    expect(screen.getByText('All 2 right, 2 of them first time.')).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: /vosotros/ }))
  })

  test('keeps the focus in the field at a desk, and announces the count with the field', async () => {
    atDesk()
    await chooseRight()
    await press('Next')
    expect(screen.getByRole('textbox', { name: /I’m very hungry/ })).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('1 of 2 right')
    await userEvent.keyboard('Soy muy hambriento{Enter}')
    expect(await say('Not yet')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('1 of 2 right · a quick one you already know')).toHaveFocus()
    await chooseRight()
    await press('Next')
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('1 of 2 right · one you got wrong before')
    await translate('tengo mucha hambre')
    await press('Next')
    expect(screen.getByText('All 2 right, 1 of them first time.')).toHaveFocus()
  })

  test('doesn’t open the keyboard of a phone by itself', async () => {
    await chooseRight()
    await press('Next')
    expect(screen.getByText('1 of 2 right')).toHaveFocus()
  })

  test('lets a student without a mouse reach the Spanish letters with Tab and the arrows', async () => {
    await press('Skip for now')
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
