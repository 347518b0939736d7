import type { Context } from 'hono'

/** Notes that a request failed, in one line of the log. Somebody who hangs up is no failure of the server's. */
export function logFailure(log: (line: string) => void, context: Context, error: Error): void {
  if (isHangUp(error)) return
  log(oneLine(`${context.req.method} ${context.req.path} failed: ${error.message}`))
}

function isHangUp(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || error.name === 'AbortError'
}

/** Spells out what would begin a new line, drive the terminal or reorder what it shows. */
function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}
