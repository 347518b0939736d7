import type { ComponentProps, RefObject } from 'react'

const keys = ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡'] as const

/** Keys for the letters that an English keyboard lacks; they type at the caret and keep the focus there. */
export function AccentKeys({ field }: { field: RefObject<HTMLInputElement | null> }) {
  function type(letter: string) {
    const input = field.current
    if (input === null) return
    input.focus()
    const caret = (input.selectionStart ?? input.value.length) + letter.length
    // Through the element, so that undo and the input's own change handler see it as typing.
    input.setRangeText(
      letter,
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
      'end',
    )
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.setSelectionRange(caret, caret)
  }
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1.5 print:hidden">
      <legend className="sr-only">Spanish letters</legend>
      {keys.map((letter) => (
        <button
          key={letter}
          type="button"
          lang="es"
          aria-label={`Type ${letter}`}
          // The press must not take the focus from the field, or a phone would fold its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => type(letter)}
          className="min-h-11 min-w-9 rounded-md border border-muted bg-card px-2 font-bold hover:bg-ink/10"
        >
          {letter}
        </button>
      ))}
    </fieldset>
  )
}

/** A field for Spanish, in which neither phone nor browser corrects what the student types. */
export function SpanishInput(props: ComponentProps<'input'>) {
  return (
    <input
      lang="es"
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
