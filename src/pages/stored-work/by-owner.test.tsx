import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makePlan } from '@/features/planner/make-plan'

const ana = '5f1b7c1e-0000-4000-8000-00000000000a'
const ben = '5f1b7c1e-0000-4000-8000-00000000000b'
const sessionName = 'sb-localhost-auth-token'
const at = Date.UTC(2026, 10, 22, 10)

const sessionOf = (id: unknown) => JSON.stringify({ access_token: 'a.b.c', user: { id, user_metadata: {} } })

/** Opens a new page with all its stores. */
async function openPage() {
  vi.resetModules()
  const [device, session, owners, memory, texts, papers, plans, exams] = await Promise.all([
    import('@/lib/stored-work'),
    import('@/lib/stored-session'),
    import('@/lib/owner'),
    import('@/lib/memory'),
    import('@/lib/saved-texts'),
    import('@/lib/saved-papers'),
    import('@/features/planner/saved-plan'),
    import('@/components/my-exam/my-exams'),
  ])
  owners.owner()
  const plan = (hours: number) =>
    makePlan(
      { exam: 'igcse', date: '2026-12-20', hours },
      { today: '2026-11-22', isRead: () => false, isDue: false },
    )
  /**
   * For each kind of work: how to create some with a number that identifies its author, and how to read those numbers
   * back.
   */
  const kinds = {
    memory: {
      make: (sign: number) => memory.recordAnswer(`word/${sign}`, 'right', at),
      signs: () => [...memory.memory().keys()].map((name) => Number(name.slice(5))),
      forget: memory.clearMemory,
      store: memory.memoryStore,
    },
    texts: {
      make: (sign: number) => texts.saveText('task', { text: String(sign), at, bands: {} }),
      signs: () => [...texts.savedTexts().values()].map(({ text }) => Number(text)),
      forget: texts.deleteTexts,
      store: texts.textsStore,
    },
    papers: {
      make: (sign: number) => papers.savePaper('passage', { answers: { one: [sign] }, judged: {} }),
      signs: () => [...papers.savedPapers().values()].map(({ answers }) => Number(answers['one'])),
      forget: papers.deletePapers,
      store: papers.papersStore,
    },
    plan: {
      make: (sign: number) => plans.savePlan(plan(sign)),
      signs: () => {
        const kept = plans.planStore.current()
        return kept === null ? [] : [kept.hours]
      },
      forget: () => plans.savePlan(null),
      store: plans.planStore,
    },
    exam: {
      make: (sign: number) => exams.saveExams([{ exam: 'sl', month: `${2030 + sign}-05` }]),
      signs: () => (exams.examStore.current() ?? []).map(({ month }) => Number(month?.slice(0, 4)) - 2030),
      forget: () => exams.saveExams(null),
      store: exams.examStore,
    },
  }
  return { device, session, owners, kinds }
}

const stops: (() => void)[] = []

/** Signs in or out in another tab, and notifies this one. */
function elsewhere(id: string | null): void {
  if (id === null) localStorage.removeItem(sessionName)
  else localStorage.setItem(sessionName, sessionOf(id))
  window.dispatchEvent(new StorageEvent('storage', { key: sessionName }))
}

const keys = () => Object.keys(localStorage).filter((key) => key !== sessionName)

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  localStorage.clear()
})

const kindsOfWork = ['memory', 'texts', 'papers', 'plan', 'exam'] as const

describe.each(kindsOfWork)('%s', (kind) => {
  test('is a visitor’s if the device has it without an owner, and nobody else sees it', async () => {
    const before = await openPage()
    before.kinds[kind].make(1)
    expect(keys()).toEqual([`proxima-${kind}`])
    elsewhere(ana)
    const { kinds } = await openPage()
    expect(kinds[kind].signs()).toEqual([])
    elsewhere(null)
    expect(kinds[kind].signs()).toEqual([1])
  })

  test('disappears when a student signs out, also for the next one, and is back when they sign in again', async () => {
    localStorage.setItem(sessionName, sessionOf(ana))
    const { kinds } = await openPage()
    const { make, signs, store } = kinds[kind]
    const listener = vi.fn()
    stops.push(store.subscribe(listener))
    make(2)
    expect(signs()).toEqual([2])

    listener.mockClear()
    elsewhere(null)
    expect(listener).toHaveBeenCalledOnce()
    expect(signs()).toEqual([])
    elsewhere(ben)
    expect(signs()).toEqual([])
    make(3)
    expect(signs()).toEqual([3])
    elsewhere(ana)
    expect(signs()).toEqual([2])
    elsewhere(ben)
    expect(signs()).toEqual([3])
    expect((await openPage()).kinds[kind].signs()).toEqual([3])
  })

  test('is saved for the student whom the page shows, until the page learns about another one', async () => {
    localStorage.setItem(sessionName, sessionOf(ana))
    const { kinds } = await openPage()
    kinds[kind].make(1)
    // Ben has signed in in another tab, and this tab hasn’t been notified yet.
    localStorage.setItem(sessionName, sessionOf(ben))
    kinds[kind].make(2)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionName }))
    expect(kinds[kind].signs()).toEqual([])
    elsewhere(ana)
    expect(kinds[kind].signs()).toContain(2)
  })

  test('is deleted for its owner only', async () => {
    const { kinds } = await openPage()
    kinds[kind].make(1)
    elsewhere(ana)
    kinds[kind].make(2)
    elsewhere(ben)
    kinds[kind].make(3)
    kinds[kind].forget()
    expect(kinds[kind].signs()).toEqual([])
    elsewhere(ana)
    expect(kinds[kind].signs()).toEqual([2])
    elsewhere(null)
    expect(kinds[kind].signs()).toEqual([1])
  })

  test('is removed with its owner, and nobody else’s is', async () => {
    const { kinds, device } = await openPage()
    kinds[kind].make(1)
    elsewhere(ana)
    kinds[kind].make(2)
    elsewhere(ben)
    kinds[kind].make(3)
    expect([null, ana, ben].map(device.hasWork)).toEqual([true, true, true])
    elsewhere(null)
    device.deleteWork(ana)
    expect([null, ana, ben].map(device.hasWork)).toEqual([true, false, true])
    expect(kinds[kind].signs()).toEqual([1])
    elsewhere(ana)
    expect(kinds[kind].signs()).toEqual([])
    elsewhere(ben)
    expect(kinds[kind].signs()).toEqual([3])
  })

  test('is separate for each owner until the page is closed if the browser saves nothing', async () => {
    localStorage.setItem(sessionName, sessionOf(ana))
    const { kinds, device } = await openPage()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { make, signs, store } = kinds[kind]
    make(2)
    expect(signs()).toEqual([2])
    expect(store.isKept()).toBe(false)
    elsewhere(null)
    expect(signs()).toEqual([])
    expect(store.isKept()).toBe(true)
    make(1)
    expect(store.current(ana)).not.toEqual(store.current(null))
    device.deleteWork(ana)
    expect(store.current(ana)).toEqual(store.current(ben))
    expect(signs()).toEqual([1])
  })
})

describe('the owner', () => {
  test.each([
    'the session of nobody',
    sessionOf('ana'),
    sessionOf(7),
    sessionOf(null),
    sessionOf(['texts']),
    sessionOf(`${ana}/../proxima-texts`),
    sessionOf(ana.toUpperCase()),
    '{"access_token":"a.b.c","user":{"user_metadata":{}}}',
  ])('is a visitor if a session has no account: %s', async (session) => {
    localStorage.setItem(sessionName, session)
    const { kinds, owners } = await openPage()
    expect(owners.owner()).toBeNull()
    kinds.texts.make(1)
    expect(keys()).toEqual(['proxima-texts'])
  })

  test('is a visitor after the server refuses a session, and the student when a session comes back', async () => {
    localStorage.setItem(sessionName, sessionOf(ana))
    const { session, kinds } = await openPage()
    kinds.texts.make(2)
    // The client deletes the session, and then reports that nobody is signed in.
    localStorage.removeItem(sessionName)
    session.recordSession(null)
    expect(kinds.texts.signs()).toEqual([])
    localStorage.setItem(sessionName, sessionOf(ana))
    session.recordSession(null)
    expect(kinds.texts.signs()).toEqual([2])
  })

  test('follows another tab once the client has said who is signed in', async () => {
    const { anasSession } = await import('../../../tests/support/signed-in')
    localStorage.setItem(sessionName, JSON.stringify(anasSession))
    const { session, owners } = await openPage()
    session.recordSession(anasSession)
    expect(owners.owner()).toBe(anasSession.user.id)
    elsewhere(null)
    expect(owners.owner()).toBeNull()
  })

  test('is read again by a page that comes back from the back/forward cache', async () => {
    localStorage.setItem(sessionName, sessionOf(ana))
    const { owners } = await openPage()
    expect(owners.owner()).toBe(ana)
    localStorage.setItem(sessionName, sessionOf(ben))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(owners.owner()).toBe(ben)
    expect(owners.ownerChanges()).toBe(1)
  })

  test('is whoever the client names if the browser blocks storage', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    const { anasSession } = await import('../../../tests/support/signed-in')
    const { session, owners, kinds, device } = await openPage()
    kinds.texts.make(1)
    session.recordSession(anasSession)
    expect(owners.owner()).toBe(anasSession.user.id)
    expect(kinds.texts.signs()).toEqual([])
    kinds.texts.make(2)
    session.recordSession(null)
    expect(kinds.texts.signs()).toEqual([1])
    expect(device.hasWork(null)).toBe(false)
  })
})

test('the due date of an answer is saved for the student who gave it, even after they have signed out', async () => {
  localStorage.setItem(sessionName, sessionOf(ana))
  await openPage()
  const { memory, recordAnswer } = await import('@/lib/memory')
  recordAnswer('word/mesa', 'missed', at)
  elsewhere(ben)
  await import('@/lib/schedule')
  expect(memory().size).toBe(0)
  elsewhere(ana)
  // Due at once until the scheduler has loaded, then in ten minutes.
  await waitFor(() => expect(memory().get('word/mesa')?.due).toBe(at + 600_000))
})
