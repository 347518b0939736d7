import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Frame } from '../../tests/support/signed-in'
import { NavigationBar } from './navigation-bar'

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'a student who opens the Grammar menu with a key (%s) is on its first link, even the first time',
  async (key) => {
    render(
      <Frame session={null}>
        <NavigationBar />
      </Frame>,
    )
    screen.getByRole('button', { name: 'Grammar' }).focus()
    await userEvent.keyboard(key)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Grammar Roadmap' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Tenses' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Grammar' })).toHaveFocus()
  },
)

describe('on a touch screen', () => {
  const setUp = async () => {
    const user = userEvent.setup()
    render(
      <Frame session={null}>
        <NavigationBar />
      </Frame>,
    )
    return { user, button: () => screen.getByRole('button', { name: 'Grammar' }) }
  }

  test.each(['before', 'after'])(
    'a finger that scrolls doesn’t open the Grammar menu, %s it has loaded',
    async (when) => {
      const { user, button } = await setUp()
      if (when === 'after') {
        await user.hover(button())
        await waitFor(() => expect(button()).toHaveAttribute('data-state', 'closed'))
      }
      await user.pointer({ keys: '[TouchA>]', target: button() })
      // The browser cancels the pointer when it begins to scroll.
      fireEvent.pointerCancel(button(), { pointerType: 'touch' })
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(button()).toHaveAttribute('aria-expanded', 'false')
      expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    },
  )

  test('a tap opens the Grammar menu, and the next tap closes it', async () => {
    const { user, button } = await setUp()
    for (const isOpen of ['true', 'false', 'true']) {
      await user.pointer({ keys: '[TouchA]', target: button() })
      await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', isOpen))
    }
    expect(await screen.findByRole('menuitem', { name: 'Tenses' })).toBeVisible()
  })
})
