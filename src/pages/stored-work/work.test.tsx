import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examStore, saveExams } from '@/components/my-exam/my-exams'
import { AuthContext } from '@/features/auth/auth-context'
import { makePlan } from '@/features/planner/make-plan'
import { planStore, savePlan } from '@/features/planner/saved-plan'
import { memoryStore, recordAnswer } from '@/lib/memory'
import { papersStore, savePaper } from '@/lib/saved-papers'
import { saveText, textsStore } from '@/lib/saved-texts'
import { recordSession, removeStoredSession } from '@/lib/stored-session'
import { deleteWork } from '@/lib/stored-work'
import { anasSession } from '../../../tests/support/signed-in'
import { DeleteWork } from './delete-work'
import { VisitorWork } from './visitor-work'

const ana = anasSession.user.id
const at = Date.UTC(2026, 10, 22, 10)

function signIn(session: typeof anasSession | null): void {
  if (session === null) removeStoredSession()
  else localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
  recordSession(session)
}

const planOf = (hours: number) =>
  makePlan(
    { exam: 'igcse', date: '2026-12-20', hours },
    { today: '2026-11-22', isRead: () => false, isDue: false },
  )

const textOf = (text: string, later = 0) => ({ text, at: at + later, bands: {} })

/** A visitor's work: four answers, a word, two texts and a plan. */
function workWithoutAccount(): void {
  recordAnswer('exercise/ser-estar/soup', 'missed', at)
  recordAnswer('form/present/tener/0', 'right', at)
  recordAnswer('word/la luna', 'right', at)
  savePaper('reading/a', { answers: { one: [2], two: 'más' }, judged: {} })
  saveText('a', textOf('Querida Ana:'))
  saveText('b', textOf('Hola, Leo:'))
  savePlan(planOf(2))
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const texts = (whose: string | null) => [...textsStore.current(whose)].map(([task, { text }]) => [task, text])
const asked = () =>
  screen.queryByText(/Someone did work on this device without an account/)?.textContent ?? null

const openLine = (asksOnce = true) => render(<VisitorWork asksOnce={asksOnce} />, { wrapper: MemoryRouter })

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  signIn(null)
  deleteWork(ana)
  memoryStore.keep(new Map())
  textsStore.keep(new Map())
  papersStore.keep(new Map())
  planStore.keep(null)
  saveExams(null)
  localStorage.clear()
})

describe('work done without an account', () => {
  test('isn’t offered to a student if there is none', () => {
    workWithoutAccount()
    openLine()
    expect(asked()).toBeNull()
  })

  test('becomes a student’s when they agree, and is no longer a visitor’s', async () => {
    workWithoutAccount()
    signIn(anasSession)
    openLine()
    expect(asked()).toBe(
      'Someone did work on this device without an account: 4 answers, 1 word, 2 texts and a plan. Is it yours?',
    )
    expect(memoryStore.current().size).toBe(0)
    await press('Add it to mine')
    expect(screen.getByRole('status')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Added: 4 answers, 1 word, 2 texts and a plan.')
    expect([...memoryStore.current(ana).keys()]).toEqual([
      'exercise/ser-estar/soup',
      'form/present/tener/0',
      'word/la luna',
    ])
    expect(texts(ana)).toEqual([
      ['a', 'Querida Ana:'],
      ['b', 'Hola, Leo:'],
    ])
    expect(papersStore.current(ana).get('reading/a')?.answers).toEqual({ one: [2], two: 'más' })
    expect(planStore.current(ana)?.hours).toBe(2)
    signIn(null)
    expect([memoryStore, textsStore, papersStore].map((store) => store.current().size)).toEqual([0, 0, 0])
    expect(planStore.current()).toBeNull()
  })

  test('stays a visitor’s if a student says no, who isn’t asked again but may still add it', async () => {
    workWithoutAccount()
    signIn(anasSession)
    const { unmount } = openLine()
    await press('No, leave it')
    expect(screen.getByRole('status')).toHaveTextContent('Left as it is.')
    unmount()
    openLine().unmount()
    expect(asked()).toBeNull()
    expect(textsStore.current(ana).size).toBe(0)
    expect(textsStore.current(null).size).toBe(2)

    openLine(false)
    expect(screen.queryByRole('button', { name: 'No, leave it' })).toBeNull()
    await press('Add it to mine')
    expect(textsStore.current(ana).size).toBe(2)
  })

  test('is offered to the next student too, whatever the last one said', async () => {
    workWithoutAccount()
    signIn(anasSession)
    openLine()
    await press('No, leave it')
    const ben = { ...anasSession, user: { ...anasSession.user, id: ana.replace(/0$/, '1') } }
    act(() => signIn(ben))
    expect(asked()).not.toBeNull()
  })

  test('is added to the student’s work: the later answer counts, and no text or plan is replaced', async () => {
    workWithoutAccount()
    signIn(anasSession)
    recordAnswer('exercise/ser-estar/soup', 'right', at + 60_000)
    recordAnswer('form/present/tener/0', 'missed', at - 60_000)
    saveText('a', textOf('Mine', 5))
    saveText('b', textOf(' '))
    savePaper('reading/a', { answers: { one: [1] }, judged: {} })
    savePlan(planOf(5))
    openLine()
    expect(asked()).toContain('without an account: 2 answers, 1 word and 1 text. Is it yours?')
    await press('Add it to mine')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not added: 2 answers, 1 text and a plan, because you already have your own.',
    )
    const grades = [...memoryStore.current(ana).values()].map(({ answers }) =>
      answers.map(({ grade }) => grade),
    )
    expect(grades).toEqual([['right'], ['right'], ['right']])
    expect(texts(ana)).toEqual([
      ['a', 'Mine'],
      ['b', 'Hola, Leo:'],
    ])
    expect(texts(null)).toEqual([['a', 'Querida Ana:']])
    expect(papersStore.current(ana).get('reading/a')?.answers).toEqual({ one: [1] })
    expect(papersStore.current(null).get('reading/a')?.answers).toEqual({ one: [2], two: 'más' })
    expect([planStore.current(ana)?.hours, planStore.current(null)?.hours]).toEqual([5, 2])
  })

  test('includes the exam that they chose, unless the student has another', async () => {
    saveExams([{ exam: 'igcse', month: '2027-05' }])
    signIn(anasSession)
    saveExams([])
    openLine()
    expect(asked()).toContain('without an account: a choice of exam. Is it yours?')
    await press('Add it to mine')
    expect(examStore.current(ana)).toEqual([{ exam: 'igcse', month: '2027-05' }])
    expect(examStore.current(null)).toBeNull()

    examStore.keep([{ exam: 'hl', month: null }], null)
    saveText('a', textOf('Mine'))
    textsStore.keep(new Map([['b', textOf('Hola, Leo:')]]), null)
    act(() => signIn(null))
    act(() => signIn(anasSession))
    await press('Add it to mine')
    expect(examStore.current(ana)).toEqual([{ exam: 'igcse', month: '2027-05' }])
    expect(examStore.current(null)).toEqual([{ exam: 'hl', month: null }])
  })

  test('isn’t offered if the student already has all of it, and the About page says so', () => {
    saveText('a', textOf('Querida Ana:'))
    signIn(anasSession)
    saveText('a', textOf('Mine'))
    const { unmount } = openLine()
    expect(screen.queryByText(/without an account/)).toBeNull()
    unmount()
    openLine(false)
    expect(
      screen.getByText(/done on this device without an account: 1 text\. It’s kept separate/),
    ).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('stays a visitor’s if the browser has no room for it', async () => {
    workWithoutAccount()
    signIn(anasSession)
    openLine()
    const keep = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (name.startsWith('proxima-texts')) throw new DOMException('full', 'QuotaExceededError')
      keep.call(this, name, text)
    })
    await press('Add it to mine')
    expect(screen.getByRole('status')).toHaveTextContent('Your browser doesn’t have room for all of it.')
    expect(textsStore.current(null).size).toBe(2)
    expect(memoryStore.current(null).size).toBe(0)
    expect(memoryStore.current(ana).size).toBe(3)
  })
})

describe('the work that a student removes from a computer', () => {
  function openQuestion(entry: ComponentProps<typeof MemoryRouter>['initialEntries'] = ['/account']) {
    const signOut = vi.fn(async () => signIn(null))
    const onRemoved = vi.fn()
    const auth = { session: anasSession, user: anasSession.user, loading: false, signOut }
    render(
      <MemoryRouter initialEntries={entry}>
        <AuthContext value={auth}>
          <DeleteWork whose={ana} onRemoved={onRemoved} />
        </AuthContext>
      </MemoryRouter>,
    )
    return { signOut, onRemoved }
  }

  test('is named and confirmed once; keeping it changes nothing, and removing it signs the student out', async () => {
    saveText('a', textOf('A visitor’s'))
    signIn(anasSession)
    workWithoutAccount()
    const { signOut, onRemoved } = openQuestion()
    await press('Remove my work from this computer')
    const question =
      'Remove 4 answers, 1 word, 2 texts and your plan from this computer and sign out? You can’t undo this.'
    expect(screen.getByText(question)).toHaveFocus()
    await press('Keep it')
    expect(screen.getByRole('button')).toHaveFocus()
    expect(textsStore.current(ana).size).toBe(2)
    await press('Remove my work from this computer')
    await press('Remove it')
    expect(signOut).toHaveBeenCalledOnce()
    expect(onRemoved).toHaveBeenCalledOnce()
    expect(Object.keys(localStorage)).toEqual(['proxima-texts'])
    signIn(anasSession)
    expect(texts(ana)).toEqual([])
    expect(planStore.current()).toBeNull()
  })

  test('needs confirmation at once if they come from the menu', async () => {
    signIn(anasSession)
    workWithoutAccount()
    openQuestion([{ pathname: '/account', hash: '#your-work', state: { asks: true } }])
    await waitFor(() => expect(screen.getByText(/^Remove 4 answers/)).toHaveFocus())
  })

  test('isn’t mentioned if there is none', () => {
    signIn(anasSession)
    openQuestion()
    expect(screen.getByText('None of your work is saved here at the moment.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
