/** One row of the table: who may import what. */
export interface Layer {
  /**
   * A folder or a file, from the root of the repository; with `*` each folder there is a room of its own. What stands
   * in several belongs to the one with the longest name. A room imports freely from itself.
   */
  room: string
  holds: string
  /** Rooms, or folders and files of rooms. */
  imports: 'all above' | readonly string[]
  /** No package either. */
  isPure?: true
}

/** From the ground up. The README prints it; what crosses a wall is refused by layers.test.ts. */
export const layers: readonly Layer[] = [
  { room: 'src/spanish', holds: 'what is true of Spanish, whoever asks', imports: [], isPure: true },
  { room: 'src/content', holds: 'what is taught, as data', imports: ['src/spanish'], isPure: true },
  { room: 'src/lib', holds: 'what knows neither Spanish nor a lesson', imports: [] },
  { room: 'src/paths.ts', holds: 'the address of every page', imports: ['src/content'] },
  { room: 'src/components/ui', holds: 'the kit: signs, fields, lists', imports: ['src/lib'] },
  { room: 'src/components', holds: 'the kit that knows Spanish', imports: 'all above' },
  { room: 'src/exercises', holds: 'how an answer is asked, marked and told', imports: 'all above' },
  { room: 'src/blocks', holds: 'what a lesson is made of, a file for each kind', imports: 'all above' },
  { room: 'src/features/auth', holds: 'who is here', imports: 'all above' },
  { room: 'src/features/*', holds: 'one trade each, none of another but who is here', imports: 'all above' },
  { room: 'src/pages', holds: 'a file for each page', imports: 'all above' },
  { room: 'src/app', holds: 'the site map and the frame of every page', imports: 'all above' },
  { room: 'src', holds: 'the doors, which the browser opens first', imports: 'all above' },
  {
    room: 'backend',
    holds: 'the server of `npm start` and `npm run dev`',
    imports: ['src/lib/embedded-key.ts', 'vercel.json'],
  },
  {
    room: 'build',
    holds: 'what makes the site out of all this',
    imports: ['src/spanish', 'src/content', 'src/paths.ts', 'src/app', 'backend/database', 'vercel.json'],
  },
  {
    room: 'scripts',
    holds: 'what a person runs',
    imports: ['src/content', 'build', 'tests/support', 'tests/faults', 'tailwind.config.ts'],
  },
]

const code = (path: string) => `\`${path}\``

/** The table as the README prints it. */
export const layersInMarkdown = [
  '| Room | What it holds | Imports besides its own |',
  '|---|---|---|',
  ...layers.map(({ room, holds, imports, isPure }) => {
    const named = imports === 'all above' ? imports : imports.map(code).join(', ') || 'nothing'
    return `| ${code(room)} | ${holds} | ${named}${isPure ? '; no package' : ''} |`
  }),
].join('\n')
