import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'

/**
 * The site's colours, as [light, dark]. Each is a CSS variable on the root element and a name in utility classes. The
 * four line colours are those of the map. As text, each has a contrast of at least 4.5:1 against `paper` and `card`,
 * and `on-line` has the same contrast against the line colours.
 */
export const palette = {
  paper: ['#f6f5f1', '#101418'],
  card: ['#ffffff', '#181d24'],
  ink: ['#161a20', '#eef0f3'],
  muted: ['#565d68', '#a5aebb'],
  rule: ['#d9d7d0', '#333b46'],
  /** Station signs, the bar and the boards: dark in both themes, as on a platform. */
  sign: ['#141a24', '#05080c'],
  'on-sign': ['#ffffff', '#ffffff'],
  'sign-muted': ['#b9c2cf', '#b9c2cf'],
  signal: ['#ffc83d', '#ffc83d'],
  'on-signal': ['#141a24', '#141a24'],
  'on-line': ['#ffffff', '#0d1116'],
  foundation: ['#0a5cab', '#66b2ff'],
  intermediate: ['#0b7038', '#4ccb80'],
  standard: ['#c01f2e', '#ff8585'],
  higher: ['#6b34ab', '#c3a1ff'],
  correct: ['#0b7038', '#4ccb80'],
  wrong: ['#b3201f', '#ff8d85'],
  almost: ['#855400', '#ffc83d'],
  /**
   * Translucent backgrounds. Utility classes such as `bg-ink/10` need `color-mix`; older browsers would show the opaque
   * colour, which hides the text.
   */
  'ink-wash': ['#161a201a', '#eef0f31a'],
  'signal-wash': ['#ffc83d59', '#ffc83d59'],
  'higher-wash': ['#6b34ab26', '#c3a1ff26'],
} as const

const lines: readonly string[] = ['foundation', 'intermediate', 'standard', 'higher']
const isLine = (name: string) => lines.includes(name)

const variables = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([name, values]) => [`--${name}`, values[theme]]))

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}', '!./src/**/*.test.*'],
  theme: {
    extend: {
      colors: Object.fromEntries(
        Object.keys(palette).map((name) => [isLine(name) ? `line-${name}` : name, `var(--${name})`]),
      ),
      // The space between the text and the edge of a narrow screen, and between the text and the edge of a button, does
      // not grow with the text size, because the text needs the width.
      spacing: { edge: 'min(1rem, 4.5vw)', button: 'min(1.25rem, 5.2vw)' },
      // Even with large text, the longest word in a title fits on one line.
      fontSize: {
        '3xl': ['min(1.875rem, 10vw)', '1.2'],
        '4xl': ['min(2.25rem, 10.5vw)', '1.1'],
        '5xl': ['min(3rem, 12vw)', '1'],
      },
      fontFamily: {
        // No web font: text is set in whichever font in the Helvetica family the system has.
        sans: ['"Helvetica Neue"', 'Helvetica', 'Arial', 'system-ui', 'sans-serif'],
      },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) =>
      addBase({
        ':root': variables(0),
        // The student's choice (src/lib/appearance.ts) takes precedence over the device setting. There is no dark theme
        // in print.
        '@media screen': {
          ':root[data-theme="dark"], .dark': variables(1),
          // On a dark sign, only the dark theme's colours are legible, so both themes use them.
          '.bg-sign': { '--correct': palette.correct[1], '--wrong': palette.wrong[1] },
        },
        '@media screen and (prefers-color-scheme: dark)': {
          ':root:not([data-theme="light"])': variables(1),
        },
      }),
  ],
} satisfies Config
