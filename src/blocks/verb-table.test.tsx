import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { LoadOnDemand } from '@/components/ui/load-on-demand'
import { VerbTable } from './verb-table'

/** The forms in a column of the table on screen, counting from 1. */
function column(place: number): (string | undefined)[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
  return rows.map((row) => row.cells[place]?.textContent ?? undefined)
}

/** Types into a verb’s field and chooses the first suggestion. */
async function choose(label: string, typed: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
}

describe('the table for any verb', () => {
  test('a student puts two verbs of the list side by side', async () => {
    render(<VerbTable block={{ kind: 'verb-table', tenses: ['preterite'], suggested: ['hablar', 'ir'] }} />)
    expect(screen.queryByLabelText('First verb')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    const first = await screen.findByLabelText('First verb')
    expect(first).toHaveFocus()
    expect(first).toHaveValue('hablar')
    expect(column(2)).toEqual(['fui', 'fuiste', 'fue', 'fuimos', 'fuisteis', 'fueron'])

    await choose('First verb', 'to drive')
    await choose('Second verb', 'me acosté')
    expect(screen.getByLabelText('First verb')).toHaveValue('conducir')
    expect(screen.getByLabelText('Second verb')).toHaveValue('acostarse')
    expect(column(1)[5]).toBe('condujeron')
    expect(column(2)[0]).toBe('me acosté')
  })

  test('a student turns a command into its negative', async () => {
    render(
      <VerbTable
        block={{
          kind: 'verb-table',
          tenses: ['imperative', 'negative-imperative'],
          suggested: ['hablar', 'hacer'],
        }}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('Tense')
    await userEvent.selectOptions(screen.getByLabelText('Tense'), 'negative command')
    expect(column(2)).toEqual(['no hagas', 'no haga', 'no hagamos', 'no hagáis', 'no hagan'])
  })

  test('a student who wants to say “I am being able to” is sent to the simple present', async () => {
    render(
      <VerbTable
        block={{ kind: 'verb-table', tenses: ['present-continuous'], suggested: ['hablar', 'dormir'] }}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    expect(screen.queryByText(/simple present/)).toBeNull()

    await choose('First verb', 'poder')
    await choose('Second verb', 'estar')
    expect(column(1)[0]).toBe('estoy pudiendo')
    expect(screen.getByText(/normally describes a state/)).toHaveTextContent(
      /^poder .*the simple present: puedo\.$/,
    )
    expect(column(2)).toEqual(['—', '—', '—', '—', '—', '—'])
    expect(screen.getByText(/is never used after/)).toHaveTextContent(/^estar .*the simple present: estoy\.$/)
  })

  test('a student starts typing, sees suggestions and presses one', async () => {
    render(<VerbTable block={{ kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'ir'] }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    const field = await screen.findByLabelText('First verb')
    await userEvent.clear(field)
    await userEvent.type(field, 'cono')
    await userEvent.click(screen.getByRole('button', { name: /^conocer/ }))
    expect(column(1)[0]).toBe('conozco')
    // The button is gone; focus is on the line that says which verb it is now.
    expect(document.activeElement).toHaveTextContent('conocer')
  })

  test('a student who types an unknown verb is told, and the table stays', async () => {
    render(<VerbTable block={{ kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'ir'] }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    await choose('First verb', 'constructor')
    expect(screen.getByText(/We don’t know this form/)).toBeVisible()
    expect(column(1)[0]).toBe('hablo')
    await choose('First verb', 'estornudar')
    expect(screen.getByText(/We don’t have this verb yet/)).toHaveTextContent('(another website)')
    const entry = screen.getByRole('link', { name: 'Look up estornudar in the RAE’s dictionary' })
    expect(entry).toHaveAttribute('href', 'https://dle.rae.es/estornudar')
    expect(entry).toHaveAttribute('rel', 'noreferrer')
    await choose('First verb', 'me desperezarse')
    expect(screen.getByRole('link', { name: /^Look up/ })).toHaveAttribute(
      'href',
      'https://dle.rae.es/desperezar',
    )
  })

  test('a student types a form of two verbs and chooses which one they mean', async () => {
    render(
      <VerbTable block={{ kind: 'verb-table', tenses: ['preterite'], suggested: ['hablar', 'vivir'] }} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    await choose('First verb', 'fui')
    expect(document.activeElement).toHaveTextContent('Choose one:')
    expect(column(1)[0]).toBe('hablé')
    await userEvent.click(screen.getByRole('button', { name: /^ser/ }))
    expect(column(1)[0]).toBe('fui')
    expect(document.activeElement).toHaveTextContent('ser: to be')
  })

  test('shows the same verb only once', async () => {
    render(<VerbTable block={{ kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'hablar'] }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    await screen.findByLabelText('First verb')
    expect(column(1)[0]).toBe('hablo')
    expect(column(2)[0]).toBeUndefined()
  })

  test('names the irregular letters below the table, and they don’t look like a link', async () => {
    render(<VerbTable block={{ kind: 'verb-table', tenses: ['present'], suggested: ['hablar', 'querer'] }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    expect(await screen.findByText('Boxed')).toBeVisible()
    expect(screen.getAllByText('ie').some((letters) => letters.className.includes('underline'))).toBe(false)
  })

  test('a student whose connection fails is told and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValueOnce('hablo')
    render(
      <LoadOnDemand label="Choose verbs" what="verb forms" load={load}>
        {(form) => <p>{form}</p>}
      </LoadOnDemand>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose verbs' }))
    expect(await screen.findByText(/didn’t load/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('hablo')).toBeVisible()
  })
})
