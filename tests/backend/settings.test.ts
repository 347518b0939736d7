import { describe, expect, test } from 'vitest'
import { rateLimit } from '../../backend/rate-limit'
import { parseSettings, readSettings } from '../../backend/settings'

describe('config.toml', () => {
  test('asks for confirmed addresses and passwords of eight characters in this project', () => {
    const settings = readSettings(new URL('../../supabase/config.toml', import.meta.url))
    expect(settings).toMatchObject({
      confirmationsRequired: true,
      minimumPasswordLength: 8,
      mailCooldownSeconds: 60,
      refreshTokenReuseSeconds: 10,
      jwtExpirySeconds: 3600,
    })
  })

  test('lets two classes behind one address sign up and open their links in three minutes, but nobody creates hundreds of accounts', () => {
    const { signUps, verifications } = readSettings(
      new URL('../../supabase/config.toml', import.meta.url),
    ).rateLimits
    for (const allowed of [signUps, verifications]) {
      let seconds = 0
      const take = rateLimit(allowed, () => new Date(seconds * 1000))
      for (let student = 0; student < 60; student += 1, seconds += 3) expect(take('a school')).toBe(true)
      const flood = Array.from({ length: 300 }, () => {
        seconds += 1
        return take('somewhere else')
      })
      expect(flood.filter(Boolean).length).toBeLessThan(100)
    }
  })

  test('is refused with the key’s name if the embedded backend can’t do what it asks, or a value is mistyped', () => {
    expect(() => parseSettings('[auth]\nenable_anonymous_sign_ins = true')).toThrow(
      'supabase/config.toml: auth.enable_anonymous_sign_ins must be false for the embedded backend.',
    )
    expect(() => parseSettings('[auth.email]\nmax_frequency = "soon"')).toThrow(/auth\.email\.max_frequency/)
    expect(() => parseSettings('[api]\nmax_rows = -1')).toThrow(/api\.max_rows/)
    expect(parseSettings('[auth.email]\nmax_frequency = "1m30s"').mailCooldownSeconds).toBe(90)
  })
})
