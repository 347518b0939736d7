import type { toast as Toast } from 'sonner'

type Kind = 'error' | 'success'

/** Dispatched on the window when the first toast is requested: the toaster is not mounted until then. */
export const toastRequested = 'toastwanted'

let isRequested = false
export const isToasterNeeded = (): boolean => isRequested

/** Loads the library and requests the toaster. The library queues toasts until the toaster is mounted. */
export async function loadToaster(): Promise<typeof Toast> {
  isRequested = true
  window.dispatchEvent(new Event(toastRequested))
  return (await import('sonner')).toast
}

/** Shows a toast at the top of the page. If the library does not load, the page itself has to show the message. */
const show =
  (kind: Kind) =>
  (title: string, options: { description: string }): void => {
    void loadToaster().then(
      (toast) => toast[kind](title, options),
      (error: unknown) => console.error(error),
    )
  }

export const toast = { error: show('error'), success: show('success') }
