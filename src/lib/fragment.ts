/** The id in a fragment; `''` if there is none or it cannot be decoded. */
export function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
