/**
 * Between the first paint and the app's take-over a page looks ready, and nobody waits for it. What is
 * pressed in that time is kept, shown as busy, and pressed again as soon as it can answer; what is typed or
 * chosen is handed to the app as if it were typed then. Links need no script and go where they lead.
 */
import { partFailed, partHere, partWanted } from './lib/part-events'
import { isSearchKey } from './lib/search-key'

const buttons = 'button, [role="button"]'

/** What would send something, and can send nothing without the app. */
const untilReady = '[data-until-ready]'

/** A part that has not been taken over, and one whose code did not come: src/components/ui/part.tsx. */
const waitingPart = '[data-part="waiting"]'
const failedPart = '[data-part="failed"]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/**
 * Whether React has taken over this element. The parts of a page come one after the other and React announces
 * none of them; this mark on the element is how it finds its own way from an event to a component.
 */
const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const changedByHand = (field: Field): boolean => {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue
}

/** React listens for changes and ignores one to the value that it has seen: it is made to have seen another. */
function announce(field: Field, typed: string): void {
  if (isChoice(field)) {
    field.checked = typed !== 'true'
    field.click()
    return
  }
  if (field.value !== typed) field.value = typed
  const { _valueTracker: seen } = field as { _valueTracker?: { setValue: (value: string) => void } }
  seen?.setValue(`not ${typed}`)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Opens what nobody will open any more. */
function unfold(inside: ParentNode): void {
  for (const folded of inside.querySelectorAll('folded-part')) folded.removeAttribute('hidden')
}

/** Resolves when the page is there from beginning to end. */
export function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

/** Starts keeping. The app has come, or will never come: either has to be told. */
export function keepUntilTakeOver(): { takenOver: () => void; giveUp: () => void } {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<Field, string>()
  let appIsHere = false
  let waiting = false
  let givenUp = false

  const isWaitedFor = (element: Element): boolean => {
    if (!element.isConnected || isReady(element)) return false
    // A part in another one hears it only when that has come.
    element.dispatchEvent(new Event(partWanted, { bubbles: true }))
    return true
  }

  /** The app's first effects may undo a press that comes before them; its lazy parts come later. */
  const isReady = (element: Element) => appIsHere && answers(element) && element.closest(waitingPart) === null
  const isEarly = (element: Element) =>
    !givenUp && element.closest('#root') !== null && element.closest(failedPart) === null && !isReady(element)

  function wait(): void {
    if (waiting || !appIsHere) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      replay()
    })
  }

  function replay(): void {
    // What was typed comes before what was pressed: a form is sent with both.
    for (const [field, value] of typed) {
      if (isWaitedFor(field)) continue
      typed.delete(field)
      if (field.isConnected) announce(field, value)
    }
    for (const control of pressed) {
      if (isWaitedFor(control)) continue
      pressed.delete(control)
      control.removeAttribute('aria-busy')
      const place = document.activeElement
      if (control.isConnected) control.click()
      // Whoever has gone on to a field is not taken out of it: the next letters would be lost.
      if (isField(place) && !place.form?.contains(control))
        queueMicrotask(() => place.focus({ preventScroll: true }))
    }
    if (typed.size + pressed.size > 0) wait()
  }

  function keepTyped({ target }: { target: EventTarget | null }): void {
    if (!isField(target) || !isEarly(target)) return
    typed.set(target, isChoice(target) ? String(target.checked) : target.value)
    wait()
  }

  /** Something in its form has been typed or chosen, and not yet been handed over: a form is sent with both. */
  const comesAfter = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    control.form !== null &&
    [...typed.keys()].some(({ form }) => form === control.form)

  /** True when the press was kept. */
  function keepPressed({ target }: { target: EventTarget | null }): boolean {
    const control = target instanceof Element ? target.closest<HTMLElement>(buttons) : null
    // What the browser opens by itself needs no app.
    if (control === null || control.hasAttribute('popovertarget')) return false
    if (!isEarly(control) && !comesAfter(control)) return false
    control.setAttribute('aria-busy', 'true')
    pressed.add(control)
    wait()
    return true
  }

  function forget({ target }: Event): void {
    const inside = (element: Element) => target instanceof Element && target.contains(element)
    for (const control of pressed) {
      if (!inside(control)) continue
      pressed.delete(control)
      control.removeAttribute('aria-busy')
    }
    for (const field of typed.keys()) if (inside(field)) typed.delete(field)
    if (!(target instanceof Element)) return
    unfold(target)
  }

  function keepShortcut(event: KeyboardEvent): void {
    const search = document.querySelector('[aria-keyshortcuts]')
    if (isSearchKey(event) && keepPressed({ target: search })) event.preventDefault()
  }

  document.addEventListener(partFailed, forget)
  // As soon as React has done what it is at, and before it draws again: it would undo what was chosen.
  document.addEventListener(partHere, () => queueMicrotask(replay))
  document.addEventListener('keydown', keepShortcut, true)
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('change', keepTyped, true)
  // Enter and Space on a button arrive as clicks too, and so does Enter in a field of a form.
  document.addEventListener(
    'click',
    (event) => {
      if (!keepPressed(event)) return
      event.preventDefault()
      // React would take the part over at once, and answer this press and the replayed one.
      event.stopImmediatePropagation()
    },
    true,
  )
  // No form of this site is sent by the browser itself.
  document.addEventListener('submit', (event) => event.preventDefault())

  // What was typed, and the first press, before even this script was there.
  const here = performance.now()
  if (PerformanceObserver.supportedEntryTypes.includes('first-input')) {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Of a key it is not known which one it was.
        if (entry.startTime < here && entry.name !== 'keydown') keepPressed(entry)
      }
    }).observe({ type: 'first-input', buffered: true })
  }
  void wholePage().then(() => {
    for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
      if (changedByHand(field)) keepTyped({ target: field })
    }
    // Disabled until here, so as not to promise what nobody would have kept.
    for (const button of document.querySelectorAll<HTMLButtonElement>(untilReady)) {
      if (isEarly(button)) button.disabled = false
    }
  })
  document.documentElement.dataset['ready'] = ''

  return {
    takenOver: () => {
      appIsHere = true
      replay()
    },
    giveUp: () => {
      givenUp = true
      for (const control of pressed) control.removeAttribute('aria-busy')
      unfold(document)
      for (const button of document.querySelectorAll<HTMLButtonElement>(untilReady)) button.disabled = true
    },
  }
}
