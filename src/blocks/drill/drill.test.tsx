import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Block, Section } from '@/content/types'
import { readItemName } from '@/exercises/item-names'
import { loadGrammar } from '@/exercises/marking/grammar'
import { clearMemory, isKnown, memory } from '@/lib/memory'
import { loadForms } from '@/spanish/verbs/load-forms'
import { Drill } from './drill'

const block: Block<'drill'> = {
  kind: 'drill',
  tense: 'preterite',
  regular: [{ verbs: ['hablar', 'comer'], section: 'formation' }],
  irregular: [{ verbs: ['ir', 'dar'], section: 'irregular-information' }],
}

const sections: readonly Section[] = [
  { id: 'formation', title: 'Formation', blocks: [] },
  { id: 'irregular-information', title: 'Irregular information', blocks: [] },
]

const drill = (
  <MemoryRouter>
    <Drill block={block} sections={sections} random={() => 0.5} />
  </MemoryRouter>
)

const persons: readonly RegExp[] = [
  /^yo /,
  /^tú /,
  /^(él|ella|usted) /,
  /^nos/,
  /^vos/,
  /^(ellos|ellas|ustedes) /,
]

/** The form that the question on screen asks for. */
async function wantedForm(): Promise<string> {
  const [, asked = ''] =
    /gap\.(.*)/.exec(screen.getByRole('textbox').closest('form')?.textContent ?? '') ?? []
  const infinitive = /\((\S+)\)/.exec(asked)?.[1] ?? ''
  const person = persons.findIndex((pattern) => pattern.test(asked))
  const form = (await loadForms('preterite')).get(infinitive)?.[person]
  if (form === undefined) throw new Error(`No form for “${asked}”`)
  return form
}

/** Types into the focused field in one step, because single keys would take seconds on a busy machine. */
async function answer(form: string) {
  await userEvent.paste(form)
  await userEvent.keyboard('{Enter}')
}

/** Opens the choices and each of their lists. */
async function open() {
  await userEvent.click(screen.getByText('Change'))
  for (const list of ['Tenses', 'Persons', 'Kinds of verbs', 'Verbs']) {
    const group = screen.getByText(list, { selector: 'b' }).closest('details')
    if (group?.open === false) await userEvent.click(screen.getByText(list, { selector: 'b' }))
  }
}

const tick = (label: string) => userEvent.click(screen.getByLabelText(label))

// Compiled in advance, so that no test waits for it.
beforeAll(async () => void (await loadGrammar()), 60_000)

afterEach(() => {
  vi.useRealTimers()
  clearMemory()
})

describe('the form drill', () => {
  test('asks for nothing before hydration', () => {
    expect(renderToString(drill)).not.toContain('<input')
  })

  test('a student types ten forms, and the missed one comes back before the end', async () => {
    render(drill)
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    expect(screen.getByText('0 of 10 right')).toBeVisible()

    const missed = await wantedForm()
    await answer('xyz')
    expect(await screen.findByText('Not quite')).toBeVisible()
    expect(screen.getByText('You’ll get this one again later.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const [[name = '', item] = []] = memory()
    expect(readItemName(name)).toMatchObject({ kind: 'form', tense: 'preterite' })
    expect(isKnown(item)).toBe(false)

    const asked: string[] = []
    while (screen.queryByText(/^All 10 right/) === null) {
      expect(screen.getByRole('textbox')).toHaveFocus()
      const form = await wantedForm()
      asked.push(form)
      await answer(form)
      expect(screen.getByText('Correct')).toBeVisible()
      await userEvent.keyboard('{Enter}')
    }
    expect(asked).toHaveLength(10)
    expect(asked.at(-1)).toBe(missed)
    expect(screen.getByText('All 10 right, 9 of them first time.')).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Ten more forms' }))
    expect(screen.getByText('0 of 10 right')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveFocus()
    // The first unlisted answer loads the forms of all verbs, which are generated during this test.
  }, 20_000)

  test('shows no clock unless a student asks for one', async () => {
    render(drill)
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await screen.findByRole('textbox')
    expect(screen.queryByRole('timer')).toBeNull()

    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('checkbox', { name: 'Show a clock' }))
    act(() => void vi.advanceTimersByTime(65_000))
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1:05'))
    await user.click(screen.getByRole('checkbox', { name: 'Show a clock' }))
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('has no choices on the page before a student opens them', async () => {
    render(drill)
    expect(screen.queryByRole('group', { name: 'Tenses' })).toBeNull()
    expect(screen.getByText('Change').closest('summary')).toHaveTextContent(
      /^preterite · all persons · all kinds · all verbs/,
    )
    await open()
    for (const name of ['Tenses', 'Persons', 'Kinds of verbs', 'Verbs'])
      expect(screen.getByRole('group', { name })).toBeVisible()
    const checked = within(screen.getByRole('group', { name: 'Tenses' })).getAllByRole('checkbox', {
      checked: true,
    })
    expect(checked).toEqual([screen.getByRole('checkbox', { name: 'preterite' })])
  })

  test('a student drills one person of one verb in another tense, and resets the drill', async () => {
    render(drill)
    await open()
    await tick('imperfect')
    await tick('preterite')
    for (const person of ['yo', 'tú', 'él, ella, usted', 'nosotros/as', 'vosotros/as']) await tick(person)
    await tick('All of these')
    await tick('ir')
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('0 of 1 right')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /(ellos|ellas|ustedes) .*\(ir\).*imperfect/ })).toHaveFocus()

    // Changing the options doesn’t affect a drill that has started.
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByRole('checkbox', { name: 'yo' })).toBeChecked()
    expect(screen.getByText('0 of 1 right')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Start again with these' }))
    expect(screen.getByText('0 of 10 right')).toBeVisible()
    // Each of these presses is slow on a busy machine.
  }, 20_000)

  test('says what to add to an empty choice, and remembers the choice', async () => {
    render(drill)
    await open()
    await tick('All of these')
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('Choose a verb, too.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'hablar' })).not.toBeChecked()
    await tick('hablar')
    expect(screen.queryByText('Choose a verb, too.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('0 of 6 right')).toBeVisible()
  })

  test('a student adds a verb that the site has', async () => {
    render(drill)
    await open()
    await tick('All of these')
    await userEvent.click(screen.getByRole('button', { name: 'Add another verb' }))
    const field = await screen.findByRole('textbox', { name: 'Another verb' })
    expect(field).toHaveFocus()
    await userEvent.paste('caber')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('checkbox', { name: 'caber' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('0 of 6 right')).toBeVisible()
    expect(screen.getAllByText(/\(caber\)/)[0]).toBeVisible()
  })

  test('has different captions if a section has several', () => {
    render(
      <MemoryRouter>
        <Drill block={{ ...block, caption: 'Regular and irregular verbs' }} sections={sections} />
        <Drill block={{ ...block, caption: 'Reflexive verbs' }} sections={sections} />
      </MemoryRouter>,
    )
    const reflexive = screen.getByRole('region', { name: 'Reflexive verbs' })
    expect(within(reflexive).getByRole('heading', { name: 'Reflexive verbs' })).toBeVisible()
    expect(within(reflexive).getAllByRole('button', { name: 'Start' })).toHaveLength(1)
  })
})
