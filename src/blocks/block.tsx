import { ArrowRight, Check, X } from 'lucide-react'
import { lazy } from 'react'
import { RichTextView, SpanishText, SpokenText } from '@/components/rich-text'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { SpeakButton } from '@/components/ui/speak-button'
import type { Block, Column, Example } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { plainSpanish } from '@/spanish/markup'
import { ConjugationTable } from './conjugation'
import { GapFill } from './gap-fill'
import { type NarrowLayout, narrowLayout } from './table-layout'

const Figure = lazy(async () => ({ default: (await import('./figures/figure')).Figure }))
// Only tense lessons have these.
const Story = lazy(async () => ({ default: (await import('./story/story')).Story }))
const Drill = lazy(async () => ({ default: (await import('./drill/drill')).Drill }))

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const caption = 'mb-2 text-left text-sm font-bold text-muted'
const cell = 'border-t border-rule px-1.5 py-2 text-left align-top first:pl-0 last:pr-0 sm:px-2'

function Sentence({ es, en, note }: Example) {
  return (
    <div className="flex items-start gap-1">
      <SpeakButton text={plainSpanish(es)} className="-mt-1 -ml-2" />
      <div className="min-w-0">
        <SpanishText text={es} className="block" />
        <span className="block text-muted">{en}</span>
        {note !== undefined && (
          <span className="block text-sm">
            <RichTextView text={note} />
          </span>
        )}
      </div>
    </div>
  )
}

function TableCell({ column, text }: { column: Column; text: string }) {
  if (column.lang === 'es')
    return (
      <b className="font-semibold">
        <SpokenText text={text} />
      </b>
    )
  if (column.lang === 'say') return <span className="text-muted">{text}</span>
  return <RichTextView text={text} />
}

/** By the width of the card and the size of its letters: 18.3rem is what a screen of 360 leaves, 15.8rem one of 320. */
const narrow: Record<NarrowLayout, string> = {
  whole: 'not-print:@max-[15.8rem]:stack-rows',
  rows: 'not-print:@max-[18.3rem]:stack-rows',
  pairs: 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:pair-rows',
  'last-below': 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:last-below',
  stacked: 'not-print:@max-xl:stack-rows',
}

/** The columns that stay beside each other while the last one stands below. */
const columnsBeside: Partial<Record<number, string>> = {
  3: '[--columns:2]',
  4: '[--columns:3]',
  5: '[--columns:4]',
}

/** A cell that only says that there is nothing to say. */
const saysNothing = (text: string) => /^[–—]?$/.test(text)

/** A table that is too wide for a phone gives up as little as it must. */
function Table({ block }: { block: Of<'table'> }) {
  return (
    <table
      className={classNames(
        'w-full border-collapse',
        narrow[narrowLayout(block)],
        columnsBeside[block.columns.length],
      )}
    >
      <caption className={caption}>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              className="px-1.5 py-1 text-left align-bottom text-sm first:pl-0 last:pr-0 sm:px-2"
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join('|')} data-person={/^\*?vosotros/.test(row[0] ?? '') ? 'vosotros/as' : undefined}>
            {block.columns.map((column, index) => {
              const text = row[index] ?? ''
              const Tag = index === 0 ? 'th' : 'td'
              return (
                <Tag
                  key={column.header}
                  scope={index === 0 ? 'row' : undefined}
                  // A translation says by itself what it is.
                  data-label={/^(English|Meaning)$/.test(column.header) ? undefined : column.header}
                  data-nothing={saysNothing(text) || undefined}
                  className={classNames(cell, 'font-normal')}
                >
                  {text !== '' && <TableCell column={column} text={text} />}
                </Tag>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Contrast({ block }: { block: Of<'contrast'> }) {
  return (
    <figure>
      <figcaption className={caption}>{block.caption}</figcaption>
      <div className="hidden grid-cols-2 gap-4 pb-2 font-bold break-after-avoid sm:grid" aria-hidden="true">
        <p className="border-b-4 border-line-foundation pb-1">
          <RichTextView text={block.left} />
        </p>
        <p className="border-b-4 border-line-standard pb-1">
          <RichTextView text={block.right} />
        </p>
      </div>
      <ul>
        {block.rows.map((row) => (
          <li
            key={row.left.es + row.right.es}
            className="grid gap-x-4 gap-y-2 border-t border-rule py-3 first:border-0 sm:grid-cols-2"
          >
            <div className="max-sm:border-l-4 max-sm:border-line-foundation max-sm:pl-3">
              <p className="text-sm font-bold sm:sr-only">
                <RichTextView text={block.left} />
              </p>
              <Sentence {...row.left} />
            </div>
            <div className="max-sm:border-l-4 max-sm:border-line-standard max-sm:pl-3">
              <p className="text-sm font-bold sm:sr-only">
                <RichTextView text={block.right} />
              </p>
              <Sentence {...row.right} />
            </div>
            {row.why !== undefined && (
              <p className="text-sm sm:col-span-2">
                <RichTextView text={row.why} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Mistakes({ block }: { block: Of<'mistakes'> }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-x-6 print:grid-cols-2">
      {block.rows.map((row) => (
        <li key={row.wrong + row.right} className="break-inside-avoid border-l-4 border-rule pl-3">
          <p className="flex items-start gap-2 text-wrong">
            <X aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span className="sr-only">Wrong: </span>
            <s lang="es" className="min-w-0">
              {row.wrong}
            </s>
          </p>
          <div className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-correct" />
            <span className="sr-only">Right: </span>
            <div className="min-w-0">
              <span className="flex items-center gap-1">
                <SpanishText text={row.right} className="min-w-0 font-semibold" />
                <SpeakButton text={plainSpanish(row.right)} />
              </span>
              <span className="block text-muted">{row.en}</span>
            </div>
          </div>
          <p className="mt-1 text-sm">
            <RichTextView text={row.why} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** One block of a lesson. A new kind of block is a new case here and nothing else. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-prose">
          <RichTextView text={block.text} />
        </p>
      )
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul'
      return (
        <Tag
          className={classNames('max-w-prose space-y-2 pl-5', block.ordered ? 'list-decimal' : 'list-disc')}
        >
          {block.items.map((item) => (
            <li key={item}>
              <RichTextView text={item} />
            </li>
          ))}
        </Tag>
      )
    }
    case 'table':
      return (
        <div className="@container">
          <Table block={block} />
        </div>
      )
    case 'conjugation':
      return <ConjugationTable caption={block.caption} tense={block.tense} verbs={block.verbs} />
    case 'examples':
      return (
        <ul className="grid grid-cols-1 gap-3 border-l-4 border-rule pl-4 lg:grid-cols-2 lg:gap-x-6 print:grid-cols-2 print:gap-y-1">
          {block.rows.map((row) => (
            <li key={row.es} className="break-inside-avoid">
              <Sentence {...row} />
            </li>
          ))}
        </ul>
      )
    case 'phrases':
      return (
        <figure>
          <figcaption className={caption}>{block.caption}</figcaption>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {block.rows.map((row) => (
              <li key={row.es} className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-1.5">
                <b className="font-semibold">
                  <SpokenText text={row.es} />
                </b>
                <span className="text-muted">{row.en}</span>
                {row.note !== undefined && (
                  <span className="w-full text-sm">
                    <RichTextView text={row.note} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </figure>
      )
    case 'contrast':
      return <Contrast block={block} />
    case 'mistakes':
      return <Mistakes block={block} />
    case 'note':
      return (
        <aside className="max-w-prose break-inside-avoid rounded-md border-2 border-ink p-4">
          <p className="flex items-center gap-2 text-sm font-bold">
            <ArrowRight aria-hidden="true" className="size-4" />
            {block.label}
          </p>
          <p className="mt-1">
            <RichTextView text={block.text} />
          </p>
        </aside>
      )
    case 'dialogue':
      return (
        <figure>
          <figcaption className={caption}>{block.caption}</figcaption>
          <dl className="grid gap-3">
            {block.lines.map((line) => (
              <div key={line.who + line.es} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
                <dt className="font-bold" lang="es">
                  {line.who}
                </dt>
                <dd>
                  <Sentence es={line.es} en={line.en} />
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      )
    case 'gapfill':
      return <GapFill caption={block.caption} rows={block.rows} />
    case 'figure':
      return (
        <figure className="break-inside-avoid">
          <LazyPart waiting={<div className="h-64" />}>
            <Figure name={block.name} />
          </LazyPart>
          <figcaption className="mt-2 max-w-prose text-sm text-muted">
            <RichTextView text={block.caption} />
          </figcaption>
        </figure>
      )
    case 'story':
      return (
        <LazyPart waiting={<div className="h-64" />} failed={<PartNotLoaded />}>
          <Story block={block} />
        </LazyPart>
      )
    case 'drill':
      return (
        <LazyPart waiting={<div className="h-24" />} failed={<PartNotLoaded />}>
          <Drill block={block} />
        </LazyPart>
      )
    default:
      return block satisfies never
  }
}
