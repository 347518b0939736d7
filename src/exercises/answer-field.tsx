import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type InputLook, inputClasses } from '@/components/ui/field'
import { classNames } from '@/lib/class-names'
import { isComposing } from '@/lib/is-composing'
import { reveal } from '@/lib/reveal'
import { useFocusWhen } from '@/lib/use-focus-when'

const letters = ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ'] as const
const openingMarks = ['¿', '¡'] as const

/** Keys for letters that are not on an English keyboard. They insert at the caret and return focus to the field. */
function AccentKeys({
  field,
  keys,
}: {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  keys: readonly string[]
}) {
  /** Roving tabindex: the index of the key that Tab focuses. Arrow keys move between the keys. */
  const [reached, setReached] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  /** Whether an input method is in the middle of a word. Phones’ keyboards are, while one is typed. */
  const composing = useRef(false)

  useEffect(() => {
    const input = field.current
    const listening = new AbortController()
    for (const event of ['compositionstart', 'compositionend'])
      input?.addEventListener(
        event,
        () => {
          composing.current = event === 'compositionstart'
        },
        { signal: listening.signal },
      )
    return () => listening.abort()
  }, [field])

  function type(key: string) {
    const input = field.current
    if (input === null || input.readOnly) return
    input.focus({ preventScroll: true })
    // Only this keeps the field’s undo history: after any other change, Ctrl+Z puts letters in the wrong place. But it
    // does not end a composition, and a phone’s keyboard would replace the beginning of the word.
    if (!composing.current && document.execCommand?.('insertText', false, key)) return
    composing.current = false
    const start = input.selectionStart ?? input.value.length
    // Change the element and dispatch an event, so that React's change handler treats it as typing.
    input.setRangeText(key, start, input.selectionEnd ?? input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.setSelectionRange(start + key.length, start + key.length)
  }

  function move(event: KeyboardEvent) {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: (reached + 1) % keys.length,
      ArrowLeft: (reached + keys.length - 1) % keys.length,
      Home: 0,
      End: keys.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setReached(target)
    bar.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Spanish letters"
      onKeyDown={move}
      className="mt-2 flex flex-wrap gap-1 print:hidden"
    >
      {keys.map((key, index) => (
        <button
          key={key}
          type="button"
          lang="es"
          translate="no"
          aria-label={`Type ${key}`}
          tabIndex={index === reached ? 0 : -1}
          // Prevent the press from blurring the field, which would close a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => type(key)}
          className="min-h-11 min-w-7 max-w-11 flex-1 rounded-md border border-muted bg-card font-bold hover:bg-ink-wash"
        >
          {key}
        </button>
      ))}
    </div>
  )
}

/** Turns off the phone's and browser's autocorrect. */
const uncorrected = {
  lang: 'es',
  translate: 'no',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** A field and its keys. Both stay in view while the student types, even when a phone's on-screen keyboard opens. */
function WithKeys({
  field,
  keys,
  keysShown,
  isMine = false,
  children,
}: {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  keys: readonly string[]
  keysShown: boolean
  /** Set if the verdict is about this answer, so that both stay in view. */
  isMine?: boolean
  children: ReactNode
}) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!keysShown) return
    const show = () => {
      if (whole.current?.contains(document.activeElement)) reveal([whole.current])
    }
    show()
    window.visualViewport?.addEventListener('resize', show)
    return () => window.visualViewport?.removeEventListener('resize', show)
  }, [keysShown])
  return (
    <div ref={whole} data-answer={isMine ? 'mine' : undefined}>
      {children}
      {keysShown && <AccentKeys field={field} keys={keys} />}
    </div>
  )
}

/** One line of a text to correct, as tall as its content so that all of it is visible. Enter submits. */
export function SpanishLine({
  keysShown,
  ...props
}: ComponentProps<'textarea'> & { value: string; keysShown: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <WithKeys field={field} keys={[...letters, ...openingMarks]} keysShown={keysShown}>
      <textarea
        ref={field}
        {...uncorrected}
        // Fallback for browsers without `field-sizing`: a line holds about 30 letters on a phone.
        rows={Math.ceil(props.value.length / 30) || 1}
        className={inputClasses('answer', 'block resize-none py-2 field-sizing-content')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          // Safari before 16 has no `requestSubmit`.
          event.currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
        }}
        {...props}
      />
    </WithKeys>
  )
}

/** A field for a whole text, which grows with the text. Its keys and messages stay in view above it. */
export function SpanishArea({
  className,
  children,
  ...props
}: ComponentProps<'textarea'> & { children?: ReactNode }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <div className="sticky top-(--below-bar) z-10 bg-paper pb-2 print:hidden">
        <AccentKeys field={field} keys={[...letters, ...openingMarks]} />
        {children}
      </div>
      <textarea
        ref={field}
        {...uncorrected}
        // Capitalise sentences, as in a letter.
        autoCapitalize="sentences"
        rows={12}
        className={inputClasses('answer', classNames('block min-h-72 py-3 field-sizing-content', className))}
        {...props}
      />
    </>
  )
}

/** A Spanish field with accent keys below it and autocorrect turned off. */
export function SpanishField({
  withOpeningMarks = false,
  keysShown = true,
  takesFocus = false,
  look = 'answer',
  className,
  ...props
}: ComponentProps<'input'> & {
  /** Whole sentences need ¿ and ¡; a gap does not. */
  withOpeningMarks?: boolean
  /** If there are several fields, only one shows its keys; a read-only field shows none. */
  keysShown?: boolean
  /** Moves focus to the field. The caller must make sure that it is in view. */
  takesFocus?: boolean
  look?: InputLook
}) {
  const field = useFocusWhen<HTMLInputElement>(takesFocus)
  return (
    <WithKeys
      field={field}
      keys={withOpeningMarks ? [...letters, ...openingMarks] : letters}
      keysShown={keysShown}
      isMine
    >
      <input ref={field} {...uncorrected} className={inputClasses(look, className)} {...props} />
    </WithKeys>
  )
}

/** The submitted answer in full; a field would show only one line of it. */
export function GivenAnswer({
  label = 'Your answer',
  isMine = true,
  className,
  children,
}: {
  label?: string
  /** Set if this is the student's own answer, which the verdict is about. */
  isMine?: boolean
  className?: string
  children: string
}) {
  return (
    <p
      lang="es"
      translate="no"
      data-answer={isMine ? 'mine' : undefined}
      className={inputClasses('answer', classNames('py-2 [overflow-wrap:anywhere]', className))}
    >
      <span lang="en" translate="yes" className="sr-only">
        {label}:{' '}
      </span>
      {children}
    </p>
  )
}

/** The field of an exercise, or the submitted answer once it is final. */
export function AnswerField({
  id,
  describedBy,
  withOpeningMarks,
  locked,
  checking,
  answer,
  onChange,
}: {
  id: string
  describedBy?: string | undefined
  withOpeningMarks: boolean
  locked: boolean
  checking: boolean
  answer: string
  onChange: (answer: string) => void
}) {
  // A one-word gap does not need a field as wide as a sentence.
  const className = classNames('mt-3', !withOpeningMarks && 'sm:max-w-sm')
  return locked ? (
    <GivenAnswer className={className}>{answer}</GivenAnswer>
  ) : (
    <SpanishField
      id={id}
      aria-describedby={describedBy}
      withOpeningMarks={withOpeningMarks}
      readOnly={checking}
      value={answer}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    />
  )
}
