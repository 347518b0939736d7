import type { User } from '@supabase/supabase-js'

const metadataText = (user: User, key: string): string => {
  // What the device keeps may be anything.
  const value: unknown = user.user_metadata?.[key]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * The first letter of a text as a reader sees it: an emoji or an accented letter stays whole. A browser without
 * `Intl.Segmenter` (Firefox before 125) may cut an emoji that is made of several.
 */
const firstLetter = (text: string): string => {
  const [first = ''] =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text
  return first.toUpperCase()
}

/** First name, else the part of the e-mail before the @, else "User". */
export function displayName(user: User): string {
  const [firstName] = metadataText(user, 'full_name').split(/\s+/)
  return firstName || user.email?.split('@')[0] || 'User'
}

/** First letters of the first two words of the full name, else the e-mail's first letter, else "U". */
export function initials(user: User): string {
  const words = metadataText(user, 'full_name').split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map(firstLetter).join('') || firstLetter(user.email ?? '') || 'U'
}

/** The profile picture's address; only https, since the student's metadata may hold anything. */
export function avatarUrl(user: User): string | undefined {
  const url = metadataText(user, 'avatar_url')
  try {
    return new URL(url).protocol === 'https:' ? url : undefined
  } catch {
    // `URL.canParse` is younger than the phones that this is for.
    return undefined
  }
}
