/** A row in the table that says which layers a layer may import. */
export interface Layer {
  /**
   * The path of a folder or file from the root of the repository. With `*`, each folder at this level is a layer. The
   * longest matching path wins. A layer may import its own files.
   */
  path: string
  holds: string
  /** The layers that this layer may import, or folders and files inside layers. */
  imports: 'all above' | readonly string[]
  /** Whether the layer must not import packages either. */
  isPure?: true
}

/**
 * The layers, from bottom to top. docs/layout.md shows this table, and layers.test.ts checks every import against it.
 */
export const layers: readonly Layer[] = [
  { path: 'src/spanish', holds: 'the rules of Spanish, independent of lessons', imports: [], isPure: true },
  { path: 'src/content', holds: 'what we teach, as data', imports: ['src/spanish'], isPure: true },
  { path: 'src/lib', holds: 'helpers that know nothing about Spanish or lessons', imports: [] },
  { path: 'src/paths.ts', holds: 'the address of every page', imports: ['src/content'] },
  { path: 'src/components/ui', holds: 'basic components: buttons, fields, lists', imports: ['src/lib'] },
  { path: 'src/components', holds: 'shared components that know about Spanish', imports: 'all above' },
  { path: 'src/exercises', holds: 'how a question is asked, marked and explained', imports: 'all above' },
  { path: 'src/blocks', holds: 'the blocks of a lesson, one file for each kind', imports: 'all above' },
  { path: 'src/features/auth', holds: 'the session: who is signed in', imports: 'all above' },
  {
    path: 'src/features/*',
    holds: 'one feature each; features may import `auth`, but not each other',
    imports: 'all above',
  },
  { path: 'src/pages', holds: 'one file for each page', imports: 'all above' },
  { path: 'src/app', holds: 'the site map and the frame of every page', imports: 'all above' },
  { path: 'src', holds: 'the entry points', imports: 'all above' },
  {
    path: 'backend',
    holds: 'the server that `npm start` and `npm run dev` run',
    imports: ['src/lib/embedded-key.ts', 'src/lib/normal-email.ts', 'vercel.json'],
  },
  {
    path: 'build',
    holds: 'Vite plugins that build the site',
    imports: ['src/spanish', 'src/content', 'src/paths.ts', 'src/app', 'backend/database', 'vercel.json'],
  },
  {
    path: 'scripts',
    holds: 'command-line scripts',
    imports: ['src/spanish', 'src/content', 'build', 'tests/support', 'tests/faults', 'tailwind.config.ts'],
  },
]

const code = (path: string) => `\`${path}\``

/** The table as shown in docs/layout.md. */
export const layersInMarkdown = [
  '| Layer | What it holds | May import, besides itself |',
  '|---|---|---|',
  ...layers.map(({ path, holds, imports, isPure }) => {
    const named = imports === 'all above' ? 'everything above' : imports.map(code).join(', ') || 'nothing'
    return `| ${code(path)} | ${holds} | ${named}${isPure ? '; no packages' : ''} |`
  }),
].join('\n')
