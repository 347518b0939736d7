/** The id that the fragment of an address names, `''` where it names none or cannot be read. */
export function sectionOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
