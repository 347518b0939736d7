import type { toast as Toast } from 'sonner'

type Kind = 'error' | 'success'

/** Dispatched on the window when the first toast is on its way: only then is there a place for it on the page. */
export const toastWanted = 'toastwanted'

let isWanted = false
export const isToastWanted = (): boolean => isWanted

/** The library, with a place for its toasts under way: it keeps a toast until the place is there. */
export async function toasts(): Promise<typeof Toast> {
  isWanted = true
  window.dispatchEvent(new Event(toastWanted))
  return (await import('sonner')).toast
}

/** Says it at the top of the page. Where the library did not come, the page has to say it by itself. */
const say =
  (kind: Kind) =>
  (title: string, options: { description: string }): void => {
    void toasts().then(
      (toast) => toast[kind](title, options),
      (error: unknown) => console.error(error),
    )
  }

export const toast = { error: say('error'), success: say('success') }
