import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The module as a newly opened page loads it. */
async function openPage() {
  vi.resetModules()
  return import('./vosotros')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the vosotros switch', () => {
  test('hides vosotros for a student who doesn’t need it, also on the next visit', async () => {
    const first = await openPage()
    const { unmount } = render(<first.VosotrosScope>lesson</first.VosotrosScope>)
    const control = screen.getByRole('switch', { name: /vosotros/ })
    expect(control).toBeChecked()
    expect(screen.queryByText(/^They’re left out of tables/)).toBeNull()
    await userEvent.click(control)
    expect(control).not.toBeChecked()
    // Reading texts don’t change: a letter to friends in Spain needs its verbs.
    expect(
      screen.getByText(
        'They’re left out of tables, examples and exercises, but you’ll still see them in explanations, texts and dialogues.',
      ),
    ).toBeVisible()
    unmount()

    const second = await openPage()
    render(<second.VosotrosScope>lesson</second.VosotrosScope>)
    expect(screen.getByRole('switch')).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch'))
    expect(localStorage).toHaveLength(0)
  })

  test('hides the forms of the page even if the browser saves nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const { VosotrosScope } = await openPage()
    render(<VosotrosScope>lesson</VosotrosScope>)
    expect(screen.getByRole('switch')).toBeChecked()
    await userEvent.click(screen.getByRole('switch'))
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  test('is off in the prerendered page, so that everybody sees vosotros', async () => {
    localStorage.setItem('proxima-vosotros', 'hidden')
    const { VosotrosScope } = await openPage()
    expect(renderToString(<VosotrosScope>lesson</VosotrosScope>)).toContain('checked=""')
  })
})

test('a student who hides vosotros gets ustedes in the gaps, and no sentences with vosotros', async () => {
  localStorage.setItem('proxima-vosotros', 'hidden')
  const { VosotrosScope } = await openPage()
  const [{ GapFill }, { Examples }] = await Promise.all([import('./gapfill'), import('./examples')])
  const row = {
    sentence: 'No estoy de acuerdo con ___, chicos.',
    en: 'I don’t agree with you, guys.',
    answers: ['vosotros'],
    because: 'Friends.',
    ustedes: { answers: ['ustedes'], because: 'Several people.' },
  }
  const { container } = render(
    <VosotrosScope>
      <GapFill block={{ kind: 'gapfill', caption: 'A gap', rows: [row] }} />
      <Examples
        block={{
          kind: 'examples',
          rows: [
            { es: '¿Queréis agua?', en: 'Do you want some water?' },
            { es: 'Sí, gracias.', en: 'Yes, thank you.' },
          ],
          vosotrosRow: [0],
        }}
      />
    </VosotrosScope>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show answers' }))
  expect(screen.getByText('ustedes', { selector: 'b' })).toBeVisible()
  expect(screen.queryByText('vosotros', { selector: 'b' })).toBeNull()
  const marked = [...container.querySelectorAll('[data-person]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Queréis')])
  expect(container.firstElementChild?.className).toContain('hidden')
})
