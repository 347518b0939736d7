interface ImportMetaEnv {
  /** The URL of the Supabase project. If it is not set, the embedded backend on the site's own origin is used. */
  readonly VITE_SUPABASE_URL?: string
  /** The project's publishable (or legacy anon) key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  /** The email address for students who are locked out of their account or have found a mistake. */
  readonly VITE_CONTACT_EMAIL?: string
  /** The GitHub repository. If there is no contact address, mistakes are reported via its issue form. */
  readonly VITE_REPOSITORY_URL?: string
  /** The URL of the site, for sitemap.xml and robots.txt. */
  readonly VITE_SITE_URL?: string
}

/** Written by the plugin in `build/counts.ts` when the site is built: the numbers of lessons and stops. */
declare module 'virtual:counts' {
  export const lessonCount: string
  export const lessonCountInWords: string
  export const stopCount: string
  export const stopCountInWords: string
  export const ibStopCountInWords: string
}

/** Written by the plugin in `build/ab-initio-grammar.ts` when the site is built. */
declare module 'virtual:ab-initio-grammar' {
  export const sharedStops: typeof import('./content/ab-initio-grammar').sharedStops
  export const needsBeyond: typeof import('./content/ab-initio-grammar').needsBeyond
}

/** Written by the plugin in `build/syllabus-index.ts` when the site is built. */
declare module 'virtual:syllabus-index' {
  export const places: typeof import('./content/syllabus-places').places
}

/** Written by the plugin in `build/also-on-paper.ts` when the site is built. */
declare module 'virtual:also-on-paper' {
  export const beyond: typeof import('./content/also-on-paper').beyond
  export const further: typeof import('./content/also-on-paper').further
}

/** Written by the plugin in `build/exercise-counts.ts` when the site is built. */
declare module 'virtual:exercise-counts' {
  export const exerciseCounts: typeof import('./content/exercise-counts').exerciseCounts
}

/** Written by the plugin in `build/lesson-links.ts` when the site is built. */
declare module 'virtual:lesson-links' {
  export const tenseLessons: typeof import('./content/lesson-links').tenseLessons
  export const sectionTitles: typeof import('./content/lesson-links').sectionTitles
}

/** Written by the plugin in `build/reading-list.ts` when the site is built. */
declare module 'virtual:reading-list' {
  export const readingList: typeof import('./content/reading-list').readingList
}

/** Written by the plugin in `build/writing-list.ts` when the site is built. */
declare module 'virtual:writing-list' {
  export const writingList: typeof import('./content/writing-list').writingList
}

/** Written by the plugin in `build/writing-check.ts` when the site is built. */
declare module 'virtual:writing-check' {
  export const checkData: import('./content/writing-check').CheckData
}

/** Written by the plugins in `build/listening-room.ts` when the site is built. */
declare module 'virtual:listening-list' {
  export const listeningList: typeof import('./content/listening-list').listeningList
}
declare module 'virtual:dictation-sentences' {
  export const dictationSentences: typeof import('./content/dictation-sentences').dictationSentences
}

/** Written by the plugin in `build/speaking-list.ts` when the site is built. */
declare module 'virtual:speaking-list' {
  export const speakingList: typeof import('./content/speaking-list').speakingList
  /** Each piece is loaded separately. */
  export const pieces: Readonly<
    Partial<Record<string, () => Promise<{ piece: import('./content/speaking-list').SpeakingPiece }>>>
  >
}

/** Written by the plugin in `build/search-index.ts` when the site is built. */
declare module 'virtual:search-index' {
  export const entries: readonly import('./content/search-entries').SearchEntry[]
}

/**
 * Written by the plugin in `build/word-list.ts` when the site is built: all words, with the data needed for exercises.
 */
declare module 'virtual:word-list' {
  export const words: readonly (readonly [
    spanish: string,
    english: string,
    partOfSpeech: string,
    feminine: string | null,
    american: string | null,
    also: readonly import('./content/word-themes').AlsoRight[],
  ])[]
}

/** From the same plugin: the number of words at each level of a theme, in level order. */
declare module 'virtual:word-counts' {
  export const counts: Readonly<Record<import('./content/word-themes').WordThemeId, readonly number[]>>
}

/** From the same plugin: the words of a theme, sorted by level and then alphabetically. */
declare module 'virtual:words/*' {
  export const words: readonly import('./content/word-themes').ListedWord[]
}

/**
 * Written by the plugin in `build/verb-forms.ts`: one line per verb, with its infinitive and its forms in one
 * simple tense, separated by commas.
 */
declare module 'virtual:verb-forms/*' {
  export const lines: string
}

/** Written by the plugin in `build/lexicon/lexicon.ts` when the site is built. */
declare module 'virtual:lexicon' {
  export const packed: import('./spanish/lexicon/lexicon').PackedLexicon
}
declare module 'virtual:lexicon-words' {
  export const words: string
}

/** Chromium's API for the features that a document's headers allow. Other browsers do not have it. */
interface Document {
  readonly featurePolicy?: { allowsFeature(feature: string): boolean }
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** src/components/ui/collapsible-on-phone.tsx */
    'folded-part': {
      id: string
      hidden: 'until-found' | undefined
      onbeforematch: () => void
      children: import('react').ReactNode
    }
  }
}
