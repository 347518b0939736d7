import { expect, openApp, settled, test } from '../support/journey-test'

test.describe('the quiz', () => {
  test('a student reads the lesson of a question, comes back, and carries on with the same question', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openApp(page, '/practice')
    const first = page.getByRole('region', { name: 'Question 1 of 3' })
    await first.getByRole('radio').first().check()
    await first.getByRole('button', { name: 'Submit Answer' }).click()
    await first.getByRole('button', { name: 'Next Question' }).click()
    const second = page.getByRole('region', { name: 'Question 2 of 3' })
    const sentence = second.getByRole('group').locator('[lang=es]').first()
    const asked = await sentence.innerText()
    await second.getByRole('radio').first().check()
    await second.getByRole('button', { name: 'Submit Answer' }).click()
    await second.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Rate this topic' })).toBeVisible()
    await page.goBack()
    await expect(sentence).toHaveText(asked, { useInnerText: true })
    await expect(second.getByText(/^(Correct!|Incorrect)$/)).toBeVisible()
    // Nothing is saved, so the quiz starts again after a reload.
    await page.reload()
    await expect(first).toBeVisible()
  })

  test('each question begins at the top of a phone, and has focus after a restart', {
    tag: '@phone',
  }, async ({ page }) => {
    await openApp(page, '/practice')
    for (const number of [1, 2, 3]) {
      const card = page.getByRole('region', { name: `Question ${number} of 3` })
      if (number > 1) {
        await expect(card.getByRole('heading')).toBeFocused()
        await expect(card.getByRole('heading')).toBeInViewport()
        await expect(card.getByRole('radio').last()).toBeInViewport()
      }
      await card.getByRole('radio').first().check()
      await card.getByRole('button', { name: 'Submit Answer' }).click()
      await card.getByRole('button', { name: 'Next Question' }).click()
    }
    await page.getByRole('button', { name: 'Restart Quiz' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  })
})

test.describe('the exam guides', () => {
  test('a link opens a paper, and the keyboard opens and closes the others', async ({ page }) => {
    await openApp(page, '/igcse#writing')
    const writing = page.getByRole('button', { name: /^Writing/ })
    await expect(writing).toHaveAttribute('aria-expanded', 'true')
    await expect(writing).toBeInViewport()
    const region = page.getByRole('region', { name: /^Writing/ })
    await expect(region.getByRole('heading', { name: 'Check your year' })).toBeVisible()
    const reading = page.getByRole('button', { name: /^Reading/ })
    await expect(reading).toHaveAttribute('aria-expanded', 'false')
    await reading.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Reading/ }).getByText('Minute by minute')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('region', { name: /^Reading/ }).getByText('Minute by minute')).toBeHidden()
  })

  test('a closed card shows its fact and, beside it, what the exam asks in the student’s year', async ({
    page,
  }) => {
    await openApp(page, '/igcse')
    const reading = page.getByRole('region', { name: /^Reading/ })
    await expect(reading.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect(reading).toContainText('45 minutes')
    await expect(reading).toContainText('1 hour · 2025–27')
    await expect(reading.getByText(/^Check your year: if you began in September 2026/)).toBeVisible()
    await expect(page.getByRole('region', { name: /^Writing/ })).toContainText('130–140 words')
    await openApp(page, '/ib')
    await expect(page.getByText(/^Check your year:/)).toHaveCount(4)
  })

  test('a student jumps to a part of a paper, looks at an answer, and closes the paper at its end', async ({
    page,
  }) => {
    await openApp(page, '/igcse#reading-tips')
    const reading = page.getByRole('region', { name: /^Reading/ })
    await expect(reading.getByRole('heading', { name: 'Five tips' })).toBeInViewport()
    await reading.getByRole('link', { name: 'Questions' }).click()
    await expect(page).toHaveURL('/igcse#reading-questions')
    await expect(reading.getByRole('heading', { name: 'Question types' })).toBeInViewport()

    await expect(reading.getByRole('listitem').filter({ hasText: /^a bookshop$/ })).toBeVisible()
    const answers = reading.getByRole('group')
    await answers.first().getByText('Show the answer').click()
    await expect(answers.first().getByText('Hide the answer')).toBeVisible()
    await expect(answers.first().getByText('Show the answer')).toBeHidden()

    await reading.getByRole('button', { name: 'Close Reading' }).click()
    const head = reading.getByRole('button', { name: /^Reading/ })
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(head).toBeFocused()
    await expect(head).toBeInViewport()
    // Opening the paper again doesn’t scroll to the part whose id is still in the address.
    await head.press('Enter')
    await expect(head).toBeInViewport()
  })

  test('a student who comes back from a lesson finds the paper open, and the page where they left it', async ({
    page,
  }) => {
    await openApp(page, '/igcse')
    await page.getByRole('button', { name: /^Writing/ }).click()
    const lesson = page.getByRole('region', { name: /^Writing/ }).getByRole('link', { name: 'Conditional' })
    await lesson.click()
    await expect(page).toHaveURL('/tense/conditional')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Writing/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(lesson).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Reading/ })).toHaveAttribute('aria-expanded', 'false')
  })

  test('a teacher who prints a guide gets the answers too', async ({ page }) => {
    await openApp(page, '/ib')
    const answer = page.getByText('Test it: replace the pronoun with your words')
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeVisible()
    await expect(page.getByText('Show the answer').first()).toBeHidden()
  })

  test('a student finds where comparatives are taught, and lands in that section', async ({ page }) => {
    await openApp(page, '/igcse')
    const list = page.getByRole('region', { name: 'The full grammar list' })
    await list.getByText(/^Show all \d+ items$/).click()
    await expect(list.getByText('Hide the list')).toBeVisible()
    const row = list.getByRole('row', { name: /^Comparatives/ })
    await row.getByRole('link', { name: 'Comparing: more … than, as … as, the most' }).click()
    await expect(page).toHaveURL('/grammar/ser-estar#comparing')
    await expect(
      page.getByRole('heading', { name: 'Comparing: more … than, as … as, the most' }),
    ).toBeInViewport()
  })

  test('a student opens a timed set from the plan for the last week, and its mark scheme afterwards', async ({
    page,
  }) => {
    await openApp(page, '/igcse')
    await page.getByRole('link', { name: 'The last seven days' }).click()
    await page.getByText('Show the plan').click()
    await page.getByRole('link', { name: 'Reading set' }).click()
    await expect(page).toHaveURL('/igcse#reading-set')
    const paper = page.getByRole('region', { name: /^Reading/ })
    await expect(paper.getByText('30 minutes, 23 marks.')).toBeInViewport()
    await paper.getByText('The set', { exact: true }).click()
    await expect(paper.getByText('Which of these youth hostel signs does each guest need?')).toBeVisible()
    const key = paper.getByText('are towels')
    await expect(key).toBeHidden()
    await paper.getByText('The mark scheme', { exact: true }).click()
    await expect(key).toBeVisible()
  })

  test('a student who takes the exams later follows a link to what changes', async ({ page }) => {
    await openApp(page, '/igcse')
    await page.getByRole('link', { name: 'what may change' }).click()
    await expect(
      page.getByRole('heading', { name: 'If you take the exams in 2028 or later' }),
    ).toBeInViewport()
    await expect(page.getByRole('link', { name: 'RTVE' })).toHaveAttribute('rel', 'noopener')
  })

  test('the cards show the facts', { tag: '@widths' }, async ({ page }) => {
    await openApp(page, '/igcse')
    for (const [name, duration] of [
      ['Reading', '45 min'],
      ['Writing', '1 hour'],
      ['Listening', '45 min'],
      ['Speaking', '10–15 min'],
    ] as const) {
      const card = page.getByRole('button', { name: new RegExp(`^${name}`) })
      await expect(card).toContainText(duration)
      await expect(card).toContainText('25%')
    }
    await openApp(page, '/ib')
    for (const name of [
      'Paper 1 Reading',
      'Paper 2 Written Production',
      'Paper 3 Listening',
      'Individual Oral',
    ]) {
      const [first = '', ...rest] = name.split(/(?<=\d) /)
      const card = page.getByRole('button', { name: new RegExp([first, ...rest].join('.{0,3}')) })
      await expect(card).toContainText('25%')
      await card.click()
      const region = page.getByRole('region', { name: new RegExp([first, ...rest].join('.{0,3}')) })
      await expect(region.getByRole('heading', { name: 'Standard Level', exact: true })).toBeVisible()
      await expect(region.getByRole('heading', { name: 'Higher Level', exact: true })).toBeVisible()
    }
  })
})

test.describe('search', () => {
  test('a student searches by keyboard for a word without its accents, and lands in the section', {
    tag: ['@widths', '@smoke'],
  }, async ({ page }) => {
    await openApp(page)
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByLabel('Search lessons, words and guides').fill('miercoles')
    await dialog.getByRole('link', { name: /The seven days/ }).click()
    await expect(page).toHaveURL(/\/grammar\/days-of-week#/)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Days of the Week' })).toBeVisible()
  })

  test('the button opens the search, Escape closes it, and its index isn’t loaded before', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('search-index')) loaded.push(request.url())
    })
    await openApp(page)
    expect(loaded).toEqual([])
    const button = page.getByRole('button', { name: 'Search' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByLabel('Search lessons, words and guides')).toBeFocused()
    await dialog.getByLabel('Search lessons, words and guides').fill('zzzz')
    await expect(dialog.getByText('Nothing found.')).toBeVisible()
    expect(loaded).not.toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test.describe('a student who looks something up', () => {
  test('types a form and sees the verb in all its tenses', async ({ page }) => {
    await openApp(page)
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByLabel('Search lessons, words and guides').fill('quise')
    const verb = dialog.getByRole('link', { name: /^querer Verb/ })
    await expect(verb).toContainText('quise: preterite, yo')
    await verb.click()
    await expect(page).toHaveURL(/\/tenses\?verb=querer/)
    const tenses = page.getByRole('region', { name: /^querer/ })
    await expect(tenses.getByRole('table', { name: 'preterite' })).toContainText('quisieron')
    await expect(tenses.getByRole('table', { name: 'conditional perfect' })).toContainText('habría querido')

    await page.getByLabel('A verb, one of its forms or its meaning').fill('to go to bed')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^acostarse/ })).toContainText('me acuesto')
    await page.reload()
    await expect(page.getByRole('region', { name: /^acostarse/ })).toContainText('nos hemos acostado')
  })

  test('reads that no verb has this address', async ({ page }) => {
    await openApp(page, '/tenses?verb=constructor')
    await expect(page.getByText(/constructor isn’t one of our/)).toBeVisible()
  })

  test('goes through the results with the arrow keys, and opens the third', async ({ page }) => {
    await openApp(page)
    await page.keyboard.press('Control+K')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByLabel('Search lessons, words and guides').fill('subjunctive')
    await dialog.getByText('Top 20 results').waitFor()
    const third = dialog.getByRole('listitem').nth(2).getByRole('link')
    const address = (await third.getAttribute('href')) ?? ''
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key)
    }
    await expect(third).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address)
  })

  test('opens a section from the results with its heading below the bar', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openApp(page)
    await page.keyboard.press('Control+K')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByLabel('Search lessons, words and guides').fill('preterite')
    await dialog.getByText('Top 20 results').waitFor()
    await dialog.getByRole('link', { name: /Preterite or perfect/i }).click()
    const heading = page.getByRole('heading', { name: /Preterite or perfect/i, level: 2 })
    await expect(heading).toBeFocused()
    await settled(page)
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (bar?.height ?? Number.POSITIVE_INFINITY))
      .toBe(true)
  })

  test('finds a word of the list with its English, and another link if nothing is found', async ({
    page,
  }) => {
    await openApp(page)
    await page.getByRole('button', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const field = dialog.getByLabel('Search lessons, words and guides')
    await field.fill('mariposa')
    await expect(dialog.getByText('la mariposa – butterfly')).toBeVisible()
    await field.fill('zzzz')
    await dialog.getByRole('link', { name: 'Which tense do I need?' }).click()
    await expect(page).toHaveURL(/\/tenses#which-tense$/)
  })
})

test.describe('the word of the day', () => {
  test('comes from the database, for the visitor’s own date', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-09T10:00:00Z'))
    await openApp(page, '/word-of-the-day')
    await expect(page.getByText('Tuesday, 9 March 2027')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible()
    for (const [es, en] of [
      ['Alegría', 'Joy'],
      ['Esperanza', 'Hope'],
      ['Aventura', 'Adventure'],
    ] as const) {
      await expect(page.getByRole('region', { name: 'Previous Words' }).getByText(es)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Previous Words' }).getByText(en)).toBeVisible()
    }
  })
})

test('page views contain no query, fragment or name', async ({ page }) => {
  const views: string[] = []
  await page.route('**/_vercel/insights/script.js', (route) =>
    // A stub of the hosting platform’s analytics script. It passes events through the app’s own filter.
    route.fulfill({
      contentType: 'text/javascript',
      body: `const filter = (window.vaq ?? []).find(([kind]) => kind === 'beforeSend')?.[1];
        window.reported = filter({ type: 'pageview', url: location.href });`,
    }),
  )
  page.on('request', (request) => views.push(request.url()))
  await openApp(page, '/practice?topic=ser-estar&email=ana@example.com#secret')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'reported')))
    .toEqual({
      type: 'pageview',
      url: new URL('/practice', page.url()).href,
    })
  expect(views.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
})

test('the list of tenses leads from a meaning to its tense', async ({ page }) => {
  await openApp(page, '/tenses')
  for (const name of [
    'Present Tenses',
    'Past Tenses',
    'Future Tenses',
    'Subjunctive Tenses',
    'Imperative Mood',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const guide = page.getByRole('region', { name: 'Which tense do I need?' })
  await guide
    .getByRole('listitem')
    .filter({ hasText: 'It used to happen' })
    .getByRole('link', { name: 'Past Imperfect' })
    .click()
  await expect(page).toHaveURL('/tense/imperfect-preterito')
})
