import type { English, RichText } from '../../spanish/markup'
import type { Exam } from '../rooms/types'
import { facts, range } from './facts'

/** Where to find an exam board’s past papers. Says only what a source confirms, or what to search for. */
export interface Board {
  id: string
  title: English
  parts: readonly { title: English; text: RichText }[]
}

const syllabusPage =
  'https://www.cambridgeinternational.org/programmes-and-qualifications/cambridge-igcse-spanish-foreign-language-0530/'

export const boards: readonly Board[] = [
  {
    id: 'cambridge',
    title: 'Cambridge IGCSE: Spanish 0530 and 7160',
    parts: [
      {
        title: 'Free',
        text: `Open [Cambridge’s page for Spanish 0530](${syllabusPage}). Look for the syllabus for your year, specimen papers, past papers, mark schemes and examiner reports. For Listening, look for the audio file and transcript for the same paper. For Speaking, Cambridge has put [recordings of real tests](https://learning.cambridgeinternational.org/classroom/course/view.php?id=4247) from June 2021 online, with the marks and the reasons for them.`,
      },
      {
        title: 'From your teacher',
        text: 'Schools can use the School Support Hub. It has more past papers, and real students’ answers with examiners’ comments. Students can’t log in, so ask your teacher.',
      },
      {
        title: 'Check before you start',
        text: 'The paper should be from 2021 or later, because older papers have a different format. It should say 0530 or 7160: 0502 is First Language Spanish, a different exam. In 0530/12 the 1 means Paper 1, and the 2 shows which part of the world it’s for. You can [practise with any version](https://help.cambridgeinternational.org/hc/en-gb/articles/115005916649-Why-are-there-several-versions-of-the-same-component-available-on-the-School-Support-Hub).',
      },
    ],
  },
  {
    id: 'ib',
    title: 'IB: Spanish ab initio and Spanish B',
    parts: [
      {
        title: 'Free',
        text: 'Look for the subject briefs on [the IB’s public website](https://www.ibo.org/programmes/diploma-programme/curriculum/). Each one sums up a course and its papers in a few pages. You need the one for Language ab initio or for Language B.',
      },
      {
        title: 'From your school',
        text: 'The IB’s past papers are not free, but your school has them. Your teacher or coordinator can lend them to you with the mark schemes and the assessment criteria. Ask for the criteria first, and mark one of your own texts with them.',
      },
      {
        title: 'Check before you start',
        text: 'Look at the course and the level on the cover: ab initio, Spanish B SL or Spanish B HL. For Listening you need the recordings too, so ask for both.',
      },
    ],
  },
  {
    id: 'other-boards',
    title: 'Other boards',
    parts: [
      {
        title: 'Edexcel International GCSE (4SP1)',
        text: 'Look for Spanish 4SP1 and its past papers on [Pearson’s website](https://qualifications.pearson.com/). This exam has three papers. Our texts and tasks follow Cambridge’s four papers, but they practise the same four skills.',
      },
      {
        title: 'GCSE in England: AQA and Edexcel',
        text: 'Look for GCSE Spanish on [AQA’s website](https://www.aqa.org.uk/) or on [Pearson’s](https://qualifications.pearson.com/), and choose the papers with your course code. We haven’t written any practice for these papers, but our lessons, verbs and words will help you too.',
      },
    ],
  },
]

/** A question type, and which of our texts, recordings or tasks give practice in it. */
export interface PractisedQuestion {
  name: English
  /** The titles of the parts of a text or recording that use it. */
  asks?: readonly English[]
  /** The minimum word count of the writing tasks. */
  words?: number
  /** The kinds of speaking activity that practise it. */
  kinds?: readonly ('role-play' | 'topic' | 'picture' | 'extract')[]
  /** Another page on the site with practice for it. */
  page?: { to: `/${string}`; title: English }
}

export interface PractisedPaper {
  skill: 'reading' | 'listening' | 'writing' | 'speaking'
  name: English
  questions: readonly PractisedQuestion[]
}

export interface PractisedExam {
  id: string
  title: English
  exam: Exam
  papers: readonly PractisedPaper[]
}

/** Question types that have the same name in the exam and in our practice. */
const named = (...names: readonly English[]): readonly PractisedQuestion[] =>
  names.map((name) => ({ name, asks: [name] }))

const { igcse, abInitio, standard, higher } = facts

export const practised: readonly PractisedExam[] = [
  {
    id: 'practice-igcse',
    title: 'Cambridge IGCSE',
    exam: 'IGCSE',
    papers: [
      {
        skill: 'listening',
        name: `Paper ${igcse.listening.paper.is}: Listening`,
        questions: [
          ...named('Short exchanges, four options', 'Details, four options', 'People and statements'),
          {
            name: 'Two interviews, three options',
            asks: [
              'Two interviews, three options',
              'First interview, three options',
              'Second interview, three options',
            ],
          },
          ...named('Longer conversation, four options', 'Two true statements out of five'),
        ],
      },
      {
        skill: 'reading',
        name: `Paper ${igcse.reading.paper.is}: Reading`,
        questions: [
          ...named('Matching with pictures', 'Notices and signs'),
          { name: 'Multiple choice on a short text', asks: ['Multiple choice'] },
          ...named('Five people, eight descriptions'),
          { name: 'Longer text or article, short answers in Spanish', asks: ['Short answers'] },
        ],
      },
      {
        skill: 'speaking',
        name: `Paper ${igcse.speaking.paper.is}: Speaking`,
        questions: [
          { name: 'Role play', kinds: ['role-play'] },
          { name: 'Topic conversations', kinds: ['topic'] },
          { name: 'The whole test', page: { to: '/speak/test', title: 'A whole speaking test' } },
        ],
      },
      {
        skill: 'writing',
        name: `Paper ${igcse.writing.paper.is}: Writing`,
        questions: [
          {
            name: 'Filling in a form',
            page: { to: '/igcse#writing-set', title: 'The timed set in the IGCSE guide' },
          },
          {
            name: `Directed writing (${range(igcse.writing.directed.words.is)} words)`,
            words: igcse.writing.directed.words.is[0],
          },
          {
            name: `The long task (${range(igcse.writing.long.words.is)} words)`,
            words: igcse.writing.long.words.is[0],
          },
        ],
      },
    ],
  },
  {
    id: 'practice-ab-initio',
    title: 'IB ab initio',
    exam: 'IB ab initio',
    papers: [
      {
        skill: 'writing',
        name: `Paper ${abInitio.writing.paper.is}: Writing`,
        questions: [
          {
            name: `A text of ${range(abInitio.writing.words.is)} words`,
            words: abInitio.writing.words.is[0],
          },
        ],
      },
      {
        skill: 'listening',
        name: `Paper ${abInitio.listening.paper.is}: Listening`,
        questions: named('Who says it?', 'Short answers', 'Multiple choice', 'Fill the gaps'),
      },
      {
        skill: 'reading',
        name: `Paper ${abInitio.reading.paper.is}: Reading`,
        questions: named('Match headings and paragraphs', 'True statements', 'Short answers'),
      },
      {
        skill: 'speaking',
        name: 'Individual oral',
        questions: [{ name: 'Presentation of a picture', kinds: ['picture'] }],
      },
    ],
  },
  {
    id: 'practice-sl',
    title: 'IB Spanish B, Standard Level',
    exam: 'IB SL',
    papers: [
      {
        skill: 'writing',
        name: `Paper ${standard.writing.paper.is}: Writing`,
        questions: [
          {
            name: `A text of ${range(standard.writing.words.is)} words`,
            words: standard.writing.words.is[0],
          },
        ],
      },
      {
        skill: 'listening',
        name: `Paper ${standard.listening.paper.is}: Listening`,
        questions: named('Multiple choice', 'Fill the gaps', 'Who says it?', 'Short answers'),
      },
      {
        skill: 'reading',
        name: `Paper ${standard.reading.paper.is}: Reading`,
        questions: named(
          'Short answers',
          'True or false, with justification',
          'What does the word refer to?',
          'Find the word',
          'Complete the text',
          'Match headings and paragraphs',
          'Match the interviewer’s questions',
          'Match the halves of a sentence',
          'Multiple choice',
        ),
      },
      {
        skill: 'speaking',
        name: 'Individual oral',
        questions: [{ name: 'Presentation of a picture', kinds: ['picture'] }],
      },
    ],
  },
  {
    id: 'practice-hl',
    title: 'IB Spanish B, Higher Level',
    exam: 'IB HL',
    papers: [
      {
        skill: 'writing',
        name: `Paper ${higher.writing.paper.is}: Writing`,
        questions: [
          { name: `A text of ${range(higher.writing.words.is)} words`, words: higher.writing.words.is[0] },
        ],
      },
      {
        skill: 'listening',
        name: `Paper ${higher.listening.paper.is}: Listening`,
        questions: named('Multiple choice', 'Fill the gaps', 'True statements', 'Short answers'),
      },
      {
        skill: 'reading',
        name: `Paper ${higher.reading.paper.is}: Reading`,
        questions: named(
          'True or false, with justification',
          'What does the word refer to?',
          'Find the word',
          'Complete the text',
          'Match the halves of a sentence',
          'True statements',
          'Multiple choice on tone and meaning',
        ),
      },
      {
        skill: 'speaking',
        name: 'Individual oral',
        questions: [{ name: 'Presentation of an extract', kinds: ['extract'] }],
      },
    ],
  },
]
