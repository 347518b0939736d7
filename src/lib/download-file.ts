/** Saves text as a download. */
export function downloadFile(
  name: string,
  text: string,
  type: 'application/json' | 'text/calendar' | 'text/plain',
): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
