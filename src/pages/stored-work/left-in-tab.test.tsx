/** On a shared computer, the next student must not see what the tab stores for the previous one. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anasSession } from '../../../tests/support/signed-in'
import { storedInTab } from '../privacy/stored-data'

const ana = anasSession.user.id
const berta = ana.replace(/0$/, '1')
const sessionName = 'sb-localhost-auth-token'
const sessionOf = (id: string) => ({ ...anasSession, user: { ...anasSession.user, id } })

/** Opens a new tab. */
async function openTab() {
  vi.resetModules()
  const [session, work, stars, mail, recovery, place] = await Promise.all([
    import('@/lib/stored-session'),
    import('@/lib/stored-work'),
    import('@/features/rating/stored-rating'),
    import('@/features/auth/sent-mail'),
    import('@/features/auth/recovery'),
    import('@/features/auth/return-to'),
  ])
  const signIn = (id: string) => {
    localStorage.setItem(sessionName, JSON.stringify(sessionOf(id)))
    session.recordSession(sessionOf(id))
  }
  const signOut = () => {
    session.removeStoredSession()
    session.recordSession(null)
  }
  const rate = (userId: string | null) => stars.storeRating({ topicId: 'ser-estar', rating: 4, userId })
  const typeAddress = () => mail.saveSentMail({ email: 'ana@school.example', at: 1, visit: 'x' })
  return { ...session, ...work, ...stars, ...mail, ...recovery, ...place, signIn, signOut, rate, typeAddress }
}

const left = () => Object.keys(sessionStorage)
const leftForAnHour = () => ['proxima-rating', 'proxima-return-to'].filter((name) => name in localStorage)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the next student at the same computer', () => {
  test('gets no stars of a visitor who signed in and out before', async () => {
    const tab = await openTab()
    tab.recordSession(null)
    tab.rate(null)
    expect(tab.readStoredRating(null)?.rating).toBe(4)
    tab.signIn(ana)
    expect(tab.readStoredRating(ana)?.rating).toBe(4)
    tab.signOut()
    tab.signIn(berta)
    expect(tab.readStoredRating(berta)).toBeNull()
    // The stars now belong to Ana and are stored for her.
    expect(tab.readStoredRating(ana)?.rating).toBe(4)
  })

  test('gets none if another tab signed them in and this one was reopened', async () => {
    const tab = await openTab()
    tab.rate(null)
    tab.signIn(ana)
    expect(tab.readStoredRating(ana)?.rating).toBe(4)
    const reloaded = await openTab()
    reloaded.signIn(berta)
    expect(reloaded.readStoredRating(berta)).toBeNull()
    expect(reloaded.readStoredRating(ana)?.rating).toBe(4)
  })

  test('gets the stars of a visitor in another tab, for an email may open one, and nobody gets them after that', async () => {
    const tab = await openTab()
    tab.storeRating({ topicId: 'ser-estar', rating: 2, feedback: 'clear', userId: null })
    sessionStorage.clear()
    const other = await openTab()
    // Another visitor does not see these stars.
    expect(other.readStoredRating(null)).toBeNull()
    other.signIn(ana)
    // The comment is missing, because it stays in the tab where it was written.
    const hers = { topicId: 'ser-estar', rating: 2, userId: ana }
    expect(other.readStoredRating(ana)).toEqual(hers)
    // Ana's other tabs may need the stars too, so the device stores them for her alone until she signs out.
    expect(JSON.parse(localStorage.getItem('proxima-rating') ?? 'null')).toMatchObject(hers)
    const third = await openTab()
    sessionStorage.clear()
    expect(third.readStoredRating(berta)).toBeNull()
    expect(third.readStoredRating(ana)).toEqual(hers)
    other.signOut()
    expect(leftForAnHour()).toEqual([])
    other.signIn(berta)
    expect(other.readStoredRating(berta)).toBeNull()
    expect(other.readStoredRating(ana)).toEqual(hers)
  })

  test('finds neither the page nor the stars that were stored for an hour, once somebody has signed out', async () => {
    const tab = await openTab()
    tab.signIn(ana)
    tab.rate(null)
    await tab.saveReturnTo('/grammar/ser-estar')
    expect(leftForAnHour()).toHaveLength(2)
    tab.signOut()
    expect(leftForAnHour()).toEqual([])
    expect(tab.readReturnTo()).toBeNull()
  })

  test('finds no typed address, whether its owner signs out or another student signs in', async () => {
    const tab = await openTab()
    tab.typeAddress()
    tab.signIn(ana)
    expect(tab.readSentMail()?.email).toBe('ana@school.example')
    tab.signOut()
    expect(tab.readSentMail()).toBeNull()
    tab.signIn(ana)
    tab.typeAddress()
    tab.signIn(berta)
    expect(tab.readSentMail()).toBeNull()
  })

  test('finds nothing once the work or the account has been removed', async () => {
    const tab = await openTab()
    tab.signIn(ana)
    tab.rate(ana)
    tab.typeAddress()
    tab.deleteWork(ana)
    expect(tab.readStoredRating(ana)).toBeNull()
    // A sign-out follows in both cases: from the account page, or from the client because the account no longer exists.
    tab.signOut()
    expect(left()).toEqual([])
  })

  test('finds nothing under any name that the privacy page lists for the tab', async () => {
    const tab = await openTab()
    tab.signIn(ana)
    const names = storedInTab.flatMap((kept) => kept.names).filter((name) => name.startsWith('proxima-'))
    for (const name of names) sessionStorage.setItem(name, '{}')
    expect(names.length).toBeGreaterThan(2)
    tab.signOut()
    expect(left()).toEqual([])
  })
})

describe('a student who stays signed in', () => {
  test('keeps the data of the tab while the session is renewed, and if there is no network to renew it', async () => {
    const tab = await openTab()
    tab.signIn(ana)
    tab.rate(ana)
    tab.signIn(ana)
    tab.recordSession(null)
    expect(tab.readStoredRating(ana)?.rating).toBe(4)
  })

  test('keeps the link for a new password that they opened', async () => {
    const tab = await openTab()
    tab.signIn(ana)
    sessionStorage.setItem('proxima-recovery', JSON.stringify({ user: ana }))
    tab.signIn(ana)
    expect(tab.isRecovering(sessionOf(ana).user)).toBe(true)
  })
})
