import type { User } from '@supabase/supabase-js'

const metadataText = (user: User, key: string): string => {
  // Stored data is untrusted.
  const value: unknown = user.user_metadata?.[key]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * The first grapheme, so that emoji and accented letters stay whole. Without `Intl.Segmenter` (Firefox before 125), a
 * combined emoji may be cut.
 */
const firstLetter = (text: string): string => {
  const [first = ''] =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text
  return first.toUpperCase()
}

/** The first name; failing that, the part of the email address before the @; failing that, "User". */
export function displayName(user: User): string {
  const [firstName] = metadataText(user, 'full_name').split(/\s+/)
  return firstName || user.email?.split('@')[0] || 'User'
}

/** The initials of the first two words of the full name; failing that, of the email address; failing that, "U". */
export function initials(user: User): string {
  const words = metadataText(user, 'full_name').split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map(firstLetter).join('') || firstLetter(user.email ?? '') || 'U'
}

/** The URL of the profile picture. Only https is allowed, because the user can write anything into the metadata. */
export function avatarUrl(user: User): string | undefined {
  const url = metadataText(user, 'avatar_url')
  try {
    return new URL(url).protocol === 'https:' ? url : undefined
  } catch {
    // try/catch, because older phones lack `URL.canParse`.
    return undefined
  }
}
