import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuth } from './auth-context'

test('useAuth outside its provider says what is missing', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider')
  silent.mockRestore()
})
