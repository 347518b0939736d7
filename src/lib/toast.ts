import type { toast as Toast } from 'sonner'

type Kind = 'error' | 'success'

/** Dispatched on the window when the first toast is requested: only then is the toaster mounted. */
export const toastWanted = 'toastwanted'

let isWanted = false
export const isToastWanted = (): boolean => isWanted

/** Loads the library and has its toaster mounted. The library queues toasts until the toaster is there. */
export async function toasts(): Promise<typeof Toast> {
  isWanted = true
  window.dispatchEvent(new Event(toastWanted))
  return (await import('sonner')).toast
}

/** Shows a toast at the top of the page. If the library does not load, the page itself has to show the message. */
const say =
  (kind: Kind) =>
  (title: string, options: { description: string }): void => {
    void toasts().then(
      (toast) => toast[kind](title, options),
      (error: unknown) => console.error(error),
    )
  }

export const toast = { error: say('error'), success: say('success') }
