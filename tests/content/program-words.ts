/** Words in the strings of the program and in titles that the English dictionary lacks and that are not Spanish. */
export const programWords: ReadonlySet<string> = new Set(
  [
    // A student reads these: the site, the examinations, a company, an address.
    'Próxima IGCSE GCSE AQA IB SL HL Edexcel Vercel Supabase Roadmap roadmap mistyped ana',
    // Misspelt on purpose: what search forgives, and the name by which the site has always called a tense.
    'cancion Indefenido',
    // The browser's.
    'DOM dom afterprint beforeprint beforematch pointerover pointerout focusout hashchange keydown focusin pointerdown voiceschanged visibilitychange canceled progressbar pagehide modulepreload devicechange selectionchange audioinput controllerchange updatefound statechange textarea tabindex keyshortcuts popovertarget pageshow',
    'href img td th ol ul li url http https html localhost mailto noopener noreferrer dle json px pkce otp',
    // Classes and colours.
    'bg md mx py sm xl xs dvh svh calc minmax nowrap nums center colors Color whitespace semibold',
    // The program's own, and other people's programs.
    'sw js aud jwt auth Auth msg partwanted recoverynoted toastwanted partfailed parthere Retryable PGRST signup proxima sb todays gapfill tsx ib igcse spanish english spain america american sl hl clitics fs fp ms mp sessionnoted',
    // A format of files, a code of countries, a package of voices.
    'ics txt yml MX espeak ng',
    // In the ids of exercises.
    'christmas preterito grandads cambridge',
    // A header.
    'Authorization',
    // What some browsers lack.
    'Segmenter',
    // Flags of regular expressions.
    'iu giu',
  ].flatMap((words) => words.split(' ')),
)
