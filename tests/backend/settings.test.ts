import { describe, expect, test } from 'vitest'
import { parseSettings, readSettings } from '../../backend/settings'

describe('config.toml', () => {
  test('the project’s own file asks for confirmed addresses and passwords of eight characters', () => {
    const settings = readSettings(new URL('../../supabase/config.toml', import.meta.url))
    expect(settings).toMatchObject({
      confirmationsRequired: true,
      minimumPasswordLength: 8,
      mailCooldownSeconds: 60,
      refreshTokenReuseSeconds: 10,
      jwtExpirySeconds: 3600,
    })
  })

  test('somebody who asks for what the embedded backend cannot do, or mistypes a value, is told which key', () => {
    expect(() => parseSettings('[auth]\nenable_anonymous_sign_ins = true')).toThrow(
      'supabase/config.toml: auth.enable_anonymous_sign_ins must be false for the embedded backend.',
    )
    expect(() => parseSettings('[auth.email]\nmax_frequency = "soon"')).toThrow(/auth\.email\.max_frequency/)
    expect(() => parseSettings('[api]\nmax_rows = -1')).toThrow(/api\.max_rows/)
    expect(parseSettings('[auth.email]\nmax_frequency = "1m30s"').mailCooldownSeconds).toBe(90)
  })
})
