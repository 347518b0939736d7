/** Words in strings and titles that are neither Spanish nor in the English dictionary. */
export const programWords: ReadonlySet<string> = new Set(
  [
    // Names and words that a student reads: the site, exams, companies, an email address.
    'Próxima IGCSE GCSE AQA IB SL HL Edexcel Vercel Supabase Roadmap roadmap mistyped ana',
    // Misspelt on purpose: a spelling that search accepts, and the site's traditional name for a tense.
    'cancion Indefenido',
    // Names from browser APIs.
    'DOM dom afterprint beforeprint beforematch pointerover pointerout focusout hashchange keydown focusin pointerdown voiceschanged visibilitychange canceled progressbar pagehide modulepreload devicechange selectionchange audioinput controllerchange compositionstart compositionend updatefound statechange textarea tabindex keyshortcuts popovertarget pageshow',
    'href img td th ol ul li url http https html localhost mailto noopener noreferrer dle json px pkce otp',
    // Names of CSS classes and colours.
    'bg md mx py sm xl xs dvh svh calc minmax nowrap nums center colors Color whitespace semibold',
    // Names from our own code and from other software.
    'sw js aud jwt auth Auth msg partwanted recoverynoted toastwanted partfailed parthere Retryable PGRST signup proxima sb todays gapfill tsx ib igcse spanish english spain america american sl hl clitics fs fp ms mp sessionnoted',
    // File formats, a country code and a voice package.
    'ics txt yml MX espeak ng',
    // Parts of exercise ids.
    'christmas preterito grandads cambridge',
    // A header.
    'Authorization',
    // An API that some browsers lack.
    'Segmenter',
    // Flags for regular expressions.
    'iu giu',
  ].flatMap((words) => words.split(' ')),
)
