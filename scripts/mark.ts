/**
 * Marks answers as the site does: `npm run --silent mark < answers.jsonl`. Reads JSON lines
 * `{"lesson":…,"exercise":…,"answer":…}` from standard input and writes the same objects with their `verdict`
 * to standard output. Exits with 1 when a line could not be marked.
 *
 * For an exercise with options, the answer is the text of an option; for words to put in order, the sentence; for a
 * text to proofread, its lines, corrected or unchanged, separated by `\n` or spaces. A single line gets its own
 * verdict, and missing lines are ignored.
 */
import { createInterface } from 'node:readline'
import { findExercise, markWritten, nodeGrammar } from '../tests/support/mark-answers.ts'

const grammar = await nodeGrammar()

async function markLine(line: string): Promise<object> {
  let given: object = {}
  try {
    const read: unknown = JSON.parse(line.replace(/^\uFEFF/, ''))
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      throw new Error('Each line must be a JSON object.')
    given = read
    const { lesson, exercise, answer }: { lesson?: unknown; exercise?: unknown; answer?: unknown } = read
    if (typeof lesson !== 'string' || typeof exercise !== 'string' || typeof answer !== 'string')
      throw new Error('lesson, exercise and answer must be strings.')
    const { kind, ...result } = markWritten(await findExercise(lesson, exercise), answer, grammar)
    const because = 'because' in result ? result.because : undefined
    return {
      ...given,
      // Discard results from earlier runs in the input.
      expected: undefined,
      because: undefined,
      note: undefined,
      written: undefined,
      verdict: kind,
      ...('expected' in result && { expected: result.expected }),
      ...(because !== undefined && { because: typeof because === 'string' ? because : because.join(' ') }),
      ...('note' in result && { note: result.note }),
      ...('written' in result && { written: result.written }),
    }
  } catch (error) {
    process.exitCode = 1
    return { ...given, error: error instanceof Error ? error.message : String(error) }
  }
}

// A program that reads only the first lines (`| head`) closes the pipe.
process.stdout.on('error', () => process.exit())

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(await markLine(line)))
}
