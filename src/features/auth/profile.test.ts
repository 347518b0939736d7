import type { User } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { avatarUrl, displayName, initials } from './profile'

const student = (email: string | undefined, metadata: Record<string, unknown>): User => ({
  id: '5f1b7c1e-0000-4000-8000-000000000000',
  aud: 'authenticated',
  app_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
  user_metadata: metadata,
  ...(email === undefined ? {} : { email }),
})

describe('the student’s name in the bar', () => {
  test('is Ana, with AM on her avatar, for Ana María López', () => {
    const ana = student('ana@example.com', { full_name: '  Ana María López ' })
    expect(displayName(ana)).toBe('Ana')
    expect(initials(ana)).toBe('AM')
  })

  test('has one initial for a student with one name', () => {
    expect(initials(student('z@example.com', { full_name: 'ángel' }))).toBe('Á')
  })

  test('is the email address if there is no name', () => {
    const student1 = student('ben.smith@example.com', {})
    expect(displayName(student1)).toBe('ben.smith')
    expect(initials(student1)).toBe('B')
  })

  test('is User, with U, if there is nothing', () => {
    const nobody = student(undefined, { full_name: 42 })
    expect(displayName(nobody)).toBe('User')
    expect(initials(nobody)).toBe('U')
  })

  test('never has half an emoji as an initial', () => {
    expect(initials(student('x@example.com', { full_name: '👩🏽‍🎓 Zoë' }))).toBe('👩🏽‍🎓Z')
  })

  test('has only pictures from https addresses', () => {
    expect(avatarUrl(student('x@example.com', { avatar_url: 'https://example.com/a.png' }))).toBe(
      'https://example.com/a.png',
    )
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://example.com/a.png', 'a.png', 7]) {
      expect(avatarUrl(student('x@example.com', { avatar_url: url }))).toBeUndefined()
    }
  })
})
