import { QueryClient } from '@tanstack/react-query'
import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keptAccount, keptDevices, type Month, monthOf, savedFile, storedOn } from './kept-devices'

const nowhere = { local: [], session: [] }

/** Today’s site for a visitor, on a device with this storage. */
async function opened({ local, session }: ReturnType<typeof storedOn> | typeof nowhere) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, text] of local) localStorage.setItem(name, text)
  for (const [name, text] of session) sessionStorage.setItem(name, text)
  vi.resetModules()
  const { memory } = await import('@/lib/memory')
  const { savedTexts } = await import('@/lib/saved-texts')
  const { savedPapers } = await import('@/lib/saved-papers')
  const iso = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z')
  return {
    /** Everything that the student has answered and written, in the same format as the recorded month. */
    work: (): Pick<Month, 'answers' | 'texts' | 'papers'> => ({
      answers: Object.fromEntries(
        [...memory()].map(([name, { due, answers }]) => [
          name,
          { due: iso(due), answers: answers.map(({ at, grade }) => [iso(at), grade] as const) },
        ]),
      ),
      texts: Object.fromEntries(
        [...savedTexts()].map(([task, text]) => [task, { ...text, at: iso(text.at) }]),
      ),
      papers: Object.fromEntries(
        [...savedPapers()].map(([passage, { result, ...paper }]) => [
          passage,
          result === undefined ? paper : { ...paper, result: { ...result, at: iso(result.at) } },
        ]),
      ),
    }),
    /** Loads a file on the page that lists what is saved on the device. */
    load: async (file: string) => {
      const { DeviceMemory } = await import('@/features/review/device-memory')
      render(<DeviceMemory />)
      await userEvent.upload(screen.getByLabelText('File to load'), new File([file], 'saved.json'))
      return (await screen.findByText(/^Loaded /)).textContent
    },
  }
}

const workOf = ({ answers, texts, papers }: Month) => ({ answers, texts, papers })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe.each(keptDevices)('the device of a %s of November 2026', (device) => {
  const month = monthOf(device)

  test('has every answer with its time, every text to the letter and every paper with its result', async () => {
    const { work } = await opened(storedOn(device))
    expect(work()).toEqual(workOf(month))
  })

  test('has every stop of the plan in its place, with its ticks and the student’s changes', async () => {
    await opened(storedOn(device))
    const { usePlan } = await import('@/features/planner/saved-plan')
    const plan = renderHook(usePlan).result.current
    expect({
      exam: plan?.exam,
      date: plan?.date,
      hours: plan?.hours,
      made: plan?.made,
      stops: plan?.stops.map(({ kind: _, ...stop }) => stop),
    }).toEqual({
      ...month.plan,
      stops: month.plan.stops.map((stop) =>
        stop.id.startsWith('lesson-') ? { ...stop, lesson: stop.id.replace('lesson-', '') } : stop,
      ),
    })
  })

  test('looks and sounds as the student chose, and dictates what they chose', async () => {
    await opened(storedOn(device))
    const { appearance } = await import('@/lib/appearance')
    const { accentSetting, paceSetting } = await import('@/lib/voice-choice')
    const { chosenKinds } = await import('@/features/listening/dictation/kinds')
    const { useVosotrosShown } = await import('@/components/vosotros')
    expect({
      theme: appearance.theme.current(),
      text: appearance.text.current(),
      vosotros: renderHook(useVosotrosShown).result.current ? 'shown' : 'hidden',
      accent: accentSetting.current(),
      pace: paceSetting.current(),
      dictation: chosenKinds(),
    }).toEqual(month.settings)
  })

  test('has nothing in Repaso that the site can no longer ask', async () => {
    const { loadSession } = await import('@/features/review/load-session')
    const names = Object.keys(month.answers)
    const { exercises, leftOut } = await loadSession(
      (isLeftOut) => names.filter((name) => !isLeftOut(name)),
      {
        canHear: true,
      },
    )
    expect(leftOut).toEqual({ gone: [], away: [], unheard: [] })
    expect(exercises.map(({ id }) => id)).toEqual(names)
  })

  test('has no text or paper whose task, criterion or question no longer exists', async () => {
    const { loadTask } = await import('@/features/writing/load-task')
    const { loadText } = await import('@/features/reading/load-text')
    const { loadPassage } = await import('@/features/listening/load-passage')
    for (const [task, { bands }] of Object.entries(month.texts)) {
      const names = (await loadTask(task))?.criteria.map(({ name }) => name)
      expect(names, task).toEqual(expect.arrayContaining(Object.keys(bands)))
    }
    for (const [paper, { answers }] of Object.entries(month.papers)) {
      const [room, id = ''] = paper.split('/')
      const parts =
        room === 'reading' ? (await loadText(id))?.text.parts : (await loadPassage(id))?.passage.parts
      const ids = parts?.flatMap(({ questions }) => questions.map((question) => question.id))
      const answered = Object.keys(answers).map((name) => name.replace('/quote', ''))
      expect(ids, paper).toEqual(expect.arrayContaining(answered))
    }
  })

  test('shows the word and the progress of the last visit without a network', async () => {
    await opened(storedOn(device))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { progressQuery } = await import('@/features/progress/queries')
    const { todaysWordQuery, wordDay } = await import('@/features/word-of-the-day/queries')
    const client = new QueryClient()
    const word = await client.fetchQuery(todaysWordQuery(wordDay(Date.now())))
    expect(month.answers).toHaveProperty([`word/${word.value?.spanish_word}`])
    if (device === 'visitor') return
    const account = keptAccount()
    const { value } = await client.fetchQuery(progressQuery(account.id))
    expect(Object.fromEntries(value.map(({ topic_id, rating }) => [topic_id, rating]))).toEqual(
      Object.fromEntries(Object.entries(account.completed).map(([lesson, { stars }]) => [lesson, stars])),
    )
  })

  test('has the stars that are still to be saved, for the student who gave them', async () => {
    await opened(storedOn(device))
    const { readStoredRating } = await import('@/features/rating/stored-rating')
    const { topic, stars } = month.rating
    const userId = device === 'visitor' ? null : keptAccount().id
    expect(readStoredRating(userId)).toEqual({ topicId: topic, rating: stars, userId })
  })
})

describe('a file saved in November 2026', () => {
  const visitor = monthOf('visitor')

  test('restores everything on an empty device', async () => {
    const { work, load } = await opened(nowhere)
    const count = [visitor.answers, visitor.papers, visitor.texts].flatMap(Object.keys).length
    expect(await load(savedFile())).toContain(`${count} items`)
    expect(work()).toEqual(workOf(visitor))
  })

  test('adds everything to a device with other work, which stays; if both have an item, the later one counts', async () => {
    const { work, load } = await opened(storedOn('student'))
    await load(savedFile())
    const student = monthOf('student')
    const later = <One,>(
      mine: Readonly<Record<string, One>>,
      theirs: Readonly<Record<string, One>>,
      timeOf: (one: One) => string,
    ) => {
      const both = Object.keys(mine).filter((name) => name in theirs)
      expect(both).not.toEqual([])
      const [own, other] = [mine, theirs].map((all) => new Map(Object.entries(all)))
      return Object.fromEntries([
        ...(own ?? []),
        ...[...(other ?? [])].filter(([name, one]) => {
          const before = own?.get(name)
          return before === undefined || timeOf(before) < timeOf(one)
        }),
      ])
    }
    expect(work()).toEqual({
      answers: later(student.answers, visitor.answers, ({ answers }) => answers.at(-1)?.[0] ?? ''),
      texts: later(student.texts, visitor.texts, ({ at }) => at),
      papers: { ...visitor.papers, ...student.papers },
    })
  })
})

test('these tests read everything that a device stored', () => {
  const read =
    /^proxima-(memory|texts|papers|plan|theme|text|vosotros|accent|pace|rating|dictation-.+|seen-(word|progress-.+))$/
  for (const device of keptDevices) {
    const { local, session } = storedOn(device)
    expect([...local, ...session].map(([name]) => name).filter((name) => !read.test(name))).toEqual([])
  }
})
