/** A defect that would harm somebody, with the tests that must detect it. `npm run faults` plants each in turn. */
export interface Fault {
  /** Short and readable; `npm run faults -- <id>` plants only this fault. */
  id: string
  area:
    | 'marking'
    | 'verbs'
    | 'content'
    | 'backend'
    | 'database'
    | 'device'
    | 'build'
    | 'hosting'
    | 'take-over'
    | 'offline'
    | 'privacy'
    | 'screens'
  /** The harm to a student, or to the site’s operator. */
  harm: string
  file: string
  /** The code to replace, which must occur exactly once in the file. */
  find: string
  replace: string
  /** The tests that must fail. One fast test is better than two. */
  caughtBy: readonly [Catcher, ...Catcher[]]
}

/** A test or a group of tests. */
export type Catcher = UnitTest | Journey

interface UnitTest {
  file: `${string}.test.${'ts' | 'tsx'}`
  /** The title of the test or group, or part of the title. */
  title: string
}

interface Journey {
  file: `${string}.spec.ts`
  title: string
  project: 'phone' | 'desktop'
}

export const isJourney = (catcher: Catcher): catcher is Journey => 'project' in catcher

/** Returns the text of the file with the fault planted in it. */
export function plant({ id, file, find, replace }: Fault, text: string): string {
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`${id}: what it changes stands ${times} times in ${file}, not once.`)
  return text.replace(find, () => replace)
}

export const faults: readonly Fault[] = [
  {
    id: 'opening-mark-unmentioned',
    area: 'marking',
    harm: 'A student who leaves out ¿ is not shown the sentence as it is written.',
    file: 'src/exercises/mark-text.ts',
    find: `const isLacking = ['¿', '¡'].some((mark) => count(sentence, mark) > count(answer, mark))`,
    replace: 'const isLacking = false',
    caughtBy: [
      {
        file: 'src/exercises/mark-text.test.ts',
        title: 'a question without its ¿ is right, and is shown with it',
      },
    ],
  },
  {
    id: 'needless-question-marks-unmentioned',
    area: 'marking',
    harm: 'A student who writes a statement as a question is not told that it is none.',
    file: 'src/exercises/mark-text.ts',
    find: '/[¿?]/.test(answer) && !/[¿?]/.test(sentence)',
    replace: 'false',
    caughtBy: [
      {
        file: 'src/exercises/mark-text.test.ts',
        title: 'question marks around a statement don’t matter, but the note says that they aren’t needed',
      },
    ],
  },
  {
    id: 'accents-do-not-count',
    area: 'marking',
    harm: 'A student who writes hablo for habló is told that it is right.',
    file: 'src/exercises/marking/words.ts',
    find: 'const small = typedText(text)',
    replace: `const small = typedText(text).normalize('NFD').replace(/\\p{M}+/gu, '')`,
    caughtBy: [
      {
        file: 'src/exercises/mark-text.test.ts',
        title: 'a missing accent gets a reason that names the other word',
      },
    ],
  },
  {
    id: 'separate-accents',
    area: 'marking',
    harm: 'A text that a student pastes from a PDF is full of mistakes that they did not make.',
    file: 'src/spanish/typed-text.ts',
    find: `    .normalize('NFC')`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/content/decorated-answers.test.ts',
        title: 'gets the same findings on their text',
      },
    ],
  },
  {
    id: 'composition-submits',
    area: 'screens',
    harm: 'A student who accepts a word of their input method with Enter hands the text in.',
    file: 'src/exercises/answer-field.tsx',
    find: ` || isComposing(event)`,
    replace: '',
    caughtBy: [
      {
        file: 'src/exercises/answer-field.test.tsx',
        title: 'a student accepts a word of their input method',
      },
    ],
  },
  {
    id: 'n-for-ene',
    area: 'marking',
    harm: 'A student who writes ano for año is told that only an accent is missing.',
    file: 'src/exercises/mark-text.ts',
    find: 'if (meant.length === 0) return mark',
    replace: 'if (meant.length >= 0) return mark',
    caughtBy: [
      {
        file: 'src/exercises/mark-text.test.ts',
        title: 'ano for año has a wrong letter, and a meaning of its own',
      },
    ],
  },
  {
    id: 'negation-inside-the-perfect',
    area: 'marking',
    harm: 'A student is told that no ha nunca comido is right.',
    file: 'src/exercises/marking/same.ts',
    find: 'if (isHaber(words[late - 1]?.key) && isParticiple(words[late + 1]?.key)) return words',
    replace: '',
    caughtBy: [
      {
        file: 'src/exercises/mark-text.test.ts',
        title: 'no … nunca and nunca are accepted, but not both together',
      },
    ],
  },
  {
    id: 'last-alternative-as-model',
    area: 'marking',
    harm: 'A student is shown the rarest of the right answers as the model.',
    file: 'src/spanish/pattern.ts',
    find: 'const first = firstText(node.choices[0] ?? [])',
    replace: 'const first = firstText(node.choices.at(-1) ?? [])',
    caughtBy: [
      {
        file: 'src/spanish/pattern.test.ts',
        title: 'has its first reading as the model',
      },
    ],
  },
  {
    id: 'missed-exercise-at-once',
    area: 'marking',
    harm: 'A missed exercise comes back at once, when the answer is still on the student’s mind.',
    file: 'src/exercises/queue.ts',
    find: 'queue: [...between, current]',
    replace: 'queue: [current, ...between]',
    caughtBy: [
      {
        file: 'src/exercises/queue.test.ts',
        title: 'a missed exercise comes back after the others',
      },
    ],
  },
  {
    id: 'he-for-she',
    area: 'marking',
    harm: 'A student who writes él where the English says she is told that it is right.',
    file: 'src/exercises/marking/spare.ts',
    find: `if (task !== '' && means.get(key === 'el' ? 'él' : key)?.(task) === false) return undefined`,
    replace: '',
    caughtBy: [{ file: 'src/exercises/mark-text.test.ts', title: 'él isn’t accepted for “she”' }],
  },
  {
    id: 'rare-participle-taught',
    area: 'verbs',
    harm: 'A student learns freído instead of frito.',
    file: 'build/verb-tables.ts',
    find: `  freír: 'frito',\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/content/verb-forms.test.ts',
        title: 'the irregular gerunds and participles',
      },
    ],
  },
  {
    id: 'accent-lost-in-a-verb-table',
    area: 'verbs',
    harm: 'A student reads reios for reíos in the table of a verb.',
    file: 'build/verb-tables.ts',
    find: `{ reios: 'reíos' }`,
    replace: '{}',
    caughtBy: [
      {
        file: 'tests/content/verb-accents.test.ts',
        title: 'every form has its accent, and none that is wrong',
      },
    ],
  },
  {
    id: 'wrong-helping-tense',
    area: 'verbs',
    harm: 'A student learns había hablado as the perfect.',
    file: 'src/spanish/tenses.ts',
    find: `perfect: { helper: 'haber', tense: 'present' },`,
    replace: `perfect: { helper: 'haber', tense: 'imperfect' },`,
    caughtBy: [
      {
        file: 'tests/content/verb-forms.test.ts',
        title: 'the conjugator matches the forms that lesson authors typed by hand',
      },
    ],
  },
  {
    id: 'misspelt-word',
    area: 'content',
    harm: 'A student reads a misspelt Spanish word in a lesson.',
    file: 'src/content/lessons/days-of-week.ts',
    find: 'El lunes tengo un examen de mates.',
    replace: 'El lunes tengo un exámen de mattes.',
    caughtBy: [
      {
        file: 'tests/content/spelling.test.ts',
        title: 'has no misspelt Spanish word',
      },
    ],
  },
  {
    id: 'question-word-without-accent',
    area: 'content',
    harm: 'A student reads a question word without its accent in a lesson.',
    file: 'src/content/lessons/days-of-week.ts',
    find: `{ es: '¿Qué día es hoy?', en: 'What day is it today?' }`,
    replace: `{ es: '¿Que día es hoy?', en: 'What day is it today?' }`,
    caughtBy: [
      {
        file: 'tests/content/accents.test.ts',
        title: 'students read every accent, and none that is wrong',
      },
    ],
  },
  {
    id: 'accent-lost-in-a-cell',
    area: 'content',
    harm: 'A student reads esta nublado for está nublado in a table.',
    file: 'src/content/lessons/ser-estar.ts',
    find: `['está nublado', 'it’s cloudy']`,
    replace: `['esta nublado', 'it’s cloudy']`,
    caughtBy: [
      {
        file: 'tests/content/accents.test.ts',
        title: 'students read every accent, and none that is wrong',
      },
    ],
  },
  {
    id: 'link-to-no-section',
    area: 'content',
    harm: 'A student follows a link to a section that is not there.',
    file: 'src/content/lessons/days-of-week.ts',
    find: '[last night, two days ago](#looking-back)',
    replace: '[last night, two days ago](#looking-bak)',
    caughtBy: [
      {
        file: 'tests/content/structure.test.ts',
        title: 'has no broken mark-up and no broken link',
      },
    ],
  },
  {
    id: 'right-answer-refused',
    area: 'content',
    harm: 'The right answer of an exercise is marked as a mistake.',
    file: 'src/content/lessons/days-of-week.ts',
    find: `          answer: 'sábado',
          because: '*Todos los* is plural`,
    replace: `          answer: 'sábados',
          because: '*Todos los* is plural`,
    caughtBy: [
      {
        file: 'tests/content/exercises.test.ts',
        title: 'marks every right answer as right, and gives every known mistake its own reason',
      },
    ],
  },
  {
    id: 'stolen-token-renews',
    area: 'backend',
    harm: 'Whoever has stolen a refresh token that was used before stays signed in as the student.',
    file: 'backend/auth/refresh.ts',
    find: 'if (!isParent && ageSeconds > settings.refreshTokenReuseSeconds) return undefined',
    replace: 'if (ageSeconds < 0) return undefined',
    caughtBy: [
      {
        file: 'tests/backend/sessions.test.ts',
        title: 'a thief who replays an old token ends the session for both',
      },
    ],
  },
  {
    id: 'mailed-code-without-secret',
    area: 'backend',
    harm: 'Whoever reads a code in somebody’s mail is signed in with it in another browser.',
    file: 'backend/auth/exchange-code.ts',
    find: 'if (!matchesChallenge(verifier, flow.code_challenge, flow.code_challenge_method)) {',
    replace: 'if (verifier.length < 1) {',
    caughtBy: [
      {
        file: 'tests/backend/mail.test.ts',
        title: 'confirms the address and signs nobody in if it is opened in another browser',
      },
    ],
  },
  {
    id: 'sign-up-tells-of-an-account',
    area: 'backend',
    harm: 'A stranger learns by signing up who has an account.',
    file: 'backend/auth/sign-up.ts',
    find: 'return { user: describeFakeAccount(email, JSON.parse(data), now) }',
    replace: `throw new AuthError(422, 'user_already_exists', 'User already registered')`,
    caughtBy: [
      {
        file: 'tests/backend/auth.test.ts',
        title:
          'a stranger who tries a confirmed address gets the same answer as a new student, and no email is sent',
      },
    ],
  },
  {
    id: 'tries-not-counted',
    area: 'backend',
    harm: 'A stranger may try passwords without end.',
    file: 'backend/rate-limit.ts',
    find: 'const allowed = available >= 1',
    replace: 'const allowed = available >= 0',
    caughtBy: [
      {
        file: 'tests/backend/auth.test.ts',
        title: 'Ana changes her password again and again and is asked to wait',
      },
    ],
  },
  {
    id: 'mail-tray-open',
    area: 'backend',
    harm: 'A stranger reads the mail tray, and takes over any account with it.',
    file: 'backend/mail/tray-access.ts',
    find: `isAllowed: (context) => isKey(getCookie(context, trayCookie) ?? ''),`,
    replace: 'isAllowed: () => true,',
    caughtBy: [
      {
        file: 'tests/backend/mail-tray.test.ts',
        title:
          'isn’t open to a stranger behind a proxy that adds no headers, who therefore can’t take Ana’s account',
      },
    ],
  },
  {
    id: 'hidden-files-served',
    area: 'backend',
    harm: 'A stranger reads files that somebody has hidden in the folder of the site.',
    file: 'backend/static-site.ts',
    find: `      .filter(([path]) => !isHidden(path)),\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/backend/static-site.test.ts',
        title: 'doesn’t serve hidden files, except in the one directory that is meant for everybody',
      },
    ],
  },
  {
    id: 'filter-written-into-sql',
    area: 'backend',
    harm: 'A stranger runs SQL of their own by the value of a filter.',
    file: 'backend/rest/sql.ts',
    find: `return \`\${test.operator} \${bind(test.operand)}\``,
    replace: `return \`\${test.operator} '\${test.operand}'\``,
    caughtBy: [
      {
        file: 'tests/backend/security.test.ts',
        title: 'may contain SQL anywhere, which is treated as a name or a value and never run',
      },
    ],
  },
  {
    id: 'column-names-unquoted',
    area: 'backend',
    harm: 'A column that is called as SQL calls something else (user) is read as that.',
    file: 'backend/rest/sql.ts',
    find: `return \`"\${name.replaceAll('"', '""')}"\``,
    replace: 'return name',
    caughtBy: [
      {
        file: 'tests/backend/rest.test.ts',
        title: 'a column name may be an SQL keyword',
      },
    ],
  },
  {
    id: 'expired-token-accepted',
    area: 'backend',
    harm: 'Whoever finds an access token from hours ago reads and writes with it.',
    file: 'backend/rest/caller.ts',
    find: 'const clockSkewSeconds = 30\n',
    replace: 'const clockSkewSeconds = 30_000\n',
    caughtBy: [
      {
        file: 'tests/backend/security.test.ts',
        title: 'nobody gets in with a forged, changed, foreign, expired or future token',
      },
    ],
  },
  {
    id: 'progress-of-everybody',
    area: 'database',
    harm: 'Every student reads the progress of every other one.',
    file: 'supabase/migrations/20261121000100_user_progress.sql',
    find: `  for select to authenticated
  using ((select auth.uid()) = user_id);`,
    replace: `  for select to authenticated
  using (true);`,
    caughtBy: [{ file: 'tests/backend/security.test.ts', title: 'Ben can’t read Ana’s rows' }],
  },
  {
    id: 'two-servers-one-directory',
    area: 'database',
    harm: 'Two servers open one data directory, and what students saved is lost.',
    file: 'backend/database/lock.ts',
    find: 'if (!isOtherScope && isRunning(Number(pid), start)) {',
    replace: `if (!isOtherScope && isRunning(Number(pid), start) && directory === '') {`,
    caughtBy: [
      {
        file: 'tests/database/embedded-database.test.ts',
        title: 'isn’t taken from a running owner, and isn’t released by an owner that has lost it',
      },
    ],
  },
  {
    id: 'work-not-kept',
    area: 'device',
    harm: 'What a student answered is forgotten when the page is closed.',
    file: 'src/lib/device-store.ts',
    find: '        else localStorage.setItem(key, text)\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/lib/memory.test.tsx',
        title: 'still has a missed exercise the next day, which is due',
      },
    ],
  },
  {
    id: 'review-day-at-midnight',
    area: 'device',
    harm: 'Repaso asks a student who is still up after midnight for what they have just learned.',
    file: 'src/lib/review-day.ts',
    find: 'const begins = 4',
    replace: 'const begins = 0',
    caughtBy: [
      {
        file: 'src/features/review/days.test.ts',
        title: 'comes back on the next day',
      },
    ],
  },
  {
    id: 'unrated-as-zero',
    area: 'device',
    harm: 'A student’s average rating counts each topic without a rating as 0.',
    file: 'src/features/progress/queries.ts',
    find: 'reduce((sum, rating) => sum + rating, 0) / ratings.length',
    replace: 'reduce((sum, rating) => sum + rating, 0) / rows.length',
    caughtBy: [
      {
        file: 'src/features/progress/queries.test.tsx',
        title: 'counts by type, and averages the ratings that she gave to two decimals',
      },
    ],
  },
  {
    id: 'lesson-before-what-it-needs',
    area: 'device',
    harm: 'The plan of a student has the pluperfect before the imperfect, from which it is built.',
    file: 'src/content/lesson-needs.ts',
    find: "  'place-prepositions',\n  'imperfect-preterito',\n",
    replace: "  'pluscuamperfecto',\n  'place-prepositions',\n  'imperfect-preterito',\n",
    caughtBy: [
      {
        file: 'tests/content/lesson-needs.test.ts',
        title: 'comes before it, and the order has every lesson once',
      },
    ],
  },
  {
    id: 'finished-text-in-plan',
    area: 'device',
    harm: 'The plan sends a student to a text that they have finished.',
    file: 'src/features/planner/pieces.ts',
    find: 'all.filter(({ id, finished }) => finished === undefined && !reserved.includes(id))',
    replace: 'all.filter(({ id }) => !reserved.includes(id))',
    caughtBy: [
      {
        file: 'src/features/planner/pieces.test.ts',
        title: 'names the next unfinished text, and each text once',
      },
    ],
  },
  {
    id: 'speaking-after-oral',
    area: 'device',
    harm: 'The plan has more speaking than fits before the oral, so lessons have no time.',
    file: 'src/features/planner/make-plan.ts',
    find: "(kind !== 'speak' ||",
    replace: "(kind !== 'review' ||",
    caughtBy: [
      {
        file: 'src/features/planner/make-plan.test.ts',
        title: 'fits the time, and wastes none of it',
      },
    ],
  },
  {
    id: 'undone-stop-lost',
    area: 'device',
    harm: 'What a student left undone yesterday is not in today’s plan.',
    file: 'src/features/planner/make-plan.ts',
    find: 'plan.seen >= today\n',
    replace: 'plan.seen <= today\n',
    caughtBy: [
      {
        file: 'src/features/planner/make-plan.test.ts',
        title: 'missed stops come first, and the student is told once',
      },
    ],
  },
  {
    id: 'lessons-in-first-load',
    area: 'build',
    harm: 'A student on an old phone waits for the list of all lessons before any page answers.',
    file: 'src/app/site-map.ts',
    find: `import type { LessonType } from '@/content/registry'
import { paths } from '@/paths'
`,
    replace: `import { type LessonType, lessons } from '@/content/registry'
import { paths } from '@/paths'

export const lessonCount = lessons.length
`,
    caughtBy: [{ file: 'tests/build/budgets.test.ts', title: ' page answers within its budget' }],
  },
  {
    id: 'scripts-against-first-paint',
    area: 'build',
    harm: 'A student on a slow network sees the page later, since scripts are fetched at the same time.',
    file: 'build/prerender.ts',
    find: `.replace('</head>', () => \`\${head}\${extraHead(head)}</head>\`)`,
    replace: `.replace('</head>', () => \`\${head}\${extraHead(head)}<link rel="modulepreload" href="/x.js"></head>\`)`,
    caughtBy: [
      {
        file: 'tests/e2e/first-load.spec.ts',
        project: 'phone',
        title: 'every page lists all the code that the app needs there, and preloads none of it',
      },
    ],
  },
  {
    id: 'form-sent-by-the-browser',
    area: 'build',
    harm: 'A password that is sent before the scripts are there goes into the address of a page.',
    file: 'src/app/render-page.tsx',
    find: `return html.replaceAll('<form', '<form method="dialog"')`,
    replace: 'return html',
    caughtBy: [
      {
        file: 'tests/build/build.test.ts',
        title: 'has no form that a browser could submit before the scripts have loaded',
      },
    ],
  },
  {
    id: 'unlisted-page-in-sitemap',
    area: 'build',
    harm: 'Search engines are sent to a page that they must not list.',
    file: 'src/app/site-map.ts',
    find: `label: 'Sign In', indexed: false }`,
    replace: `label: 'Sign In' }`,
    caughtBy: [
      {
        file: 'tests/build/build.test.ts',
        title: 'has a sitemap for search engines, without pages that they don’t need',
      },
    ],
  },
  {
    id: 'microphone-on-every-page',
    area: 'hosting',
    harm: 'Every page of the site may ask for a student’s microphone.',
    file: 'vercel.json',
    find: '"value": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"',
    replace:
      '"value": "camera=(), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()"',
    caughtBy: [
      {
        file: 'tests/backend/static-site.test.ts',
        title: 'allows the microphone in the speaking room and its pages only',
      },
    ],
  },
  {
    id: 'early-typing-lost',
    area: 'take-over',
    harm: 'What a student typed before the app was there is not known to it.',
    file: 'src/before-take-over.ts',
    find: '      announce(now, value)\n',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/before-scripts.spec.ts',
        project: 'phone',
        title: 'a star, a comment and a filled gap survive hydration',
      },
    ],
  },
  {
    id: 'early-press-lost',
    area: 'take-over',
    harm: 'A student presses a button before the app is there, and nothing happens.',
    file: 'src/before-take-over.ts',
    find: '      if (now instanceof HTMLElement) now.click()\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/before-take-over.test.tsx',
        title: 'a press on a part that is being hydrated is handled once, after hydration',
      },
    ],
  },
  {
    id: 'page-jumps-to-top',
    area: 'take-over',
    harm: 'The page jumps to its top under a student who has begun to read it.',
    file: 'src/app/restore-scroll.tsx',
    find: '    window.scrollTo(0, scrolled.current)\n',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/before-scripts.spec.ts',
        project: 'phone',
        title: 'somebody who scrolls down before the app has loaded stays where they are when it has',
      },
    ],
  },
  {
    id: 'shell-scrolled-by-nobody',
    area: 'take-over',
    harm: 'A reloaded section is lost when the browser scrolls the growing page before the app is there.',
    file: 'src/app/restore-scroll.tsx',
    find: 'isPrerendered() && !isAtSection()',
    replace: '!isAtSection()',
    caughtBy: [
      {
        file: 'src/app/restore-scroll.test.tsx',
        title: 'nobody but the browser can have scrolled the empty shell',
      },
    ],
  },
  {
    id: 'drawing-taken-for-scrolling',
    area: 'take-over',
    harm: 'A reloaded page loses its place when something above it changes before the rest of the frame has come.',
    file: 'src/app/hold-scroll-position.tsx',
    find: '    if (isFirst && hasInteracted()) return\n',
    replace:
      '    if (isFirst && (hasInteracted() || Math.abs(window.scrollY - (scrollOffset ?? window.scrollY)) > 1)) return\n',
    caughtBy: [
      {
        file: 'tests/e2e/navigation.spec.ts',
        project: 'phone',
        title:
          'a reloaded page keeps its scroll position if the content above it changes while the app loads',
      },
    ],
  },
  {
    id: 'first-press-lost',
    area: 'take-over',
    harm: 'A press before even the first script is there is lost.',
    file: 'src/before-take-over.ts',
    find: `        if (entry.startTime < here && entry.name !== 'keydown') keepPressed(entry)\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/before-scripts.spec.ts',
        project: 'phone',
        title: 'one press or key on the menu, Grammar or the search is enough, however early it comes',
      },
    ],
  },
  {
    id: 'busy-for-ever',
    area: 'take-over',
    harm: 'A part whose code does not come leaves its buttons busy for ever.',
    file: 'src/components/ui/part.tsx',
    find: '        element.dispatchEvent(new Event(partFailed, { bubbles: true }))\n',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/before-scripts.spec.ts',
        project: 'phone',
        title:
          'if a section’s code is missing, the section stays readable and says so, and the rest of the page works',
      },
    ],
  },
  {
    id: 'no-microphone-from-the-device',
    area: 'offline',
    harm: 'The speaking room may not use the microphone once the site is kept on the device.',
    file: 'src/service-worker/worker.ts',
    find: `  headers.set('Permissions-Policy', policy.replace('microphone=()', 'microphone=(self)'))\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/speaking-room.spec.ts',
        project: 'phone',
        title: 'the speaking room may still use the microphone',
      },
    ],
  },
  {
    id: 'script-not-kept',
    area: 'offline',
    harm: 'Without a network a page does not answer, since one of its scripts is not on the device.',
    file: 'build/service-worker.ts',
    find: '.filter(([file]) => !isExcluded(file))',
    replace: `.filter(([file]) => !isExcluded(file) && !file.includes('near-'))`,
    caughtBy: [
      {
        file: 'tests/build/build.test.ts',
        title: 'has a service worker that caches every script and the shell unchanged, and no page twice',
      },
    ],
  },
  {
    id: 'progress-left-behind',
    area: 'privacy',
    harm: 'The next student on the computer sees the progress of the one before.',
    file: 'src/features/auth/auth-provider.tsx',
    find: `      clearOfflineCache('progress')\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/shared-computer.spec.ts',
        project: 'phone',
        title: 'a student can still sign out',
      },
    ],
  },
  {
    id: 'sign-out-waits',
    area: 'privacy',
    harm: 'A student who signs out and walks away is signed in as long as the network does not answer.',
    file: 'src/features/auth/auth-provider.tsx',
    find: `      recordSession(null)
      setSession(null)
      await reportSignOut(removed).catch(console.error)
`,
    replace: `      await reportSignOut(removed).catch(console.error)
      recordSession(null)
      setSession(null)
`,
    caughtBy: [
      {
        file: 'tests/e2e/shared-computer.spec.ts',
        project: 'phone',
        title: 'a student is signed out at once, even while the client is loading',
      },
    ],
  },
  {
    id: 'code-in-page-views',
    area: 'privacy',
    harm: 'The count of page views is sent the query of an address, which may hold a code that signs in.',
    file: 'src/app/deferred-frame.tsx',
    find: '  return origin + pathname\n',
    replace: '  return origin + pathname + new URL(url, window.location.origin).search\n',
    caughtBy: [
      {
        file: 'tests/e2e/screens.spec.ts',
        project: 'phone',
        title: 'page views contain no query, fragment or name',
      },
    ],
  },
  {
    id: 'kept-and-not-named',
    area: 'privacy',
    harm: 'Something is kept on the device that the privacy page does not name.',
    file: 'src/pages/privacy/stored-data.ts',
    find: `      'proxima-pace',\n`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/kept.spec.ts',
        project: 'desktop',
        title: 'after a whole evening the device holds nothing that the privacy page doesn’t name',
      },
    ],
  },
  {
    id: 'focus-left-behind',
    area: 'screens',
    harm: 'Whoever uses the keyboard or a screen reader is left where they were when the page changes.',
    file: 'src/app/restore-scroll.tsx',
    find: '    if (target !== null) focusElement(target)\n',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/keyboard.spec.ts',
        project: 'desktop',
        title: 'a student makes the whole journey by keyboard alone',
      },
    ],
  },
  {
    id: 'unknown-progress-as-none',
    area: 'screens',
    harm: 'Progress that could not be read is shown to a student as 0%.',
    file: 'src/features/progress/progress-card.tsx',
    find: `{known === undefined ? '–' : \`\${percent}%\`}`,
    replace: `{\`\${percent}%\`}`,
    caughtBy: [{ file: 'tests/e2e/map.spec.ts', project: 'phone', title: 'isn’t shown as zero' }],
  },
  {
    id: 'visitor-rating-sent',
    area: 'screens',
    harm: 'A visitor’s rating is sent to the server, refused, and said to be saved.',
    file: 'src/features/rating/rating-card.tsx',
    find: `    if (submit === 'log' || user === null) setIsSubmitted(true)
    else saveRating(chosen)
`,
    replace: `    saveRating(chosen)
    setIsSubmitted(true)
`,
    caughtBy: [
      {
        file: 'src/features/rating/rating-card.test.tsx',
        title: 'thanks a visitor and offers to sign in, and nothing is saved',
      },
    ],
  },
  {
    id: 'text-too-pale',
    area: 'screens',
    harm: 'Text is too pale to be read by many.',
    file: 'tailwind.config.ts',
    find: `muted: ['#565d68', '#a5aebb']`,
    replace: `muted: ['#a9b0ba', '#a5aebb']`,
    caughtBy: [
      {
        file: 'tests/e2e/pages.spec.ts',
        project: 'phone',
        title: '/about loads without an error or a layout shift, is accessible, and fits with large letters',
      },
    ],
  },
  {
    id: 'title-torn-on-a-phone',
    area: 'screens',
    harm: 'With large letters the words of a title are torn apart on a phone.',
    file: 'tailwind.config.ts',
    find: `'4xl': ['min(2.25rem, 10.5vw)', '1.1'],`,
    replace: `'4xl': ['4.5rem', '1.1'],`,
    caughtBy: [
      {
        file: 'tests/e2e/pages.spec.ts',
        project: 'phone',
        title:
          '/grammar/advanced-pronouns loads without an error or a layout shift, is accessible, and fits with large letters',
      },
    ],
  },
  {
    id: 'long-word-wider-than-a-phone',
    area: 'screens',
    harm: 'With large letters a long word makes a phone scroll sideways.',
    file: 'src/styles.css',
    find: '    overflow-wrap: break-word;\n',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/pages.spec.ts',
        project: 'phone',
        title: '/tenses loads without an error or a layout shift, is accessible, and fits with large letters',
      },
    ],
  },
  {
    id: 'theme-wider-than-a-phone',
    area: 'screens',
    harm: 'With large letters the word of the day makes a phone scroll sideways, on the days of some themes.',
    file: 'src/components/ui/badge.tsx',
    find: 'max-w-full shrink-0',
    replace: 'whitespace-nowrap',
    caughtBy: [
      {
        file: 'tests/e2e/words.spec.ts',
        project: 'phone',
        title: 'the word of the day fits a small window with large letters, whichever word it is',
      },
    ],
  },
  {
    id: 'voices-move-the-page',
    area: 'screens',
    harm: 'When the device lists its voices, the verb tables become taller, and the text moves that a student reads.',
    file: 'src/components/rich-text.tsx',
    find: "isButton ? undefined : 'spoken'",
    replace: 'undefined',
    caughtBy: [
      {
        file: 'tests/e2e/lesson-page.spec.ts',
        project: 'phone',
        title:
          'a student whose device speaks Spanish is told once what the dotted words mean, and nothing moves',
      },
    ],
  },
  {
    id: 'names-torn-on-the-map',
    area: 'screens',
    harm: 'With letters twice as large the names of the stops are torn apart on the wide map.',
    file: 'src/features/roadmap/metro-map.css',
    find: '@container (width >= 60rem) {',
    replace: '@media (width >= 64rem) {',
    caughtBy: [
      {
        file: 'tests/e2e/appearance.spec.ts',
        project: 'desktop',
        title:
          'a student whose browser doubles all letters finds headings below the bar, and whole names on the map',
      },
    ],
  },
  {
    id: 'field-covered-when-magnified',
    area: 'screens',
    harm: 'On a page that is magnified four times, bar and Spanish letters lie over the text that a student writes.',
    file: 'src/styles.css',
    find: ', (100vh - 25rem) * 999',
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/writing-desk.spec.ts',
        project: 'phone',
        title:
          'a student who has magnified the page four times clicks into the middle of their text, and continues',
      },
    ],
  },
  {
    id: 'late-line-moves-the-page',
    area: 'screens',
    harm: 'The page moves under a student’s finger when the date comes.',
    file: 'src/pages/word-of-the-day-page.tsx',
    find: 'mt-2 min-h-7 text-lg',
    replace: 'mt-2 text-lg',
    caughtBy: [
      {
        file: 'tests/e2e/pages.spec.ts',
        project: 'desktop',
        title:
          '/word-of-the-day loads without an error or a layout shift, is accessible, and fits with large letters',
      },
    ],
  },
  {
    id: 'passing-mouse-fetches',
    area: 'screens',
    harm: 'A mouse that passes over the map fetches every lesson, on the student’s data.',
    file: 'src/app/prefetch-pages.ts',
    find: 'const cancelTimer = () => clearTimeout(timer)',
    replace: 'const cancelTimer = () => {}',
    caughtBy: [
      {
        file: 'tests/e2e/next-pages.spec.ts',
        project: 'desktop',
        title: 'passing the mouse over a link fetches no lesson',
      },
    ],
  },
  {
    id: 'answers-not-printed',
    area: 'screens',
    harm: 'The answers are missing from the sheet that a teacher prints.',
    file: 'src/features/lesson/use-print-content.ts',
    find: `    window.addEventListener('beforeprint', draw)
    paper.addEventListener('change', drawOnPaper)
`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/e2e/print.spec.ts',
        project: 'phone',
        title: 'and finds every answer on the last page, and nothing else there',
      },
    ],
  },
  {
    id: 'ticks-not-heeded',
    area: 'screens',
    harm: 'A teacher who has ticked two sections hands out the questions of the whole lesson.',
    file: 'src/features/lesson/print-dialog.tsx',
    find: ' only={chosen}',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/lesson/print-dialog.test.tsx',
        title: 'a teacher ticks two sections and prints only their questions, with the gap-fill page',
      },
    ],
  },
  {
    id: 'press-twice-link',
    area: 'screens',
    harm: 'A link that is pressed twice is used twice: the second answer says that it no longer works.',
    file: 'src/features/auth/use-request.ts',
    find: `    if (busy) return false
`,
    replace: '',
    caughtBy: [
      { file: 'tests/app/calls.test.tsx', title: 'using the link for a new password: sends one request' },
    ],
  },
  {
    id: 'hotel-refusal',
    area: 'screens',
    harm: 'Where no server answers the student reads that it “did not work”, and not that the connection is at fault.',
    file: 'src/features/auth/use-request.ts',
    find: `      if (isUnreachable(error)) throw error
`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/app/calls.test.tsx',
        title:
          'changing the name: shows the error whatever the server answers, keeps what was typed, and succeeds on the next try',
      },
    ],
  },
  {
    id: 'busy-button',
    area: 'screens',
    harm: 'The button of the sign-in form can be pressed while it is signing in.',
    file: 'src/features/auth/auth-form.tsx',
    find: 'disabled={!ready || submitting}',
    replace: 'disabled={!ready}',
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'disables the button while it works, and says what it is doing',
      },
    ],
  },
  {
    id: 'silent-sign-in',
    area: 'screens',
    harm: 'Without a network the sign-in form says nothing that stays.',
    file: 'src/features/auth/auth-form.tsx',
    find: `      show(unexpected)
`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/app/calls.test.tsx',
        title:
          'signing in: shows the error whatever the server answers, keeps what was typed, and succeeds on the next try',
      },
    ],
  },
  {
    id: 'two-mails',
    area: 'screens',
    harm: 'Who presses “Send it again” twice gets two mails, and the link of the first is dead.',
    file: 'src/features/auth/send-again.tsx',
    find: `    if (sending) return
`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/app/calls.test.tsx',
        title: 'requesting the email for a new password again: sends one request',
      },
    ],
  },
  {
    id: 'resting-button',
    area: 'screens',
    harm: 'A press on the resting “Send it again” asks the server all the same.',
    file: 'src/features/auth/send-again.tsx',
    find: `    if (seconds > 0) {
`,
    replace: `    if (seconds > 60) {
`,
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'Lucía reads what to do until she has done it, and has to wait for a second email',
      },
    ],
  },
  {
    id: 'typed-address-lost',
    area: 'screens',
    harm: 'The new address that was typed is lost when the request fails.',
    file: 'src/features/account/account-settings.tsx',
    find: `    else if (await send(ask)) return form.reset()
`,
    replace: `    else {
      const isSent = await send(ask)
      form.reset()
      if (isSent) return
    }
`,
    caughtBy: [
      {
        file: 'tests/app/calls.test.tsx',
        title:
          'changing the address: shows the error whatever the server answers, keeps what was typed, and succeeds on the next try',
      },
    ],
  },
  {
    id: 'deleted-by-anything',
    area: 'screens',
    harm: 'The account is deleted whatever is typed to confirm it.',
    file: 'src/features/account/account-settings.tsx',
    find: `    if (normalEmail(typed) !== email) {
`,
    replace: `    if (typed === '') {
`,
    caughtBy: [
      {
        file: 'tests/app/account.test.tsx',
        title: 'is deleted after its address is typed, and nobody can sign in with it',
      },
    ],
  },
  {
    id: 'deletion-not-admitted',
    area: 'screens',
    harm: 'A deletion whose answer got lost is never admitted: each further press fails.',
    file: 'src/features/account/requests.ts',
    find: `  if (error !== null && !(error.code === '42501' && (await isAlreadyDeleted()))) return error
`,
    replace: `  if (error !== null) return error
`,
    caughtBy: [
      {
        file: 'tests/app/account.test.tsx',
        title: 'is deleted on the next press if the first deletion worked but its answer was lost',
      },
    ],
  },
  {
    id: 'everywhere-without-session',
    area: 'screens',
    harm: 'On a device that was signed out already “Sign out everywhere” passes for done.',
    file: 'src/features/account/requests.ts',
    find: `  if (error !== null) return error
  // Check again that the same student is signed in: the request above took time.
`,
    replace: `  void error
`,
    caughtBy: [
      {
        file: 'tests/app/account.test.tsx',
        title:
          'doesn’t report success for “Sign out everywhere” on a device that was signed out from another one',
      },
    ],
  },
  {
    id: 'moved-for-another',
    area: 'screens',
    harm: 'Ana is told that her account has moved when it is Mallory’s.',
    file: 'src/features/account/confirm-address-change.tsx',
    find: 'const other = here !== null && here.id !== account.id ? here.email : undefined',
    replace: 'const other: string | undefined = here?.id === account.id ? undefined : undefined',
    caughtBy: [
      {
        file: 'tests/app/account.test.tsx',
        title: 'isn’t mistaken for the signed-in account if somebody else’s address moves',
      },
    ],
  },
  {
    id: 'wait-for-ever',
    area: 'screens',
    harm: 'A move that nobody agrees to is waited for for ever.',
    file: 'src/features/account/account-settings.tsx',
    find: 'const addressChangeTimeout = 2 * 3_600_000',
    replace: 'const addressChangeTimeout = 2000 * 3_600_000',
    caughtBy: [
      {
        file: 'tests/app/account.test.tsx',
        title: 'shows that a change of address is pending, also after a reload, until the links have expired',
      },
    ],
  },
  {
    id: 'led-to-another-site',
    area: 'privacy',
    harm: 'After signing in, home leads to whatever somebody has written into the storage.',
    file: 'src/features/auth/return-to.ts',
    find: `  if (pathname === undefined || !/^(?:\\/[\\w-]+)+\\/?$/.test(pathname)) return null
`,
    replace: `  if (pathname === undefined) return null
`,
    caughtBy: [{ file: 'src/features/auth/return-to.test.tsx', title: 'leads nowhere by' }],
  },
  {
    id: 'place-left-for-the-next',
    area: 'privacy',
    harm: 'The next student at a computer is led back to the page and the comment of the one before.',
    file: 'src/lib/stored-session.ts',
    find: `    clearTab()
    deleteAllForAnHour()
`,
    replace: `    clearTab()
`,
    caughtBy: [
      {
        file: 'src/pages/stored-work/left-in-tab.test.tsx',
        title: 'finds neither the page nor the stars that were stored for an hour',
      },
    ],
  },
  {
    id: 'stars-of-another-visitor',
    area: 'privacy',
    harm: 'A visitor sees the stars that another one gave an hour ago.',
    file: 'src/features/rating/stored-rating.ts',
    find: `  if (userId === null) return null
`,
    replace: '',
    caughtBy: [
      {
        file: 'src/pages/stored-work/left-in-tab.test.tsx',
        title: 'gets the stars of a visitor in another tab',
      },
    ],
  },
  {
    id: 'stars-for-one-tab',
    area: 'screens',
    harm: 'After signing up, the tab that the email opens has lost the student’s stars if the other tab was faster.',
    file: 'src/features/rating/stored-rating.ts',
    find: '  storeOnDevice(theirs)\n',
    replace: '  deleteForAnHour(name)\n',
    caughtBy: [
      {
        file: 'src/features/rating/rating-card.test.tsx',
        title: 'finds the stars in each of their tabs, and nobody else does',
      },
    ],
  },
  {
    id: 'saved-twice',
    area: 'screens',
    harm: 'A stop that is pressed twice is saved twice.',
    file: 'src/features/rating/rating-card.tsx',
    find: `    if (isSending.current) return
`,
    replace: '',
    caughtBy: [{ file: 'tests/app/calls.test.tsx', title: 'saving a completed stop: sends one request' }],
  },
  {
    id: 'first-mail-dead',
    area: 'screens',
    harm: 'After a second sign-up that was refused, the link of the first mail signs nobody in.',
    file: 'src/features/auth/requests.ts',
    find: `    for (const [name, secret] of secrets) localStorage.setItem(name, secret)
`,
    replace: `    void secrets
`,
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'sending the form again works as the first time, and the first email still signs in',
      },
    ],
  },
  {
    id: 'account-told',
    area: 'privacy',
    harm: 'Who asks twice for a new password learns whether the address has an account.',
    file: 'src/features/auth/requests.ts',
    find: `  return error?.code === 'over_email_send_rate_limit' ? null : error
`,
    replace: `  return error
`,
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'says the same to somebody without an account and to somebody who asks twice',
      },
    ],
  },
  {
    id: 'good-link-refused',
    area: 'screens',
    harm: 'After too many tries a good link is called used up, and is thrown away.',
    file: 'src/features/auth/choose-password.tsx',
    find: `      isRefused = error?.code === 'otp_expired'
`,
    replace: `      isRefused = error !== null
`,
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'doesn’t call a valid link used when the server has had too many tries',
      },
    ],
  },
  {
    id: 'token-in-address',
    area: 'privacy',
    harm: 'A reload of the page to which the mail for a forgotten password leads loses the link.',
    file: 'src/features/auth/choose-password.tsx',
    find: 'state: { token: carried } })',
    replace: 'state: {} })',
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title: 'keeps the form after a reload, and explains there that a password is too short',
      },
    ],
  },
  {
    id: 'malformed-is-missing',
    area: 'screens',
    harm: 'A malformed address is called missing.',
    file: 'src/features/auth/auth-field.tsx',
    find: 'input.validity.patternMismatch ? notWhole : missing',
    replace: 'missing',
    caughtBy: [{ file: 'tests/app/auth.test.tsx', title: 'never sends a malformed address' }],
  },
  {
    id: 'address-as-typed',
    area: 'screens',
    harm: 'A student whose address has an ñ in its domain can sign in with some browsers only.',
    file: 'src/features/auth/requests.ts',
    find: 'signUp(credentials)',
    replace: 'signUp({ ...credentials, email })',
    caughtBy: [
      {
        file: 'tests/app/auth.test.tsx',
        title:
          'takes the letters of an address as they are, sends them in the form of the accounts and lets the student in',
      },
    ],
  },
  {
    id: 'password-trimmed',
    area: 'screens',
    harm: 'A password that begins or ends with a space is another one than was typed.',
    file: 'src/features/auth/auth-form.tsx',
    find: "await signUp(email, text('password'), fullName)",
    replace: "await signUp(email, text('password').trim(), fullName)",
    caughtBy: [{ file: 'tests/app/typed.test.tsx', title: 'signing up' }],
  },
  {
    id: 'nameless',
    area: 'screens',
    harm: 'A student without a name but spaces is let through.',
    file: 'src/features/auth/auth-form.tsx',
    find: "if (mode === 'sign-up' && fullName === '')",
    replace: "if (mode === 'sign-up' && text('full_name') === '')",
    caughtBy: [{ file: 'tests/app/typed.test.tsx', title: 'signing up' }],
  },
  {
    id: 'try-again-dead',
    area: 'screens',
    harm: '“Try again” beside the word of the day does nothing.',
    file: 'src/features/word-of-the-day/todays-word.tsx',
    find: 'onClick={() => refetch()}',
    replace: 'onClick={() => void refetch}',
    caughtBy: [
      {
        file: 'tests/app/calls.test.tsx',
        title:
          'today’s word: shows the error whatever the server answers, keeps what was typed, and succeeds on the next try',
      },
    ],
  },
  {
    id: 'unread-is-none',
    area: 'screens',
    harm: 'Progress that cannot be read is shown as none.',
    file: 'src/features/progress/queries.ts',
    find: `    if (error) throw new Error('Progress was not read', { cause: error })
`,
    replace: `    if (error) return []
`,
    caughtBy: [
      {
        file: 'tests/app/pages.test.tsx',
        title: 'a student can still read, and progress isn’t shown as zero',
      },
    ],
  },
  {
    id: 'score-of-all',
    area: 'screens',
    harm: 'The score of the quiz counts wrong answers too.',
    file: 'src/features/quiz/quiz.tsx',
    find: 'const score = answers.length - missed.length',
    replace: 'const score = answers.length',
    caughtBy: [
      {
        file: 'tests/app/pages.test.tsx',
        title: 'after 2 wrong answers the score is 1/3 (33%), and missed questions show the right word',
      },
    ],
  },
  {
    id: 'accent-lesson',
    area: 'screens',
    harm: 'Who only got accents wrong is not sent to their lesson.',
    file: 'src/features/quiz/mark-question.ts',
    find: "withoutVowelAccents(options[chosen] ?? '') === withoutVowelAccents(answer)",
    replace: 'options[chosen] === answer',
    caughtBy: [
      {
        file: 'tests/app/pages.test.tsx',
        title:
          'a student who only got an accent wrong is offered the lesson on accents, even if the device saves nothing',
      },
    ],
  },
  {
    id: 'lost-run',
    area: 'screens',
    harm: 'Who reads the lesson of a question and comes back begins the quiz again.',
    file: 'src/features/quiz/topic-quiz.tsx',
    find: `    runsLeft.set(topic, next)
`,
    replace: '',
    caughtBy: [
      {
        file: 'tests/app/pages.test.tsx',
        title: 'a student reads the lesson of a question, comes back, and carries on with the same question',
      },
    ],
  },
  {
    id: 'rooms-not-in-menu',
    area: 'screens',
    harm: 'A student on a phone does not learn from the menu that there is practice for each paper.',
    file: 'src/app/navigation-links.ts',
    find: 'siteMap.filter(({ practice }) => practice)',
    replace: 'siteMap.filter(({ practice }) => practice === undefined)',
    caughtBy: [
      {
        file: 'src/app/exam-practice.test.tsx',
        title: 'the menu of a small screen has the specified links first, then exam practice',
      },
    ],
  },
  {
    id: 'line-unnamed',
    area: 'marking',
    harm: 'A student who proofreads a text reads a reason and cannot tell which line it is about.',
    file: 'src/exercises/mark-proofread.ts',
    find: 'reasons.map((reason) => ',
    replace: 'reasons.map((reason) => reason || ',
    caughtBy: [
      {
        file: 'src/exercises/mark-exercise.test.ts',
        title: 'each reason for a text to proofread names its line',
      },
    ],
  },
  {
    id: 'speakers-vanish',
    area: 'screens',
    harm: 'One press without a voice removes every speak button, and the text moves while it is read.',
    file: 'src/components/ui/speak-button.tsx',
    find: "if (canSpeak === 'no') return null",
    replace: "if (canSpeak === 'no' || canSpeak === 'failed') return null",
    caughtBy: [
      {
        file: 'src/components/ui/no-voice-note.test.tsx',
        title: 'after a press that fails, every button stays, and a note says how to get a voice',
      },
    ],
  },
]
