import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ExamPracticeRow } from './exam-practice'
import { MobileMenu } from './mobile-menu'

const practice = () => within(screen.getByRole('navigation', { name: 'Exam practice' }))
const marked = () =>
  practice()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

test.each([
  ['/listen', ['Listening']],
  ['/read/igcse-una-nueva-rutina', ['Reading']],
  ['/words/identities', ['Words']],
  ['/speak/test', ['Speaking']],
  ['/review', ['Repaso']],
  ['/practice', []],
])('on %s, the row and the group of the menu mark %j', (path, names) => {
  const row = render(
    <MemoryRouter initialEntries={[path]}>
      <ExamPracticeRow />
    </MemoryRouter>,
  )
  expect(marked()).toEqual(names)
  row.unmount()
  render(
    <MemoryRouter initialEntries={[path]}>
      <MobileMenu onChosen={() => {}} />
    </MemoryRouter>,
  )
  expect(marked()).toEqual(names)
})

test('the menu of a small screen has the specified links first, then exam practice', async () => {
  const onChosen = vi.fn()
  render(
    <MemoryRouter>
      <MobileMenu onChosen={onChosen} />
    </MemoryRouter>,
  )
  const [main, group] = screen.getAllByRole('navigation')
  expect(main).toHaveAccessibleName('Main')
  expect(group).toHaveAccessibleName('Exam practice')
  const namesIn = (menu: HTMLElement | undefined) =>
    menu === undefined ? [] : [...menu.querySelectorAll('a')].map((link) => link.textContent)
  expect(namesIn(main)).toEqual(['Home', 'Word of the Day', 'Practice', 'IGCSE', 'IB', 'About'])
  expect(namesIn(group)).toEqual([
    'Listening',
    'Reading',
    'Writing',
    'Speaking',
    'Words',
    'Repaso',
    'Plan',
    'Past papers',
  ])
  await userEvent.click(practice().getByRole('link', { name: 'Plan' }))
  expect(onChosen).toHaveBeenCalledOnce()
})
