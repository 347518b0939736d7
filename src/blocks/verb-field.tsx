import { useId, useState } from 'react'
import { inputClasses } from '@/components/ui/field'
import { textLinkClasses } from '@/components/ui/text-link'
import { useFocusWhen } from '@/lib/use-focus-when'
import { withoutAccents } from '@/spanish/accents'
import type { Spanish } from '@/spanish/markup'
import { typedText } from '@/spanish/typed-text'
import { findVerbs, type VerbIndex } from '@/spanish/verbs/find-verb'

/** The number of suggestions that fit above a phone's keyboard. */
const limit = 5

/** A form without its pronoun: *fui* for *me fui*. */
const lastWord = (text: string) => withoutAccents(typedText(text)).toLowerCase().trim().split(' ').at(-1)

/** The verb that was typed, without its pronouns, as a dictionary lists it: *atragantar* for *me atragantarse*. */
const lookedUp = (typed: string) =>
  (typedText(typed).trim().toLowerCase().split(' ').at(-1) ?? '').replace(/se$/, '')

/** The URL of a verb's entry in the Spanish Academy's dictionary, which has the conjugation of every verb. */
const dictionaryEntry = (typed: string) => `https://dle.rae.es/${encodeURIComponent(lookedUp(typed))}`

/** Lets the student choose a verb by typing its infinitive, one of its forms or its meaning. */
export function VerbField({
  label,
  index,
  chosen,
  onChoose,
}: {
  label: string
  index: VerbIndex
  chosen: Spanish | null
  onChoose: (infinitive: Spanish) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const [choices, setChoices] = useState(0)
  // The pressed button has been removed. Focusing the field would open the phone's keyboard over the result.
  const status = useFocusWhen<HTMLParagraphElement>(choices)
  const found = typed === null ? [] : findVerbs(index, typed, limit)

  function choose(infinitive: Spanish) {
    setTyped(null)
    setChoices(choices + 1)
    onChoose(infinitive)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (first === undefined) return
        // *fui* belongs to both *ser* and *ir*: only the student knows which one is meant.
        const meant = found.filter(
          ({ form }) => form !== undefined && lastWord(form.written) === lastWord(typed ?? ''),
        )
        if (first.form !== undefined && meant.length > 1) status.current?.focus({ preventScroll: true })
        else choose(first.infinitive)
      }}
    >
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        // Students may type Spanish or English, so the keyboard must not correct either.
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder="querer, quise, to want"
        value={typed ?? chosen ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={`${id}-found`}
        className={inputClasses('on-card', 'mt-1 block')}
      />
      <p
        ref={status}
        id={`${id}-found`}
        role="status"
        tabIndex={-1}
        className="mt-1 text-sm text-muted outline-none"
      >
        {typed === null && chosen !== null && (
          <span key={chosen}>
            <b lang="es" translate="no">
              {chosen}
            </b>
            : {index.meanings[chosen]}
          </span>
        )}
        {typed !== null &&
          typed.trim() !== '' &&
          found.length === 0 &&
          (/\p{L}[aeií]r(?:se)?$/iu.test(typed.trim()) ? (
            <span key="verb">
              We don’t have this verb yet.{' '}
              <a href={dictionaryEntry(typed)} rel="noreferrer" className={textLinkClasses}>
                Look up{' '}
                <span lang="es" translate="no">
                  {lookedUp(typed)}
                </span>{' '}
                in the RAE’s dictionary
              </a>{' '}
              (another website).
            </span>
          ) : (
            <span key="form">
              We don’t know this form. Try the dictionary form, such as{' '}
              <i lang="es" translate="no">
                hablar
              </i>
              .
            </span>
          ))}
        {found.length > 0 && <span>Choose one:</span>}
      </p>
      {found.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {found.map(({ infinitive, en }) => (
            <li key={infinitive}>
              <button
                type="button"
                onClick={() => choose(infinitive)}
                className="min-h-11 rounded-md border border-muted px-3 text-left hover:bg-ink-wash"
              >
                <b lang="es" translate="no">
                  {infinitive}
                </b>{' '}
                <span className="text-sm text-muted">{en}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
