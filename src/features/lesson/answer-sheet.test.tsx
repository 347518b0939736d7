import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Lesson } from '@/content/types'
import { AnswerSheet } from './answer-sheet'

const lesson: Pick<Lesson, 'sections' | 'exercises'> = {
  sections: [
    {
      id: 'practice',
      title: 'Practice',
      blocks: [
        {
          kind: 'gapfill',
          caption: 'One gap',
          rows: [
            {
              sentence: 'Yo ___ aquí.',
              en: 'I am here.',
              answers: ['{estoy|ando}', 'sigo', 'quedo', 'espero'],
              because: '',
            },
          ],
        },
      ],
    },
  ],
  exercises: [
    {
      kind: 'fill',
      id: 'leave',
      teaches: 'practice',
      sentence: '¿A qué hora ___ vosotros?',
      en: 'What time do you leave?',
      answers: ['salís'],
      because: '',
      ustedes: { sentence: '¿A qué hora ___ ustedes?', answers: ['salen'] },
    },
  ],
}

afterEach(() => localStorage.clear())

test('the sheet has the questions that the student chose, with their answers', () => {
  const { unmount } = render(<AnswerSheet lesson={lesson} />)
  expect(screen.getByText(/vosotros/)).toBeInTheDocument()
  expect(screen.getByText('salís')).toBeInTheDocument()
  expect(screen.getByText('estoy / sigo / quedo')).toBeInTheDocument()
  unmount()

  localStorage.setItem('proxima-vosotros', 'hidden')
  render(<AnswerSheet lesson={lesson} />)
  expect(screen.getByText(/ustedes/)).toBeInTheDocument()
  expect(screen.getByText('salen')).toBeInTheDocument()
  expect(screen.queryByText('salís')).toBeNull()
})

test('a section without questions has no sheet, and a section with only gaps has their answers', () => {
  const { unmount } = render(<AnswerSheet lesson={lesson} only={['formation']} isSection />)
  expect(screen.queryByText('Answers')).toBeNull()
  unmount()

  render(<AnswerSheet lesson={{ ...lesson, exercises: [] }} only={['practice']} isSection />)
  expect(screen.getByText('estoy / sigo / quedo')).toBeInTheDocument()
  expect(screen.queryByText('Check yourself')).toBeNull()
})

/** A lesson whose exercises are not in the order of its two sections. */
const twoSections: typeof lesson = {
  sections: [
    { id: 'first', title: 'Regular verbs', blocks: [] },
    { id: 'second', title: 'With *ser*', blocks: [] },
  ],
  exercises: [
    {
      kind: 'proofread',
      id: 'text',
      teaches: 'second',
      en: 'Leo says who he is.',
      lines: [
        { right: 'Hola.' },
        { wrong: 'Yo es Leo.', answers: ['Yo soy Leo.'], because: '' },
        { wrong: 'Eres alto.', answers: ['Soy alto.'], because: '' },
      ],
    },
    { kind: 'translate', id: 'speak', teaches: 'first', en: 'I speak.', answers: ['Hablo.'], because: '' },
    { kind: 'translate', id: 'eat', teaches: 'first', en: 'I eat.', answers: ['Como.'], because: '' },
  ],
}

test('each section has its name, room for its marks, and numbers that continue into the answers', () => {
  render(<AnswerSheet lesson={twoSections} />)
  const headings = screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Check yourself ____ / 4',
    'Regular verbs ____ / 2',
    'With ser ____ / 2',
    'Answers',
    'Regular verbs',
    'With ser',
  ])
  const question = screen.getByText('Leo says who he is.').closest('li')
  expect(question).toHaveProperty('value', 3)
  const key = screen.getByRole('heading', { name: 'Answers' }).parentElement ?? document.body
  expect(within(key).getAllByRole('listitem')[2]).toHaveTextContent('Hola. Yo soy Leo. Soy alto.')
})

test('a teacher prints the questions of some sections without answers, or only the answers', () => {
  const { rerender } = render(<AnswerSheet lesson={twoSections} only={['first']} answers="none" />)
  expect(screen.getByText('I eat.')).toBeInTheDocument()
  expect(screen.queryByText('Leo says who he is.')).toBeNull()
  expect(screen.queryByText('Como.')).toBeNull()

  rerender(<AnswerSheet lesson={twoSections} only={['first']} answers="alone" />)
  expect(screen.getByText('Como.')).toBeInTheDocument()
  expect(screen.queryByText('I eat.')).toBeNull()
})
