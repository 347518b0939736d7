type Kind = 'error' | 'success'

/** Says it at the top of the page. Where the library did not come, the page has to say it by itself. */
const say =
  (kind: Kind) =>
  (title: string, options: { description: string }): void => {
    void import('sonner').then(
      ({ toast }) => toast[kind](title, options),
      (error: unknown) => console.error(error),
    )
  }

export const toast = { error: say('error'), success: say('success') }
