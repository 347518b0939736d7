import { Fragment, type ReactNode, useId, useState } from 'react'
import { NoSound } from '@/components/ui/no-sound'
import { TextLink, textLinkClasses } from '@/components/ui/text-link'
import { glossary } from '@/content/glossary'
import { findLesson } from '@/content/registry'
import { useCanSpeak, useVoice } from '@/lib/speech'
import { paths } from '@/paths'
import type { RichText, Spanish } from '@/spanish/markup'
import { parseRich, parseSpanish, plainSpanish, type SpanishNode } from '@/spanish/markup'

/** Gives each node of a parsed text a key. The texts are constant, so the index will do. */
const keyed = <Node,>(nodes: readonly Node[], render: (node: Node) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a constant text never move
  nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>)

/** Keeps an ending such as *-imos* or a range such as 80–90 from breaking at its dash. */
function withWholeEndings(text: string): ReactNode {
  const parts = text.split(/(^|[^\p{L}\p{N}])(-\p{L}+|\p{N}+[-–]\p{N}+)/u)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    // `split` yields triples: text, the character before an ending, the ending.
    index % 3 === 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

function spanishNode(node: SpanishNode): ReactNode {
  switch (node.kind) {
    case 'text':
      return withWholeEndings(node.text)
    case 'verb':
      return <b>{node.form}</b>
    case 'gap':
      return (
        <>
          {/* Wider on paper, where it is filled in by hand. */}
          <span aria-hidden="true" className="mx-1 inline-block w-14 border-b-2 border-current print:w-28">
            {'​'}
          </span>
          <span className="sr-only" lang="en" translate="yes">
            gap
          </span>
        </>
      )
    default:
      return node satisfies never
  }
}

/** A Spanish text with its marked verbs in bold. */
export function SpanishText({
  text,
  id,
  className,
}: {
  text: Spanish
  id?: string | undefined
  className?: string
}) {
  return (
    // The key replaces the whole element when the text changes: a translator may have replaced its text nodes.
    <span key={text} id={id} lang="es" translate="no" className={className}>
      {keyed(parseSpanish(text), spanishNode)}
    </span>
  )
}

/**
 * A Spanish word or sentence that is itself a speak button, if there is a voice. `children` replaces the default
 * display of the text. If a press makes no sound, a note says so, and the pressed button stays, with the focus.
 */
export function SpokenText({ text, children }: { text: Spanish; children?: ReactNode }) {
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const [pressed, setPressed] = useState<'just now' | 'before'>()
  const isButton = (canSpeak === 'yes' || pressed !== undefined) && text !== '—'
  const shown = (
    <span key={text} lang="es" translate="no" className={isButton ? undefined : 'spoken'}>
      {children ?? keyed(parseSpanish(text), spanishNode)}
    </span>
  )
  if (!isButton) return shown
  return (
    <>
      <button
        type="button"
        title="Listen"
        onClick={() => {
          setPressed('just now')
          say(plainSpanish(text))
        }}
        className="spoken text-left underline decoration-muted decoration-dotted underline-offset-4 hover:decoration-solid print:no-underline"
      >
        {shown}
      </button>
      <NoSound isPressed={pressed === 'just now'} onClose={() => setPressed('before')} />
    </>
  )
}

/** A link to a section of the same page, or to another lesson. Throws for an unknown lesson. */
export function SectionLink({
  text,
  lesson,
  section,
}: {
  text: ReactNode
  lesson: string | undefined
  section: string | undefined
}) {
  const entry = lesson === undefined ? undefined : findLesson(lesson)
  if (lesson !== undefined && entry === undefined)
    throw new Error(`A link leads to "${lesson}", which isn’t a lesson`)
  const to = entry === undefined ? `#${section ?? ''}` : paths.lesson(entry, section)
  return <TextLink to={to}>{text}</TextLink>
}

/** A grammar term; a tap explains it. It works without scripts, because the browser opens and closes the popover. */
function Term({ text, term }: { text: string; term: string }) {
  const id = useId()
  const explanation = glossary[term]
  if (explanation === undefined) throw new Error(`"${term}" is not in the glossary`)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline min-h-6 underline decoration-muted decoration-dashed underline-offset-4 hover:decoration-solid print:no-underline"
      >
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        className="glossary inset-x-edge top-auto bottom-4 mx-auto max-w-prose rounded-lg border-2 border-ink bg-card p-4 text-base font-normal text-ink shadow-lg"
      >
        <b>{text}</b>: <RichTextView text={explanation} />
      </span>
    </>
  )
}

/** English prose with its mark-up: Spanish, stress, wrong forms, links, grammar terms. */
export function RichTextView({ text }: { text: RichText }) {
  return keyed(parseRich(text), (node) => {
    switch (node.kind) {
      case 'text':
        return withWholeEndings(node.text)
      case 'strong':
        return <strong>{withWholeEndings(node.text)}</strong>
      case 'spanish':
        return (
          <i lang="es" translate="no">
            {keyed(node.nodes, spanishNode)}
          </i>
        )
      case 'wrong':
        return (
          <>
            <span className="sr-only">wrong: </span>
            <s lang="es" translate="no" className="text-wrong">
              {withWholeEndings(node.text)}
            </s>
          </>
        )
      case 'mention':
        return <i>{node.text}</i>
      case 'link':
        return <SectionLink text={node.text} lesson={node.lesson} section={node.section} />
      case 'term':
        return <Term text={node.text} term={node.term} />
      case 'page':
        return <TextLink to={node.to}>{node.text}</TextLink>
      case 'outside':
        return (
          <a href={node.href} rel="noopener" className={textLinkClasses}>
            {node.text}
          </a>
        )
      default:
        return node satisfies never
    }
  })
}
