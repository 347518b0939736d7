/**
 * Marks answers as the site does: JSON lines `{"lesson":…,"exercise":…,"answer":…}` on standard input, the same objects with
 * their `verdict` on standard output: `npm run --silent mark < answers.jsonl`. Exits with 1 where there was no such exercise.
 * Of an exercise that gives options the answer is the text of one; of words in order the sentence; of a text to proofread its
 * lines, mended or as they were, parted by `\n` or by spaces: one alone gets its own verdict, and those that are missing are
 * left aside.
 */
import { createInterface } from 'node:readline'
import { findExercise, markWritten, nodeGrammar } from '../tests/support/mark-answers.ts'

const grammar = await nodeGrammar()

async function lineOf(line: string): Promise<object> {
  let given: object = {}
  try {
    const read: unknown = JSON.parse(line.replace(/^\uFEFF/, ''))
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      throw new Error('a line must be an object')
    given = read
    const { lesson, exercise, answer }: { lesson?: unknown; exercise?: unknown; answer?: unknown } = read
    if (typeof lesson !== 'string' || typeof exercise !== 'string' || typeof answer !== 'string')
      throw new Error('lesson, exercise and answer must be texts')
    const { kind, ...said } = markWritten(await findExercise(lesson, exercise), answer, grammar)
    const because = 'because' in said ? said.because : undefined
    return {
      ...given,
      // Not what was said of it elsewhere.
      expected: undefined,
      because: undefined,
      note: undefined,
      written: undefined,
      verdict: kind,
      ...('expected' in said && { expected: said.expected }),
      ...(because !== undefined && { because: typeof because === 'string' ? because : because.join(' ') }),
      ...('note' in said && { note: said.note }),
      ...('written' in said && { written: said.written }),
    }
  } catch (error) {
    process.exitCode = 1
    return { ...given, error: error instanceof Error ? error.message : String(error) }
  }
}

// Whoever reads only the first lines closes the pipe.
process.stdout.on('error', () => process.exit())

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(await lineOf(line)))
}
