import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockView, isForWorksheet, isSpoken, needsScreen, ownStop } from '@/blocks/block'
import { SectionHeading } from '@/components/section-heading'
import { Card } from '@/components/ui/card'
import { Folded } from '@/components/ui/folded'
import type { Section } from '@/content/types'
import { classNames } from '@/lib/class-names'
import type { English } from '@/spanish/markup'
import { SoundLegend } from './sound-legend'

/** Whether the address names the section, or something that stands in it: then it is open. */
function useOpenedByAddress(id: string) {
  const [open, setOpen] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to where one is already opens it once more
  useEffect(() => {
    const named = decodeHash(hash)
    if (named === '') return
    if (named === id || inside.current?.querySelector(`[id="${CSS.escape(named)}"]`)) setOpen(true)
  }, [id, hash, key])

  return { open, setOpen, inside }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** A section's title, and on a phone the button that opens what is more than the core. */
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
          {section.title}
        </SectionHeading>
        <p className="mt-1 pr-10 text-muted lg:hidden print:hidden">{more}</p>
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
      <Folded id={content} open={open} onFound={() => setOpen(true)}>
        <div ref={inside}>{children}</div>
      </Folded>
    </>
  )
}

/** A section of a lesson with what it teaches, and below it `practice`, something to do. */
export function LessonSection({
  section,
  sections,
  hasSoundLegend,
  isLeftOut,
  onPrint,
  practice,
}: {
  section: Section
  /** Of the lesson, to which blocks may send the student. */
  sections: readonly Section[]
  hasSoundLegend: boolean
  /** Another section is printed by itself. */
  isLeftOut: boolean
  onPrint: () => void
  practice: ReactNode
}) {
  const content = (
    <>
      {hasSoundLegend && <SoundLegend />}
      <div className="mt-4 space-y-5">
        {section.blocks.map(
          (block, index) =>
            ownStop(block) === undefined && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never move
              <BlockView key={index} block={block} sections={sections} />
            ),
        )}
      </div>
      {/* Taken over by itself, so that what is read and touched first does not wait for all of them. */}
      <Suspense>{practice}</Suspense>
    </>
  )
  return (
    <>
      <Card
        aria-labelledby={section.id}
        data-stop={section.id}
        data-section={section.id}
        className={classNames(
          (isLeftOut || section.blocks.every(needsScreen)) && 'print:hidden',
          !section.blocks.some(isForWorksheet) && 'worksheet:hidden',
        )}
      >
        {section.more === undefined ? (
          <>
            <SectionHeading id={section.id} onPrint={onPrint}>
              {section.title}
            </SectionHeading>
            {content}
          </>
        ) : (
          <MoreSection section={section} more={section.more} onPrint={onPrint}>
            {content}
          </MoreSection>
        )}
      </Card>
      {section.blocks.map((block) => {
        const stop = ownStop(block)
        return (
          stop !== undefined && (
            <div key={stop.id} data-stop={stop.id} className={classNames(isLeftOut && 'print:hidden')}>
              <BlockView block={block} sections={sections} />
            </div>
          )
        )
      })}
    </>
  )
}

export const hasSpokenBlock = ({ blocks }: Section): boolean => blocks.some(isSpoken)
