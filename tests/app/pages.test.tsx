import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadQuestions } from '@/content/practice/load-questions'
import { quizThemes } from '@/content/practice/themes'
import { roadmapStops } from '@/content/roadmap'
import type { QuizQuestion } from '@/content/types'
import { plainRich } from '@/spanish/markup'
import {
  type App,
  comes,
  faults,
  isSignedIn,
  isVisitor,
  main,
  press,
  startApp,
} from '../support/app-on-backend'
import { seededRandom } from '../support/seeded-random'

let app: App
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  app.leave(/Failed to fetch|has answered instead of it|^404: no page at|word was not read/)
})
afterAll(() => app.stop())

const user = userEvent.setup({ delay: null })

const isAt = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))

describe('an unknown address', () => {
  test.each(['/nowhere', '/grammar/ser-estar/extra', '/__proto__', '/%F0%9F%9A%87'])(
    '%s says so, and leads home',
    async (path) => {
      app.open(path)
      expect(await main().findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
      await waitFor(() => expect(console.error).toHaveBeenLastCalledWith('404: no page at', path))
      await user.click(main().getByRole('link', { name: 'Return to Home' }))
      await isAt('/')
    },
  )

  test.each([
    ['/grammar/constructor', 'Topic Not Found', '/grammar'],
    ['/grammar/present', 'Topic Not Found', '/grammar'],
    ['/tense/aorist', 'Tense Not Found', '/tenses'],
    ['/tense/ser-estar', 'Tense Not Found', '/tenses'],
  ])('%s is not a lesson, and leads back to its list', async (path, title, list) => {
    app.open(path)
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible()
    await user.click(main().getByRole('link', { name: /^Back to/ }))
    await isAt(list)
  })
})

describe('when the server is out of reach', () => {
  test.each(faults)('a student can still read, and progress isn’t shown as zero: %s', async (_, answer) => {
    const client = await app.signUpAndIn(app.newStudent())
    const { data } = await client.auth.getUser()
    const stop = { topic_id: 'ser-estar', topic_type: 'grammar', completed: true, rating: 5 }
    await client.from('user_progress').insert({ user_id: data.user?.id, ...stop })
    app.put(answer)
    app.open('/grammar')
    await isSignedIn()
    const card = await main().findByRole('region', { name: 'Your progress' })
    await waitFor(() => expect(app.asked.at(-1)?.path).toMatch(/user_progress/))
    expect(card).not.toHaveTextContent(/0%|0 of 20 stops/)
    // Longer than the client keeps retrying.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(card).not.toHaveTextContent(/0%|0 of 20 stops/)
    expect(screen.queryByRole('alert')).toBeNull()
    app.put(undefined)
    app.open('/grammar')
    expect(await main().findByText(/1 of 20 stops/)).toBeVisible()
  })

  test('a visitor can still read', async () => {
    app.put(() => Promise.reject(new TypeError('Failed to fetch')))
    app.open('/grammar')
    await isVisitor()
    expect(await main().findByText(/0 of 20 stops/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a printed page names its owner, licence and address', async () => {
  app.open('/privacy')
  const whose = `Próxima (our texts: CC BY 4.0) · ${window.location.origin}/privacy`
  expect(await screen.findByText(whose)).toBeInTheDocument()
})

describe('the word of the day', () => {
  test('comes from the database, for the visitor’s own date', async () => {
    vi.setSystemTime(new Date('2027-03-09T10:00:00Z'))
    app.open('/word-of-the-day')
    expect(await main().findByText('Tuesday, 9 March 2027')).toBeVisible()
    expect(await main().findByRole('heading', { name: 'Definition' })).toBeVisible()
    const previous = within(main().getByRole('region', { name: 'Previous Words' }))
    for (const text of ['Alegría', 'Joy', 'Esperanza', 'Hope', 'Aventura', 'Adventure'])
      expect(previous.getByText(text)).toBeVisible()
  })

  test('says that it is loading until it has loaded', async () => {
    let answer = (_: Response) => {}
    const held = new Promise<Response>((resolve) => {
      answer = resolve
    })
    app.put(() => held)
    app.open('/word-of-the-day')
    expect(await main().findByText("Loading today's word...")).toBeVisible()
    answer(Response.json([]))
    expect(await main().findByText('No word found for today')).toBeVisible()
  })
})

describe('the quiz', () => {
  beforeEach(() => {
    const dice = vi.spyOn(Math, 'random').mockImplementation(seededRandom(261_126))
    return () => dice.mockRestore()
  })
  const all: QuizQuestion[] = []
  beforeAll(async () => {
    for (const topic of [...roadmapStops, ...Object.keys(quizThemes)])
      all.push(...(await loadQuestions(topic)))
  })

  const card = async (number: number) =>
    within(await main().findByRole('region', { name: `Question ${number} of 3` }))
  type Card = Awaited<ReturnType<typeof card>>

  /** The question on the card. */
  function askedOn(shown: Card): QuizQuestion {
    const text = shown.getByRole('group').textContent ?? ''
    const radios = shown.getAllByRole<HTMLInputElement>('radio')
    const shownOptions = radios.map(({ labels }) => labels?.[0]?.textContent).join('|')
    const question = all.find(({ en, options }) => text.includes(en) && options.join('|') === shownOptions)
    if (question === undefined) throw new Error(`There is no question ${text}`)
    return question
  }

  /** The feedback on the answer without the “wrong: ” that only screen readers announce. */
  const feedbackOn = (shown: Card) => shown.getByRole('status').textContent?.replaceAll('wrong: ', '')

  const isThere = () => main().findByRole('region', { name: /^(Question|Quiz)/ })

  /** Starts a new run, because an unfinished one stays with its topic. */
  async function pickTopic(name: string): Promise<void> {
    app.open('/practice')
    await isThere()
    await user.selectOptions(screen.getByLabelText('Topic'), name)
  }

  async function choose(shown: Card, option: string): Promise<void> {
    await user.click(shown.getByRole('radio', { name: option }))
    await user.click(shown.getByRole('button', { name: 'Submit Answer' }))
  }

  const wrongOf = ({ options, answer }: QuizQuestion) => options.find((option) => option !== answer) ?? ''

  /** Plays a run to the end, with this many wrong answers at the start. */
  async function run(wrong: number): Promise<QuizQuestion[]> {
    const asked: QuizQuestion[] = []
    for (const number of [1, 2, 3]) {
      const shown = await card(number)
      const question = askedOn(shown)
      asked.push(question)
      expect(shown.getByText(`Score: ${Math.max(0, number - 1 - wrong)}`)).toBeVisible()
      await choose(shown, number <= wrong ? wrongOf(question) : question.answer)
      await press('Next Question', shown)
    }
    await comes('Quiz Complete!')
    return asked
  }

  test('a student answers three questions, reads each reason, and starts again with new ones', async () => {
    app.open('/practice')
    await isVisitor()
    app.asked.splice(0)
    const sentences: string[] = []
    for (const round of [1, 2]) {
      for (const number of [1, 2, 3]) {
        const shown = await card(number)
        const question = askedOn(shown)
        sentences.push(question.sentence)
        // A new question receives focus; the first one on the page doesn’t.
        if (number > 1 || round > 1)
          await waitFor(() => expect(shown.getByRole('heading', { name: /^Question/ })).toHaveFocus())
        expect(shown.queryByRole('button', { name: 'Submit Answer' })).toBeNull()
        expect(shown.getAllByRole('radio')).toHaveLength(4)
        await choose(shown, question.options[0])
        const isRight = question.options[0] === question.answer
        expect(shown.getByText(isRight ? 'Correct!' : 'Incorrect')).toBeVisible()
        expect(feedbackOn(shown)).toContain(plainRich(question.explanation))
        for (const option of shown.getAllByRole('radio')) expect(option).toBeDisabled()
        expect(shown.getByLabelText('right answer')).toBeInTheDocument()
        expect(shown.getByRole('button', { name: 'Next Question' })).toHaveFocus()
        await user.keyboard('{Enter}')
      }
      await comes('Quiz Complete!')
      if (round === 1) await press('Restart Quiz')
    }
    expect(new Set(sentences).size).toBe(6)
    expect(app.asked).toEqual([])
  })

  test.each([
    [0, '3/3 (100%)'],
    [1, '2/3 (67%)'],
    [2, '1/3 (33%)'],
    [3, '0/3 (0%)'],
  ])(
    'after %i wrong answers the score is %s, and missed questions show the right word',
    async (wrong, score) => {
      await pickTopic('Ser vs Estar')
      await isAt('/practice?topic=ser-estar')
      await waitFor(async () => expect(askedOn(await card(1)).topicId).toBe('ser-estar'))
      const asked = await run(wrong)
      expect(main().getByText(`Final Score: ${score}`)).toBeVisible()
      const end = within(main().getByRole('region', { name: 'Quiz Complete!' }))
      const missed = end.queryAllByRole('listitem')
      expect(missed).toHaveLength(wrong)
      for (const [at, one] of missed.entries()) {
        const question = asked[at]
        expect(one).toHaveTextContent(question?.sentence.replace('___', question.answer) ?? 'no question')
        expect(within(one).getByRole('link', { name: 'Ser vs Estar' })).toBeVisible()
      }
      expect(end.getByRole('link', { name: 'Choose a stop on the map' })).toBeVisible()
    },
  )

  test('a student reads the lesson of a question, comes back, and carries on with the same question', async () => {
    app.open('/practice?topic=days-of-week')
    await waitFor(() => expect(screen.getByLabelText('Topic')).toHaveValue('days-of-week'))
    const first = await card(1)
    await choose(first, askedOn(first).options[0])
    await press('Next Question', first)
    const second = await card(2)
    const asked = askedOn(second)
    await choose(second, asked.options[0])
    await user.click(second.getByRole('link', { name: 'Days of the Week' }))
    expect(await main().findByText('Rate this topic', { selector: 'h2' })).toBeVisible()
    window.history.back()
    const back = await card(2)
    expect(askedOn(back)).toBe(asked)
    expect(back.getByText(/^(Correct!|Incorrect)$/)).toBeVisible()
  })

  test('a student practises accents across the lessons, and learns what the wrong word would have meant', async () => {
    await pickTopic('Accents')
    await isAt('/practice?topic=accents')
    await waitFor(async () => expect(askedOn(await card(1)).theme).toBe('accents'))
    const shown = await card(1)
    const question = askedOn(shown)
    const wrong = wrongOf(question)
    await choose(shown, wrong)
    expect(shown.getByText('Incorrect')).toBeVisible()
    expect(feedbackOn(shown)).toContain(`The correct answer is ${question.answer}.`)
    expect(feedbackOn(shown)).toContain(plainRich(question.because?.[wrong] ?? 'no reason'))
    expect(feedbackOn(shown)).toContain(plainRich(question.explanation))
    expect(within(shown.getByRole('status')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/${question.topicId}#${question.section}$`)),
    )
  })

  test('a student who only got an accent wrong is offered the lesson on accents, even if the device saves nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const bare = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '')
    await pickTopic('Accents')
    await waitFor(async () => expect(askedOn(await card(1)).theme).toBe('accents'))
    let ofAccents = 0
    for (const number of [1, 2, 3]) {
      const shown = await card(number)
      const { options, answer } = askedOn(shown)
      const twin = options.find((option) => option !== answer && bare(option) === bare(answer))
      if (twin !== undefined) ofAccents += 1
      await choose(shown, twin ?? answer)
      await press('Next Question', shown)
    }
    full.mockRestore()
    await comes('Quiz Complete!')
    expect(ofAccents).toBeGreaterThan(0)
    expect(main().getByText(/^Only the accent was wrong\./)).toBeVisible()
    expect(main().getByRole('link', { name: 'One accent, two words' })).toHaveAttribute(
      'href',
      '/grammar/basic-pronouns#accent-pairs',
    )
  })

  test('the topics stay above the card from the first question to the score', async () => {
    await pickTopic('Ser vs Estar')
    await waitFor(async () => expect(askedOn(await card(1)).topicId).toBe('ser-estar'))
    const isAbove = (shown: HTMLElement) =>
      expect(shown.compareDocumentPosition(screen.getByLabelText('Topic'))).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      )
    for (const number of [1, 2, 3]) {
      const shown = await card(number)
      isAbove(shown.getByRole('group'))
      await choose(shown, askedOn(shown).answer)
      await press('Next Question', shown)
    }
    isAbove(await main().findByText('Quiz Complete!'))
  })

  test('the chosen topic is in the address, and an unknown one means all topics', async () => {
    app.open('/practice?topic=unknown')
    await isThere()
    const topic = screen.getByLabelText('Topic')
    expect(topic).toHaveValue('')
    await user.selectOptions(topic, 'Passive Voice')
    await isAt('/practice?topic=passive-voice')
    await waitFor(async () => expect(askedOn(await card(1)).topicId).toBe('passive-voice'))
  })
})
