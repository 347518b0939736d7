import { useEffect, useRef } from 'react'
import { Button } from './button'
import { PartNotLoaded } from './lazy-part'

/** Shown instead of a menu or a dialog whose code failed to load. */
export function NotLoadedDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label="Not loaded"
      onClose={onClose}
      className="m-auto mt-[8dvh] w-[min(24rem,calc(100vw-2rem))] rounded-lg bg-card p-4 text-ink backdrop:bg-black/60"
    >
      <PartNotLoaded />
      <Button look="outline" className="mt-3" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  )
}
