import type { Context } from 'hono'

/** Logs a failed request on one line. A client disconnecting is not a server failure. */
export function logFailure(log: (line: string) => void, context: Context, error: Error): void {
  if (isDisconnect(error)) return
  log(oneLine(`${context.req.method} ${context.req.path} failed: ${error.message}`))
}

function isDisconnect(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || error.name === 'AbortError'
}

/** Escapes characters that would start a new line, control the terminal or reorder the displayed text. */
function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}
