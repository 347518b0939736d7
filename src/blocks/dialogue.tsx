import type { Block } from '@/content/types'
import { Caption } from './caption'
import { Sentence } from './sentence'

export function Dialogue({ block }: { block: Block<'dialogue'> }) {
  return (
    <figure>
      <Caption text={block.caption} />
      <dl className="grid gap-3">
        {block.lines.map((line) => (
          <div key={line.who + line.es} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
            <dt className="font-bold" lang="es" translate="no">
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
}
