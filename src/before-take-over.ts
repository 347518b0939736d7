/**
 * Between first paint and hydration a page looks ready, and students do not wait. What they press in that time is
 * recorded, shown as busy, and replayed as soon as it can respond. What they type or choose is passed to the app as if
 * they had typed it then. Links work without a script.
 */
import { partFailed, partHere, partWanted } from './lib/part-events'
import { isSearchKey } from './lib/search-key'

const buttons = 'button, [role="button"]'

/** Controls that submit something, and cannot do so without the app. */
const untilReady = '[data-until-ready]'

/** A part that is not hydrated yet, and one whose code failed to load: see src/components/ui/part.tsx. */
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
 * Whether React has hydrated this element. The parts of a page are hydrated one after the other, and React fires no
 * event for them. So this looks for the property that React sets on an element in order to find its component when an
 * event occurs.
 */
const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** What elements that look alike to a student have in common, apart from their name. A translator changes their text. */
const looksOf = (element: Element) =>
  element.className + element.getAttribute('type') + element.hasAttribute('data-part')

/**
 * Finds an element again after React has replaced it: if an extension or a translator has changed the page before
 * hydration, React renders the page or the part anew. Until that part has been hydrated, returns the part instead.
 */
function finderOf(element: Element): () => Element | undefined {
  const scopeOf = (one: Element) => one.parentElement?.closest('[data-part], #root') ?? null
  const scope = scopeOf(element)
  if (scope === null) return () => element
  const findScope = finderOf(scope)
  const alike = (inside: Element) =>
    [...inside.querySelectorAll(element.localName)].filter(
      (one) => scopeOf(one) === inside && looksOf(one) === looksOf(element),
    )
  const index = alike(scope).indexOf(element)
  return () => {
    if (element.isConnected) return element
    const inside = findScope()
    if (inside === undefined) return undefined
    return alike(inside)[index] ?? (inside.matches(waitingPart) ? inside : undefined)
  }
}

const changedByHand = (field: Field): boolean => {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.value !== field.defaultValue
}

/** React ignores a change to a value that it has already recorded, so set the recorded value to a different one. */
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

/** Opens the folded parts, because the app will no longer do so. */
function unfold(inside: ParentNode): void {
  for (const folded of inside.querySelectorAll('folded-part')) folded.removeAttribute('hidden')
}

/** Resolves when the whole document has been parsed. */
export function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

/** Starts recording. The caller must report when the app has hydrated, or that it never will. */
export function keepUntilTakeOver(): { takenOver: () => void; giveUp: () => void } {
  const pressed = new Map<HTMLElement, () => Element | undefined>()
  const typed = new Map<Field, { value: string; find: () => Element | undefined }>()
  let appIsHere = false
  let waiting = false
  let givenUp = false

  const isWaitedFor = (element: Element | undefined): boolean => {
    if (element === undefined || isReady(element)) return false
    // A nested part receives this event only once the outer part has been hydrated.
    element.dispatchEvent(new Event(partWanted, { bubbles: true }))
    return true
  }

  /**
   * Whether a press can be replayed. Before the app's first effects have run, they could undo it; lazy parts are
   * hydrated later than the app.
   */
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
    // Replay typing before presses, because a press may submit a form with what was typed.
    let replaced: Field | undefined
    for (const [field, { value, find }] of typed) {
      const now = find()
      if (isWaitedFor(now)) continue
      typed.delete(field)
      if (now === undefined || !isField(now)) continue
      announce(now, value)
      if (now !== field) replaced = now
    }
    // The student was typing in a field that has been replaced.
    if (document.activeElement === document.body) replaced?.focus({ preventScroll: true })
    for (const [control, find] of pressed) {
      const now = find()
      if (isWaitedFor(now)) continue
      pressed.delete(control)
      control.removeAttribute('aria-busy')
      const place = document.activeElement
      if (now instanceof HTMLElement) now.click()
      // Do not take the focus from a student who has moved on to a field: the next letters would be lost.
      if (isField(place) && !(now instanceof Node && place.form?.contains(now)))
        queueMicrotask(() => place.focus({ preventScroll: true }))
    }
    if (typed.size + pressed.size > 0) wait()
  }

  function keepTyped({ target }: { target: EventTarget | null }): void {
    if (!isField(target) || !isEarly(target)) return
    typed.set(target, {
      value: isChoice(target) ? String(target.checked) : target.value,
      find: finderOf(target),
    })
    wait()
  }

  /**
   * Whether something typed or chosen in the control's form has yet to be replayed: the form must not be submitted
   * without it.
   */
  const comesAfter = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    control.form !== null &&
    [...typed.keys()].some(({ form }) => form === control.form)

  /** Returns whether the press was recorded. */
  function keepPressed({ target }: { target: EventTarget | null }): boolean {
    const control = target instanceof Element ? target.closest<HTMLElement>(buttons) : null
    // The browser opens popovers itself, without the app.
    if (control === null || control.hasAttribute('popovertarget')) return false
    if (!isEarly(control) && !comesAfter(control)) return false
    control.setAttribute('aria-busy', 'true')
    pressed.set(control, finderOf(control))
    wait()
    return true
  }

  function forget({ target }: Event): void {
    const inside = (element: Element) => target instanceof Element && target.contains(element)
    for (const control of pressed.keys()) {
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
  // Replay once React has finished its current work but before the next render, which would undo the student's choice.
  document.addEventListener(partHere, () => queueMicrotask(replay))
  document.addEventListener('keydown', keepShortcut, true)
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('change', keepTyped, true)
  // Pressing Enter or Space on a button also fires a click event, and so does pressing Enter in a form field.
  document.addEventListener(
    'click',
    (event) => {
      if (!keepPressed(event)) return
      event.preventDefault()
      // React would hydrate the part immediately, and respond to both this press and the replayed one.
      event.stopImmediatePropagation()
    },
    true,
  )
  // The browser itself never submits a form on this site.
  document.addEventListener('submit', (event) => event.preventDefault())

  // Also record typing, and the first press, from before this script ran.
  const here = performance.now()
  if (PerformanceObserver.supportedEntryTypes.includes('first-input')) {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // The performance entry for a key press does not say which key was pressed.
        if (entry.startTime < here && entry.name !== 'keydown') keepPressed(entry)
      }
    }).observe({ type: 'first-input', buffered: true })
  }
  void wholePage().then(() => {
    for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
      if (changedByHand(field)) keepTyped({ target: field })
    }
    // These buttons were disabled until now, because a press would not have been recorded.
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
      for (const control of pressed.keys()) control.removeAttribute('aria-busy')
      unfold(document)
      for (const button of document.querySelectorAll<HTMLButtonElement>(untilReady)) button.disabled = true
    },
  }
}
