import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { ListedWord } from '@/content/word-themes'
import { SelfCheckCard } from '@/exercises/self-check-card'
import { recallExercise } from '@/exercises/word-exercise'
import { memory, recordAnswer } from '@/lib/memory'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useIsMemorySaved } from '@/lib/use-memory'
import { paths } from '@/paths'
import { drawRound } from './choose-words'
import { toAskedWord } from './to-asked-word'

/** Words to type, ten at a time. The first answer to each word in a round is saved. */
export function Recall({ words, onLeave }: { words: readonly ListedWord[]; onLeave: () => void }) {
  const asked = useRef(new Set<string>())
  const answered = useRef(new Set<string>())
  const draw = () => drawRound(words, { memory: memory(), asked: asked.current, random: Math.random })
  const [{ round, number }, setRound] = useState(() => ({ round: draw(), number: 1 }))
  const isSaved = useIsMemorySaved()
  const heading = useFocusWhen<HTMLHeadingElement>(number, { scroll: true })
  const left = words.filter(({ spanish }) => !asked.current.has(spanish)).length

  return (
    <Card aria-labelledby="typing" className="max-w-3xl stack-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="typing" tabIndex={-1} className="text-2xl outline-none">
          {round.length === 1 ? 'One word to type' : `${round.length} words to type`}
        </h2>
        <TextButton onClick={onLeave} className="min-h-11">
          Back to the list
        </TextButton>
      </div>
      <SelfCheckCard
        key={number}
        exercises={round.map((word) => recallExercise(toAskedWord(word), word.example))}
        sections={[]}
        onAnswered={({ id }, grade) => {
          if (answered.current.has(id)) return
          answered.current.add(id)
          recordAnswer(id, grade)
        }}
        onTurn={() => {
          for (const { spanish } of round) asked.current.add(spanish)
        }}
      >
        <p>
          All of them are in{' '}
          <TextLink to={paths.review}>
            <span lang="es" translate="no">
              Repaso
            </span>
          </TextLink>
          , and come back when they are due.
          {!isSaved && (
            <span> This browser doesn’t save anything, so you’ll lose them when you close the page.</span>
          )}
        </p>
        {words.length > round.length && (
          <Button
            onClick={() => {
              answered.current.clear()
              setRound({ round: draw(), number: number + 1 })
            }}
          >
            {left > 0 && left < 10 ? `Ten more, ${left} of them new` : 'Ten more'}
          </Button>
        )}
      </SelfCheckCard>
    </Card>
  )
}
