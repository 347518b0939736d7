import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Block } from '@/content/types'
import { loadGrammar } from '@/exercises/marking/grammar'
import { Story } from './story'

const block: Block<'story'> = {
  kind: 'story',
  id: 'rain',
  title: 'La lluvia',
  introduction: 'Did it happen, or was it the scene?',
  text: 'El sábado {fuimos:ir} al parque. Mientras ___, de repente ___ a llover.',
  gaps: [
    {
      infinitive: 'leer',
      person: 'ella',
      options: ['preterite', 'imperfect'],
      answer: 'imperfect',
      form: 'leía',
      signal: '*Mientras* sets the scene.',
    },
    {
      infinitive: 'empezar',
      options: ['preterite', 'imperfect'],
      answer: 'preterite',
      form: 'empezó',
      signal: '*De repente*: an event.',
    },
  ],
}

const story = (
  <MemoryRouter>
    <Story block={block} />
  </MemoryRouter>
)

/** The text of the paragraph with the whole story. */
const wholeText = () => screen.getByText(/^El sábado/).closest('p')?.textContent

// Compiled in advance, so that no test waits for it.
beforeAll(async () => void (await loadGrammar()), 60_000)

describe('a story', () => {
  test('has its whole text with gaps before hydration', () => {
    const html = renderToString(story)
    expect(html).toContain('El sábado fuimos al parque.')
    expect(html).toContain('Gap 1 of 2')
  })

  describe('after hydration', () => {
    beforeEach(() => {
      render(story)
    })

    test('a student chooses the tense, learns the signal, types the form and sees it in the story', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /imperfect/ }))
      await userEvent.keyboard('{Enter}')
      expect(screen.getByText('Correct')).toBeVisible()
      expect(screen.getByText('Mientras', { selector: 'i' })).toBeVisible()
      expect(screen.getByRole('textbox', { name: 'Type the imperfect of leer (ella).' })).toHaveFocus()

      await userEvent.keyboard('leía{Enter}')
      await userEvent.keyboard('{Enter}')
      expect(screen.getByText('Gap 2 of 2')).toHaveFocus()
      expect(wholeText()).toMatch(/Mientras leía, de repente this gap, 2 a llover/)
    })

    test('explains a wrong tense by its signal, and the student continues', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /preterite/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Check the tense' }))
      expect(screen.getByText('Not yet')).toBeVisible()
      expect(screen.getByText(/sets the scene/)).toHaveTextContent(
        'This is the imperfect. Mientras sets the scene.',
      )
      expect(screen.getByRole('textbox')).toHaveFocus()
    })

    test('lets nobody continue without choosing a tense', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Check the tense' }))
      expect(screen.getByText('Not answered yet.')).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
    })

    test('lets a student add a missing accent with the keys beside the field', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /imperfect/ }))
      await userEvent.keyboard('{Enter}leia{Enter}')
      expect(screen.getByText(/check the accent/)).toBeVisible()
      await userEvent.clear(screen.getByRole('textbox'))
      await userEvent.type(screen.getByRole('textbox'), 'le')
      await userEvent.click(screen.getByRole('button', { name: 'Type í' }))
      await userEvent.keyboard('a{Enter}')
      expect(screen.getByRole('button', { name: 'Next gap' })).toHaveFocus()
    })

    test('shows the result at the end and can be started again', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /imperfect/ }))
      await userEvent.keyboard('{Enter}leía{Enter}{Enter}')
      await userEvent.click(screen.getByRole('radio', { name: /imperfect/ }))
      await userEvent.keyboard('{Enter}empezaba{Enter}')
      expect(await screen.findByText('Not quite')).toBeVisible()
      expect(screen.getByText(/is the imperfect/)).toHaveTextContent(
        'empezaba is the imperfect. Here you need the preterite: empezó.',
      )
      await userEvent.click(screen.getByRole('button', { name: 'See how you did' }))

      expect(screen.getByText('The story is complete.')).toHaveFocus()
      expect(screen.getByText('Right tense: 1 of 2')).toBeVisible()
      expect(screen.getByText('Right form first time: 1 of 2')).toBeVisible()
      const missed = screen.getByText('Look at these again:').nextElementSibling
      if (!(missed instanceof HTMLElement)) throw new Error('There is no list')
      expect(within(missed).getAllByRole('listitem')).toHaveLength(1)
      expect(missed).toHaveTextContent('empezó, preterite of empezar: De repente: an event.')
      expect(wholeText()).toBe('El sábado fuimos al parque. Mientras leía, de repente empezó a llover.')

      await userEvent.click(screen.getByRole('button', { name: 'Try the story again' }))
      expect(screen.getByText('Gap 1 of 2')).toHaveFocus()
    })
  })
})
