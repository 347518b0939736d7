import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { verbMeanings } from '@/content/verbs/list'
import { OnDemand } from './on-demand'
import { VerbTable } from './verb-table'

/** The forms in a column of the table on the screen, the first column being 1. */
function column(place: number): (string | undefined)[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  return rows.map((row) => row.cells[place]?.textContent ?? undefined)
}

// Looked up by their labels: asking hundreds of options for their roles takes seconds in jsdom.
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option)

describe('the table for any verb', () => {
  test('a student puts two verbs of the list side by side', async () => {
    render(<VerbTable tenses={['preterite']} suggested={['hablar', 'ir']} />)
    expect(screen.queryByLabelText('First verb')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    const first = await screen.findByLabelText<HTMLSelectElement>('First verb')
    expect(first).toHaveFocus()
    expect([...first.options].map((option) => option.value)).toEqual(Object.keys(verbMeanings))
    expect(column(2)).toEqual(['fui', 'fuiste', 'fue', 'fuimos', 'fuisteis', 'fueron'])

    await choose('First verb', 'conducir – to drive')
    await choose('Second verb', 'acostarse')
    expect(column(1)[5]).toBe('condujeron')
    expect(column(2)[0]).toBe('me acosté')
  })

  test('a student turns a command into its negative', async () => {
    render(<VerbTable tenses={['imperative', 'negative-imperative']} suggested={['hablar', 'hacer']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('Tense')
    await choose('Tense', 'negative command')
    expect(column(2)).toEqual(['no hagas', 'no haga', 'no hagamos', 'no hagáis', 'no hagan'])
  })

  test('a student who wants to say “I am being able to” is sent to the simple present', async () => {
    render(<VerbTable tenses={['present-continuous']} suggested={['hablar', 'dormir']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    expect(screen.queryByText(/simple present/)).toBeNull()

    await choose('First verb', 'poder')
    await choose('Second verb', 'estar')
    expect(column(1)[0]).toBe('estoy pudiendo')
    expect(screen.getByText(/is normally a state/)).toHaveTextContent(/^poder .*the simple present: puedo\.$/)
    expect(column(2)).toEqual(['—', '—', '—', '—', '—', '—'])
    expect(screen.getByText(/is never said after/)).toHaveTextContent(/^estar .*the simple present: estoy\.$/)
  })

  test('the same verb twice is one column', async () => {
    render(<VerbTable tenses={['present']} suggested={['hablar', 'hablar']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    expect(column(1)[0]).toBe('hablo')
    expect(column(2)[0]).toBeUndefined()
  })

  test('the irregular letters are told in words under the table, and marked by a line', async () => {
    render(<VerbTable tenses={['present']} suggested={['hablar', 'querer']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    expect(await screen.findByText('Underlined')).toBeVisible()
    expect(screen.getAllByText('ie').every((letters) => letters.className.includes('underline'))).toBe(true)
  })

  test('a student whose connection fails is told so and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValueOnce('hablo')
    render(
      <OnDemand label="Choose verbs" load={load}>
        {(form) => <p>{form}</p>}
      </OnDemand>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    expect(await screen.findByText(/did not arrive/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('hablo')).toBeVisible()
  })
})
