import { render, screen } from '@testing-library/react'
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

test('the sheet asks what the student has chosen, and its key has it', () => {
  const { unmount } = render(<AnswerSheet lesson={lesson} only={null} />)
  expect(screen.getByText(/vosotros/)).toBeInTheDocument()
  expect(screen.getByText('salís')).toBeInTheDocument()
  expect(screen.getByText('estoy / sigo / quedo')).toBeInTheDocument()
  unmount()

  localStorage.setItem('proxima-vosotros', 'hidden')
  render(<AnswerSheet lesson={lesson} only={null} />)
  expect(screen.getByText(/ustedes/)).toBeInTheDocument()
  expect(screen.getByText('salen')).toBeInTheDocument()
  expect(screen.queryByText('salís')).toBeNull()
})

test('a section that asks for nothing has no sheet, and one that has only gaps has their key', () => {
  const { unmount } = render(<AnswerSheet lesson={lesson} only="formation" />)
  expect(screen.queryByText('Answers')).toBeNull()
  unmount()

  render(<AnswerSheet lesson={{ ...lesson, exercises: [] }} only="practice" />)
  expect(screen.getByText('estoy / sigo / quedo')).toBeInTheDocument()
  expect(screen.queryByText('Check yourself')).toBeNull()
})
