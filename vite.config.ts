import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { embeddedBackend } from './backend/dev-plugin.ts'
import { readHost, trimBuildSettings } from './backend/environment.ts'
import { abInitioGrammar } from './build/ab-initio-grammar.ts'
import { alsoOnPaper } from './build/also-on-paper.ts'
import { counts } from './build/counts.ts'
import { exerciseCounts } from './build/exercise-counts.ts'
import { hostFiles } from './build/host-files.ts'
import { alias } from './build/import-source.ts'
import { lessonForms } from './build/lesson-forms.ts'
import { lessonLinks } from './build/lesson-links.ts'
import { lexicon, lexiconWords } from './build/lexicon/lexicon.ts'
import { dictationSentences, listeningList } from './build/listening-room.ts'
import { buildTarget } from './build/oldest-browsers.ts'
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

/**
 * `npm run nightly`: tests that are too slow to run on every change, and that a typical change is unlikely to break.
 */
const nightly: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'nightly',
    include: [
      'tests/nightly/**/*.test.ts',
      // These tests generate random cases too.
      'tests/{backend/query,content/equivalences}.test.ts',
    ],
    globalSetup: [
      'tests/nightly/seed.ts',
      'tests/support/built-site.ts',
      'tests/support/prepared-database.ts',
    ],
    setupFiles: ['tests/support/block-network.ts'],
    testTimeout: 4 * 60 * 60_000,
    // Run the files one after the other, because a simulated power cut interrupts more writes on an otherwise idle
    // machine.
    fileParallelism: false,
  },
}

/** A published site must by law give a contact address; a trial copy need not. */
const warnWithoutContact = (contact: string | undefined): Plugin => ({
  name: 'warn-without-contact',
  apply: 'build',
  configResolved({ logger }) {
    if (!contact)
      logger.warn(
        'VITE_CONTACT_EMAIL is not set, so the privacy page names no contact. Set it before you publish the site.',
      )
  },
})

export default defineConfig(({ mode }) => {
  trimBuildSettings()
  const env = loadEnv(mode, process.cwd(), '')
  const licences = thirdParty()
  const content = [
    lessonForms(),
    verbForms(),
    lexicon(),
    lexiconWords(),
    searchIndex(),
    wordList(),
    syllabusIndex(),
    alsoOnPaper(),
    abInitioGrammar(),
    exerciseCounts(),
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
      warnWithoutContact(env['VITE_CONTACT_EMAIL']),
      serviceWorker(licences.addOutputs),
      licences.plugin,
    ],
    server: { port: 5173, strictPort: true, host: readHost(env) },
    build: {
      target: buildTarget,
      // Build a single style sheet, because it is inlined into every prerendered page.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // The scheduler is loaded after an answer, so nobody waits for it. A list of what it needs would be in the first
        // load.
        resolveDependencies: (file, needed) => (file.includes('/schedule-') ? [] : needed),
      },
      // Compressing every file just to print its size takes several seconds; `npm run weight` measures the important
      // sizes.
      reportCompressedSize: false,
      rolldownOptions: {
        // Do not warn about slow plugins: rendering the pages takes half the build time, as expected.
        checks: { bundlerTimings: false },
        output: {
          // The names of all chunks are in the first load. Seven characters are the fewest that the bundler allows.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name }) => `assets/${name.replace('_virtual_', '')}-[hash:7].js`,
          codeSplitting: {
            // One chunk for the first small script and its dependencies, and one for the rest of the code that every
            // page needs: split into a dozen chunks, this code would be 2 KB larger. Shared modules go into the first
            // chunk, so that it does not have to wait for another chunk.
            groups: [
              // On-device stores: one chunk for their shared code, and one for each kind of store and its hook. The
              // *vosotros* switch is in the chunk for the shared code, because both are needed on the same pages.
              {
                name: 'memory',
                test: /\/src\/(?:lib\/(?:device-store|remount-on-owner-change|owner|(?:use-)?memory)|exercises\/item-names|components\/vosotros)\.tsx?$/,
              },
              // Small modules that are needed later, together or one soon after the other: each chunk adds its name to
              // the first load.
              { name: 'speaker', test: /\/src\/lib\/(?:speaker|spoken-pieces|cast-voices)\.ts$/ },
              { name: 'days', test: /\/src\/lib\/(?:format-day|relative-time|review-day)\.ts$/ },
              { name: 'typed', test: /\/src\/(?:lib\/is-composing|spanish\/typed-text)\.ts$/ },
              { name: 'rooms', test: /\/src\/components\/rooms\.ts$|\/icons\/arrow-right\.m?js$/ },
              { name: 'icons', test: /\/icons\/(?:eye|square|timer)\.m?js$/ },
              {
                name: 'bits',
                test: /\/src\/(?:lib\/(?:capitalised|fragment|use-now)|features\/words\/colours)\.ts$|virtual:counts$/,
              },
              { name: 'my-exams', test: /\/src\/components\/my-exam\/(?:use-)?my-exams\.ts$/ },
              { name: 'classes', test: /oxc-project.runtime/ },
              { name: 'texts', test: /\/src\/lib\/(?:use-)?saved-texts\.ts$/ },
              { name: 'papers', test: /\/src\/lib\/(?:use-)?saved-papers\.ts$/ },
              { name: 'boot', test: /\/src\/boot\.ts$/, priority: 2 },
              { name: 'main', test: /\/src\/(?:main\.tsx|components\/ui\/line-colours\.ts)$/, priority: 1 },
              // Modules that many pages need but that are too small to justify a request each.
              {
                name: 'small',
                test: /\/src\/(?:components\/ui\/(?:badge|card|name-class-date)|content\/once|lib\/(?:count-of|for-an-hour|print-alone|room-header|use-dismiss|use-focus-when))\.tsx?$|\/icons\/(?:arrow-left|check|ellipsis|printer|volume-2)\.m?js$/,
              },
            ],
          },
        },
      },
    },
    test: {
      // By default, Vitest leaves one core free. On a machine with two cores, that is half of them.
      maxWorkers: '100%',
      // This timeout only stops tests that hang, so it is long enough for a busy machine. It isn’t a measure of
      // performance.
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
            environment: './tests/support/jsdom-with-server.ts',
            globalSetup: 'tests/support/prepared-database.ts',
            setupFiles: ['tests/support/unit-setup.ts', 'tests/support/block-network.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'content',
            include: ['tests/{content,structure}/**/*.test.ts'],
            // These tests have no side effects, so files can share compiled modules.
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
            setupFiles: ['tests/support/block-network.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'backend',
            include: ['tests/backend/**/*.test.ts'],
            globalSetup: 'tests/support/prepared-database.ts',
            setupFiles: ['tests/support/block-network.ts'],
          },
        },
        // These tests take hours, so they only run on request.
        ...(mode === 'nightly' ? [nightly] : []),
      ],
    },
  }
})
