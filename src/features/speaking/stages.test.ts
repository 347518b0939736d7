import { describe, expect, test } from 'vitest'
import {
  clockAnnouncement,
  extractPaper,
  formatLength,
  formatTime,
  igcsePaper,
  picturePapers,
} from './stages'

test('the clocks have the times of the exam', () => {
  const lengths = (stages: typeof igcsePaper.stages) =>
    stages.map((stage) => `${stage.name}: ${formatLength(stage)}`)
  expect(lengths(igcsePaper.stages)).toEqual([
    'Preparation: 10 minutes',
    'Role play: 2 minutes',
    'First topic: 4 minutes',
    'Second topic: 4 minutes',
  ])
  const oral = [
    'Presentation: 3 to 4 minutes',
    'Follow-up discussion: 4 to 5 minutes',
    'General discussion: 5 to 6 minutes',
  ]
  expect(lengths(picturePapers.SL.stages)).toEqual(['Preparation: 15 minutes', ...oral])
  expect(lengths(extractPaper.stages)).toEqual(['Preparation: 20 minutes', ...oral])
})

describe('a running clock', () => {
  const [preparation] = igcsePaper.stages
  const [, talk] = extractPaper.stages
  if (preparation === undefined || talk === undefined) throw new Error('A paper lacks its stages')

  test('shows minutes and seconds, and never less than zero', () => {
    expect([600, 599.2, 61, 9, 0, -3].map(formatTime)).toEqual([
      '10:00',
      '10:00',
      '1:01',
      '0:09',
      '0:00',
      '0:00',
    ])
  })

  test('makes three announcements, not one every second', () => {
    const said = (stage: typeof talk) =>
      new Set(Array.from({ length: stage.minutes * 60 + 1 }, (_, second) => clockAnnouncement(stage, second)))
    expect([...said(preparation)]).toEqual([
      'Preparation: time is up.',
      'Preparation: one minute left.',
      'Preparation: 10 minutes, the clock is running.',
    ])
    expect([...said(talk)]).toEqual([
      'Presentation: time is up.',
      'Presentation: 3 minutes have passed. You can stop now.',
      'Presentation: 3 to 4 minutes, the clock is running.',
    ])
  })
})
