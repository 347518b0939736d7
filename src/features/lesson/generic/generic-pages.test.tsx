import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lessonEntry, lessons } from '@/content/registry'
import { findTense } from '@/content/tense-list'
import { topics } from '@/content/topics'
import { Frame } from '../../../../tests/support/signed-in'
import { TenseView } from './tense-view'
import { TopicView } from './topic-view'

describe('the generic pages, which replace lessons that aren’t written yet', () => {
  test.each(lessons.filter((lesson) => lesson.id in topics))('say on $id what it will contain', ({ id }) => {
    render(
      <Frame session={null}>
        <TopicView entry={lessonEntry(id)}>rating</TopicView>
      </Frame>,
    )
    expect(screen.getByRole('heading', { level: 1, name: lessonEntry(id).title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Grammar Roadmap' })).toHaveAttribute('href', '/grammar')
    expect(screen.getByText(/^(IGCSE|IB)$/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Content Coming Soon' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Practice exercises' })).toBeVisible()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5)
  })

  test.each(lessons.filter((lesson) => findTense(lesson.id) !== undefined))(
    'show on $id the formation, the use and three examples',
    ({ id }) => {
      render(
        <Frame session={null}>
          <TenseView entry={lessonEntry(id)}>rating</TenseView>
        </Frame>,
      )
      expect(screen.getByRole('link', { name: 'Back to Tenses' })).toHaveAttribute('href', '/tenses')
      expect(screen.getByText(/^(Basic|Intermediate|Advanced)$/)).toBeVisible()
      for (const name of [
        'Formation',
        'When to use',
        'Examples',
        'Common mistakes',
        'Irregular information',
        'Time expressions',
      ]) {
        expect(screen.getByRole('heading', { name })).toBeVisible()
      }
      const examples = screen.getByRole('region', { name: 'Examples' }).querySelectorAll('li')
      expect(examples).toHaveLength(3)
    },
  )
})
