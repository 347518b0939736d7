import { ChevronDown } from 'lucide-react'
import { Fragment, memo, useEffect, useId, useState } from 'react'
import { CollapsibleOnPhone } from '@/components/ui/collapsible-on-phone'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import { type ListedWord, wordAnchor } from '@/content/word-themes'
import { AddToReview } from '@/exercises/add-to-review'
import { classNames } from '@/lib/class-names'
import { type Cover, CoverableText } from './covered-side'

/** Another form or a related word, with a play button. */
function Spoken({ spanish }: { spanish: string }) {
  const said = useSpokenIds()()
  return (
    <span className="whitespace-nowrap">
      <b id={said} lang="es" translate="no" className="whitespace-normal">
        {spanish}
      </b>
      <SpeakButton text={spanish} textId={said} />
    </span>
  )
}

/** All other details of the word, except those that would give away the covered side. */
function Details({ word, withEnglish }: { word: ListedWord; withEnglish: boolean }) {
  const { spanish, partOfSpeech, pronunciation, example, exampleEnglish } = word
  const { feminine, american, related, etymology } = word
  const said = useSpokenIds()()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 pb-3 lg:pb-0 print:hidden">
      <div className="col-span-2 stack-1 lg:col-span-1">
        <p className="text-sm text-muted">
          {pronunciation} · {partOfSpeech}
        </p>
        <p>
          <span id={said} lang="es" translate="no">
            {example}
          </span>
          <SpeakButton text={example} textId={said} />
          {withEnglish && <span className="block text-muted">{exampleEnglish}</span>}
        </p>
        {feminine !== undefined && (
          <p>
            Feminine: <Spoken spanish={feminine} />
          </p>
        )}
        {american !== undefined && (
          <p>
            In much of Latin America: <Spoken spanish={american} />
          </p>
        )}
        {related !== undefined && (
          // A new paragraph, because a translator may have changed the texts between which the English appears.
          <p key={String(withEnglish)}>
            Related:{' '}
            {related.map((one, at) => (
              <Fragment key={one.kind}>
                {at > 0 && '; '}
                <Spoken spanish={one.spanish} />
                {withEnglish && ` (${one.english})`}
              </Fragment>
            ))}
          </p>
        )}
        {etymology !== undefined && withEnglish && <p className="text-sm text-muted">{etymology}</p>}
      </div>
      <AddToReview
        spanish={spanish}
        of={spanish}
        className="flex min-h-11 items-center lg:-mt-2.5 lg:max-w-48"
      />
    </div>
  )
}

/**
 * A word, drawn as a stop. On a phone it takes two lines, with the details on request; on wide screens everything is
 * shown.
 */
export const WordRow = memo(function WordRow({
  word,
  cover,
  isSought,
  isRemembered,
  ring,
}: {
  word: ListedWord
  cover: Cover
  /** Whether the URL's hash names this word. */
  isSought: boolean
  /** Whether the word is in the review. */
  isRemembered: boolean
  /** The class for the stop's ring. */
  ring: string
}) {
  const { spanish, english } = word
  const [isOpen, setIsOpen] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const details = useId()
  const isCovered = cover !== 'nothing' && !isShown
  useEffect(() => {
    if (isSought) setIsOpen(true)
  }, [isSought])
  const said = useSpokenIds()()
  const es = (
    <span id={said} lang="es" translate="no">
      {spanish}
    </span>
  )
  const side = (which: 'English' | 'Spanish') =>
    cover === which ? (
      <CoverableText side={which} other={which === 'English' ? es : english} onShown={() => setIsShown(true)}>
        {which === 'English' ? english : es}
      </CoverableText>
    ) : which === 'English' ? (
      english
    ) : (
      es
    )
  return (
    <li
      id={wordAnchor(spanish)}
      tabIndex={-1}
      className={classNames(
        'relative border-b border-rule pl-button outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-6 lg:py-3 print:border-0 print:p-0',
        isSought && 'bg-signal-wash',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-3.5 -left-2.5 size-4 rounded-full border-[3px] lg:top-4.5 print:hidden',
          ring,
          isRemembered ? 'bg-ink' : 'bg-paper',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-1 py-1.5 lg:flex-nowrap lg:items-start lg:py-0 print:py-0.5">
        {/* With large text, the buttons wrap to the next line, so that no word is broken. */}
        <div className="min-w-0 flex-1 basis-40 lg:flex-initial print:grid print:grid-cols-2 print:gap-2">
          <p className="text-lg leading-snug font-bold lg:text-xl print:text-base">
            {side('Spanish')}
            {isRemembered && <span className="sr-only"> (in Repaso)</span>}
          </p>
          <p className="leading-snug">{side('English')}</p>
        </div>
        {!(isCovered && cover === 'Spanish') && (
          <>
            <SpeakButton text={spanish} textId={said} className="size-11 lg:-mt-2.5" />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={details}
              onClick={() => setIsOpen(!isOpen)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink-wash lg:hidden print:hidden"
            >
              <span className="sr-only">
                More about{' '}
                <span lang="es" translate="no">
                  {spanish}
                </span>
              </span>
              <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
            </button>
          </>
        )}
      </div>
      {!(isCovered && cover === 'Spanish') && (
        <CollapsibleOnPhone id={details} open={isOpen} onFound={() => setIsOpen(true)}>
          <Details word={word} withEnglish={!isCovered} />
        </CollapsibleOnPhone>
      )}
    </li>
  )
})
