/** The letters alone: á as a, ü as u, ñ as n. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
