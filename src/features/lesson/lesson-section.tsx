import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockView, blockParts } from '@/blocks/block'
import { RichTextView } from '@/components/rich-text'
import { SectionHeading } from '@/components/section-heading'
import { Card } from '@/components/ui/card'
import { CollapsibleOnPhone } from '@/components/ui/collapsible-on-phone'
import { part } from '@/components/ui/part'
import { isSpoken, needsScreen, ownStop } from '@/content/block-kinds'
import type { LessonId } from '@/content/registry'
import type { Section, SectionId } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { fragmentId } from '@/lib/fragment'
import type { English } from '@/spanish/markup'
import type { NavEntry } from './section-nav'
import { SoundLegend } from './sound-legend'
import { useLesson } from './use-lesson'

const SectionPractice = part(async () => (await import('./practice')).SectionPractice)

/** The islands inside a section. */
export const sectionParts = [SectionPractice, ...blockParts]

/** The open state of a section, which opens when the hash refers to it or to something inside it. */
function useOpenedByAddress(id: string) {
  const [open, setOpen] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the current hash must open the section again
  useEffect(() => {
    const named = fragmentId(hash)
    if (named === '') return
    if (named === id || inside.current?.querySelector(`[id="${CSS.escape(named)}"]`)) setOpen(true)
  }, [id, hash, key])

  // The browser's find-in-page may have revealed the content before hydration.
  useEffect(() => setOpen((open) => open || inside.current?.parentElement?.hidden === false), [])

  return { open, setOpen, inside }
}

/** A section that is not core. On a phone, its title is also the button that opens it. */
function MoreSection({
  section,
  more,
  onPrint,
  children,
}: {
  section: Section
  more: English
  onPrint: () => void
  children: ReactNode
}) {
  const { open, setOpen, inside } = useOpenedByAddress(section.id)
  const content = useId()
  return (
    <>
      <div className="relative">
        <SectionHeading id={section.id} onPrint={onPrint}>
          <RichTextView text={section.title} />
        </SectionHeading>
        <p className="mt-1 pr-10 text-muted lg:hidden print:hidden">
          <RichTextView text={more} />
        </p>
        <button
          type="button"
          aria-labelledby={section.id}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
          className="absolute -inset-3 flex items-end justify-end rounded-lg p-4 lg:hidden print:hidden"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-6', open && 'rotate-180')} />
        </button>
      </div>
      <CollapsibleOnPhone id={content} open={open} onFound={() => setOpen(true)}>
        <div ref={inside}>{children}</div>
      </CollapsibleOnPhone>
    </>
  )
}

const hasSpokenBlock = ({ blocks }: Section): boolean => blocks.some(isSpoken)

/** A section of a lesson, with its practice below. */
export function LessonSection({
  lesson: id,
  section: sectionId,
  next,
  onPrint,
}: {
  lesson: LessonId
  section: SectionId
  /** The next stop on the page. */
  next: NavEntry | undefined
  onPrint: (section: SectionId) => void
}) {
  const { sections, exercises, opening } = useLesson(id)
  const section = sections.find((one) => one.id === sectionId)
  if (section === undefined) throw new Error(`${id} has no section ${sectionId}`)
  const print = () => onPrint(sectionId)
  const content = (
    <>
      {section === sections.find(hasSpokenBlock) && <SoundLegend />}
      <div className="mt-4 stack-5">
        {section.blocks.map(
          (block, index) =>
            ownStop(block) === undefined && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never change order
              <BlockView key={index} block={block} sections={sections} />
            ),
        )}
      </div>
      <SectionPractice
        lesson={id}
        exercises={exercises}
        sections={sections}
        section={section}
        opening={opening}
        next={next}
      />
    </>
  )
  return (
    <div className="stack-6">
      <Card
        aria-labelledby={section.id}
        data-stop={section.id}
        data-section={section.id}
        data-of-section={section.id}
        className={classNames(section.blocks.every(needsScreen) && 'print:hidden')}
      >
        {section.more === undefined ? (
          <>
            <SectionHeading id={section.id} onPrint={print}>
              <RichTextView text={section.title} />
            </SectionHeading>
            {content}
          </>
        ) : (
          <MoreSection section={section} more={section.more} onPrint={print}>
            {content}
          </MoreSection>
        )}
      </Card>
      {section.blocks.map((block) => {
        const stop = ownStop(block)
        return (
          stop !== undefined && (
            <div key={stop.id} data-stop={stop.id} data-of-section={section.id}>
              <BlockView block={block} sections={sections} />
            </div>
          )
        )
      })}
    </div>
  )
}
