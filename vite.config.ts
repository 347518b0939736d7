import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { embeddedBackend } from './backend/dev-plugin.ts'
import { readHost } from './backend/environment.ts'
import { counts } from './build/counts.ts'
import { hostFiles } from './build/host-files.ts'
import { alias } from './build/import-source.ts'
import { lessonForms } from './build/lesson-forms.ts'
import { lessonLinks } from './build/lesson-links.ts'
import { dictationSentences, listeningList } from './build/listening-room.ts'
import { paperFacts } from './build/paper-facts.ts'
import { prerender } from './build/prerender.ts'
import { productionRouter } from './build/production-router.ts'
import { readingList } from './build/reading-list.ts'
import { searchIndex } from './build/search-index.ts'
import { serviceWorker } from './build/service-worker.ts'
import { speakingList } from './build/speaking-list.ts'
import { syllabusIndex } from './build/syllabus-index.ts'
import { thirdParty } from './build/third-party.ts'
import { withoutUnusedComponents } from './build/unused-components.ts'
import { verbForms } from './build/verb-forms.ts'
import { wordList } from './build/word-list.ts'
import { writingCheck } from './build/writing-check.ts'
import { writingList } from './build/writing-list.ts'

/** `npm run nightly`: what an ordinary change cannot break. */
const nightly: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'nightly',
    include: [
      'tests/nightly/**/*.test.ts',
      // Which make up cases as well.
      'tests/{backend/query,content/equivalences}.test.ts',
    ],
    globalSetup: [
      'tests/nightly/seed.ts',
      'tests/support/built-site.ts',
      'tests/support/prepared-database.ts',
    ],
    setupFiles: ['tests/support/no-outside.ts'],
    testTimeout: 4 * 60 * 60_000,
    // One after the other: a cut meets more writes on a machine that does nothing else.
    fileParallelism: false,
  },
}

/** The law asks for a name; a copy for trying things out needs none. */
const namesNobody = (contact: string | undefined): Plugin => ({
  name: 'names-nobody',
  apply: 'build',
  configResolved({ logger }) {
    if (!contact)
      logger.warn('VITE_CONTACT_EMAIL is not set: the privacy page names nobody who is responsible.')
  },
})

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '')
  const licences = thirdParty()
  const content = [
    lessonForms(),
    verbForms(),
    searchIndex(),
    wordList(),
    syllabusIndex(),
    lessonLinks(),
    readingList(),
    writingList(),
    writingCheck(),
    listeningList(),
    dictationSentences(),
    speakingList(),
    counts(),
  ]
  return {
    resolve: { alias },
    plugins: [
      react(),
      tailwindcss(),
      productionRouter(),
      ...content,
      paperFacts(),
      embeddedBackend(),
      withoutUnusedComponents(),
      prerender(content),
      hostFiles(),
      namesNobody(env['VITE_CONTACT_EMAIL']),
      serviceWorker(licences.note),
      licences.plugin,
    ],
    server: { port: 5173, strictPort: true, host: readHost(env) },
    build: {
      target: 'es2022',
      // One style sheet: it goes into every prerendered page.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // Compressing every file to print a column of sizes takes seconds; `npm run weight` measures what matters.
      reportCompressedSize: false,
      rolldownOptions: {
        // Half of the build is the rendering of the pages, as it must be.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            // A file for the first small script with all that it needs, and one for what every page needs after it:
            // in a dozen pieces it weighs 2 KB more. What both need is in the first, so that it waits for nothing.
            groups: [
              // What a student makes: a file for what all kinds of it share, and each kind with its hook. Wherever the first
              // is needed there may be *vosotros* to hide.
              {
                name: 'memory',
                test: /\/src\/(?:lib\/(?:device-store|of-owner|owner|(?:use-)?memory)|exercises\/item-names|components\/vosotros)\.tsx?$/,
              },
              { name: 'texts', test: /\/src\/lib\/(?:use-)?kept-texts\.ts$/ },
              { name: 'papers', test: /\/src\/lib\/(?:use-)?kept-papers\.ts$/ },
              { name: 'boot', test: /\/src\/boot\.ts$/, priority: 2 },
              { name: 'main', test: /\/src\/(?:main\.tsx|components\/ui\/line-colours\.ts)$/, priority: 1 },
              // What many pages need and is so small that its request costs more than its bytes.
              {
                name: 'small',
                test: /\/src\/(?:components\/ui\/(?:badge|card)|content\/once|lib\/(?:print-alone|sign|use-closed-outside|use-focus-when))\.tsx?$|\/icons\/(?:arrow-left|check|ellipsis|printer|volume-2)\.m?js$/,
              },
            ],
          },
        },
      },
    },
    test: {
      // Vitest leaves one core to itself, which on two of them is half of the machine.
      maxWorkers: '100%',
      // Against a test that hangs, however busy the machine is: nothing is measured by it.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: ['src/**/*.test.tsx', 'tests/kept/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/support/unit-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            include: ['tests/app/**/*.test.tsx'],
            environment: './tests/support/browser-beside-server.ts',
            globalSetup: 'tests/support/prepared-database.ts',
            setupFiles: ['tests/support/unit-setup.ts', 'tests/support/no-outside.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'content',
            include: ['tests/{content,structure}/**/*.test.ts'],
            // They only read: what one file has compiled and loaded serves the next.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            include: ['tests/build/**/*.test.ts'],
            globalSetup: 'tests/support/built-site.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['tests/database/**/*.test.ts'],
            globalSetup: 'tests/support/prepared-database.ts',
            setupFiles: ['tests/support/no-outside.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'backend',
            include: ['tests/backend/**/*.test.ts'],
            globalSetup: 'tests/support/prepared-database.ts',
            setupFiles: ['tests/support/no-outside.ts'],
          },
        },
        // Hours of it: for who asks, and not with every other project.
        ...(mode === 'nightly' ? [nightly] : []),
      ],
    },
  }
})
