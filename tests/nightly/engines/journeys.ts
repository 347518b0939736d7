import type { Site } from '../../support/site'
import type { Student } from './student'

export interface Journey {
  title: string
  walk: (student: Student, site: Site) => Promise<void>
}

const ana = { name: 'Ana María López', password: 'tres tristes tigres' }

/** The number of accounts that these journeys have made, because each needs an address of its own. */
let accounts = 0

/** Creates an account with the form, and follows the link in the mail tray. Returns the address. */
async function signUp(student: Student, site: Site): Promise<string> {
  accounts += 1
  const email = `ana-${accounts}@example.com`
  await student.opens('/auth')
  await student.presses('button', 'Create an account')
  await student.types(ana.name, 'Full Name')
  await student.types(email, 'Email')
  await student.types(ana.password, 'Password')
  await student.presses('button', 'Create Account')
  await student.reads('Account Created!')
  await student.follows(site.trayUrl)
  await student.presses('link', new RegExp(email))
  await student.isAt('/')
  await student.finds('button', /account menu/)
  return email
}

export const journeys: readonly Journey[] = [
  {
    title: 'a student searches for a form, and reads the table of its verb',
    walk: async (student) => {
      await student.opens('/')
      await student.presses('button', /search/i)
      await student.types('tuve', 'Search lessons, words and guides', ['dialog'])
      await student.presses('link', /tener/, ['dialog'])
      await student.isAt('/tenses')
      await student.reads('tuvieron')
    },
  },
  {
    title: 'a student answers before reading, reads why, and opens a term and a folded part',
    walk: async (student) => {
      const opening = ['region', /before you read/i] as const
      await student.opens('/grammar/ser-estar')
      await student.presses('radio', undefined, opening)
      await student.presses('button', 'Check', opening)
      await student.reads(/Correct|Not yet/)
      await student.opens('/grammar/ser-estar#uses-of-ser')
      await student.until(
        'the part is open',
        `return document.querySelector('#uses-of-ser').getBoundingClientRect().height > 0`,
      )
    },
  },
  {
    title: 'a student types an answer that is on no list, and reads what is wrong',
    walk: async (student) => {
      await student.opens('/grammar/ser-estar#uses-of-estar')
      const practice = ['region', /^Try it/] as const
      // Go on to the first exercise that is typed.
      await student.skipsToTyped(practice)
      await student.types('yo soy cansadisimo\n', undefined, practice)
      await student.reads(/Not yet|Not quite|Not on our list/)
    },
  },
  {
    title: 'a student signs up, completes a lesson, signs out, and finds it ticked after signing in',
    walk: async (student, site) => {
      const email = await signUp(student, site)
      await student.opens('/grammar/ser-estar')
      await student.presses('radio', '4 stars')
      await student.presses('button', 'Submit')
      await student.presses('button', 'Mark as completed')
      await student.reads('Your progress has been saved.')
      await student.presses('button', /account menu/)
      await student.presses('menuitem', 'Sign out')
      await student.finds('link', 'Sign In')
      await student.opens('/auth')
      await student.types(email, 'Email')
      await student.types(`${ana.password}\n`, 'Password')
      await student.reads('Welcome back!')
      await student.opens('/grammar')
      await student.reads('1 of 20 stops')
    },
  },
  {
    title: 'a student takes the quiz',
    walk: async (student) => {
      await student.opens('/practice')
      for (const number of [1, 2, 3]) {
        await student.finds('heading', `Question ${number} of 3`)
        await student.presses('radio', undefined)
        await student.presses('button', 'Submit Answer')
        await student.reads(/Correct!|Incorrect/)
        await student.presses('button', /Next Question|See/)
      }
      await student.reads(/Final score: \d\/3/i)
    },
  },
  {
    title: 'a student drills a tense, misses a form, and Repaso remembers it',
    walk: async (student) => {
      await student.opens('/tense/Indefenido#drill')
      await student.presses('button', 'Start')
      await student.types('xyz\n', undefined)
      await student.presses('button', 'Next')
      await student.until(
        'the form is stored',
        `return Object.keys(JSON.parse(localStorage['proxima-memory']).items).length === 1`,
      )
    },
  },
  {
    title: 'a student types words of a theme, and adds one to Repaso',
    walk: async (student) => {
      await student.opens('/words/everyday-activities')
      await student.presses('button', 'More about el zumo')
      await student.presses('button', 'Add el zumo to Repaso')
      await student.reads('it comes back tomorrow in Repaso')
      await student.presses('button', 'Type ten words')
      await student.types('zzz\n', undefined, ['region', '10 words to type'])
      await student.reads('Not yet')
    },
  },
  {
    title: 'a student reads a text, answers a question, and checks the paper',
    walk: async (student) => {
      await student.opens('/read/igcse-el-lugar-donde-vivo')
      await student.presses('radio', undefined)
      await student.presses('button', 'Check answers')
      await student.presses('button', 'Check them as they are')
      await student.reads(/\d+ of \d+ marks/)
    },
  },
  {
    title: 'a student without a voice reads the transcript of a recording, and answers',
    walk: async (student) => {
      await student.opens('/listen/igcse-adventure-park')
      await student.pressesWords('Show the transcript')
      await student.reads('Y tranquilos: las fotos')
      await student.presses('radio', /phones/)
      await student.presses('button', 'Check answers')
      await student.presses('button', 'Check them as they are')
      await student.reads('1 of 8 marks')
    },
  },
  {
    title: 'a student writes a text, has it checked, and finds it again after a reload',
    walk: async (student) => {
      await student.opens('/write/igcse-saturday-job')
      await student.types('Hola, Hugo: soy quince años y ayer tambien fui al cine.', undefined)
      await student.reads(/\d+ words/)
      await student.presses('button', 'I’ve finished')
      await student.reads('Check your text')
      await student.reads('también')
      await student.opens('/write/igcse-saturday-job')
      await student.until(
        'the text is there',
        `return /Hola, Hugo/.test(document.querySelector('textarea')?.value)`,
      )
    },
  },
  {
    title: 'a student makes a plan, and ticks a stop',
    walk: async (student) => {
      await student.opens('/plan')
      const exam = new Date(Date.now() + 14 * 24 * 60 * 60_000)
      await student.sets('Exam', 'igcse')
      await student.sets('Date of the exam', exam.toISOString().slice(0, 10))
      await student.sets('Hours a week', '3')
      await student.presses('button', 'Make my plan')
      await student.reads('14 days to go')
      await student.presses('checkbox', undefined)
      await student.reads(/stops, 1 done/)
    },
  },
]
