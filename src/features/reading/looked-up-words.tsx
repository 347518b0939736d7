import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLoading } from '@/components/ui/load-on-demand'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import { TextLink } from '@/components/ui/text-link'
import { wordName } from '@/exercises/item-names'
import { memory, recordAnswer } from '@/lib/memory'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useIsMemorySaved } from '@/lib/use-memory'
import { paths } from '@/paths'
import type { Spanish } from '@/spanish/markup'
import type { Meaning } from './words'

const CommaList = ({ words }: { words: readonly Spanish[] }) =>
  words.map((word, at) => (
    <span key={word}>
      {at > 0 && ', '}
      <b lang="es" translate="no">
        {word}
      </b>
    </span>
  ))

/** The words that the student looked up, which can be added to the review. */
export function LookedUpWords({ words }: { words: readonly Meaning[] }) {
  /** Maps each word that was looked up to the listed word, or to undefined if the list does not contain it. */
  const [sent, setSent] = useState<ReadonlyMap<Spanish, Spanish | undefined>>(new Map())
  const isSaved = useIsMemorySaved()
  const loading = useLoading('word list')
  const heard = useSpokenIds()
  // Takes focus, because the button has been removed or its label has changed.
  const said = useFocusWhen<HTMLDivElement>(sent.size > 0 && sent)
  if (words.length === 0) return null
  const left = words.filter((one) => !sent.has(one.words))
  const listed = [...new Set([...sent.values()].filter((word) => word !== undefined))]
  const unlisted = [...sent].flatMap(([word, found]) => (found === undefined ? [word] : []))

  async function send() {
    await loading.load(async () => {
      const { findListedWord, loadWordFinder } = await import('./find-listed-word')
      const finder = await loadWordFinder()
      const found = left.map((one) => [one.words, findListedWord(one, finder)] as const)
      // The student has just seen the words, so record a correct answer for each, as the theme page does.
      for (const [, word] of found)
        if (word !== undefined && !memory().has(wordName(word))) recordAnswer(wordName(word), 'right')
      setSent(new Map([...sent, ...found]))
    })
  }

  const repaso = (
    <TextLink to={paths.review}>
      <span lang="es" translate="no">
        Repaso
      </span>
    </TextLink>
  )
  return (
    <section aria-labelledby="looked-up" className="mt-10 print:hidden">
      <h2 id="looked-up" className="text-xl">
        Words you looked up
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {words.map(({ words: spanish, en }, index) => (
          <li key={spanish} className="flex items-center gap-1 border-t border-rule py-1">
            <span className="flex-1">
              <b id={heard(index)} lang="es" translate="no">
                {spanish}
              </b>{' '}
              <span className="text-muted">{en}</span>
            </span>
            <SpeakButton text={spanish} textId={heard(index)} />
          </li>
        ))}
      </ul>
      <div ref={said} role="status" tabIndex={-1} className="mt-3 max-w-prose stack-1 outline-none">
        {loading.said !== '' && <p>{loading.said}</p>}
        {listed.length > 0 && (
          <p>
            Added to {repaso}: <CommaList words={listed} />.
            {!isSaved && (
              <span> This browser doesn’t save anything, so you’ll lose them when you close the page.</span>
            )}
          </p>
        )}
        {unlisted.length > 0 && (
          <p>
            Not in our word list, so write them down: <CommaList words={unlisted} />.
          </p>
        )}
      </div>
      {left.length > 0 && (
        <>
          <Button
            look="outline"
            className="mt-3"
            aria-disabled={loading.isLoading}
            onClick={() => loading.isLoading || void send()}
          >
            <span>
              <span>{`Send ${sent.size === 0 ? 'them' : 'the new ones'} to`}</span>{' '}
              <span lang="es" translate="no">
                Repaso
              </span>
            </span>
          </Button>
          <p className="mt-1 text-sm text-muted">This list stays here until you leave the page.</p>
        </>
      )}
    </section>
  )
}
