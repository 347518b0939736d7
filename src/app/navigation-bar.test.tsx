import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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
