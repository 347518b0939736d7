import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import { loadLesson } from '@/content/load-lesson'
import { lessons } from '@/content/registry'
import { blockTexts } from '@/content/texts'
import type { FigureName, Section } from '@/content/types'
import { plainRich, plainSpanish } from '@/spanish/markup'
import { persons } from '@/spanish/tenses'
import { Drawing } from './drawing'

/** Every figure in every lesson, with its caption and the text of its section. */
const figures = (
  await Promise.all(
    lessons.map(async ({ id }) => {
      const lesson = await loadLesson(id)
      return (lesson?.sections ?? []).flatMap((section) =>
        section.blocks.flatMap((block) =>
          block.kind === 'figure'
            ? [{ lesson: id, name: block.name, caption: plainRich(block.caption), section: textsOf(section) }]
            : [],
        ),
      )
    }),
  )
).flat()

/** The whole text of a section. */
function textsOf({ blocks }: Section): string {
  return blocks
    .flatMap((block) => blockTexts(block, ''))
    .map(({ lang, text }) => (lang === 'es' ? plainSpanish(text) : lang === 'rich' ? plainRich(text) : text))
    .join()
}

async function draw(name: FigureName): Promise<HTMLElement> {
  // The drawing is a separate chunk, which is compiled on first use.
  const { container } = render(
    <Suspense fallback={<p>waiting</p>}>
      <Drawing name={name} />
    </Suspense>,
  )
  await waitFor(() => expect(container).not.toHaveTextContent('waiting'))
  return container
}

/** The pieces of Spanish in a drawing, without duplicates. */
const spanishIn = (drawing: Element) => [
  ...new Set(
    [...drawing.querySelectorAll('[lang="es"]')].flatMap((element) => {
      const parts = [...element.querySelectorAll('text, th, td')]
      return (parts.length > 0 ? parts : [element]).map((part) => part.textContent.trim())
    }),
  ),
]

const missingFrom = (text: string, words: readonly string[]) =>
  words.filter((word) => word !== '' && !text.toLowerCase().includes(word.toLowerCase()))

test('there are figures to check', () => {
  expect(figures.length).toBeGreaterThanOrEqual(8)
})

describe.each(figures)('$name in $lesson', ({ name, caption, section }) => {
  test('shows Spanish that is in the lesson, where it is checked', async () => {
    const drawing = await draw(name)
    const words = spanishIn(drawing)
    expect(drawing.querySelector('svg, table')).not.toBeNull()
    expect(words.length).toBeGreaterThan(2)
    expect(missingFrom([section, ...persons].join(), words)).toEqual([])
  })

  test('says everything in its caption, for students who can’t see it', async () => {
    const drawing = await draw(name)
    const hidden = [...drawing.querySelectorAll('svg')]
    for (const svg of hidden) expect(svg).toHaveAttribute('aria-hidden', 'true')
    const words = hidden.flatMap((svg) => [
      ...spanishIn(svg),
      ...[...svg.querySelectorAll(':not([lang]) > text:not([lang])')].flatMap((text) =>
        text.textContent.split(/[^a-z]+/i),
      ),
    ])
    expect(missingFrom([caption, ...persons].join(), words)).toEqual([])
  })
})
