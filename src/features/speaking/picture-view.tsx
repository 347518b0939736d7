import { lazy, Suspense, useState } from 'react'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { SpanishText } from '@/components/rich-text'
import { textLinkClasses } from '@/components/ui/text-link'
import type { OralPicture } from '@/content/rooms/speaking-types'
import { OwnTalk, Phrases, TalkPlan, TeacherQuestions } from './oral-parts'
import { PictureDrawing } from './picture-drawing'
import { PieceFrame } from './piece-frame'
import { picturePapers } from './stages'

const AbInitioTalk = lazy(async () => ({ default: (await import('./ab-initio-talk')).AbInitioTalk }))

const courses = ['SL', 'ab initio'] as const

/** A picture for the oral at Standard Level and ab initio. */
export function PictureView({ id, picture }: { id: string; picture: OralPicture }) {
  const { theme, caption, shows, words, plan, questions } = picture
  const [chosen, setChosen] = useState<(typeof courses)[number]>()
  const mine = useMyExams()?.find(({ exam }) => exam === 'sl' || exam === 'ab-initio')
  const course = chosen ?? (mine?.exam === 'ab-initio' ? 'ab initio' : 'SL')
  return (
    <PieceFrame
      id={id}
      paper={picturePapers[course]}
      beforeClock={
        <>
          <figure className="max-w-3xl">
            <div className="overflow-hidden rounded-lg border-2 border-ink bg-card">
              <PictureDrawing id={id} shows={shows} />
            </div>
            <figcaption className="mt-2">
              <b>
                <SpanishText text={caption.es} />
              </b>
              <span className="block text-muted">{theme}</span>
            </figcaption>
          </figure>
          <details className="print:hidden">
            <summary className={`min-h-6 ${textLinkClasses}`}>The picture and its caption in English</summary>
            <p className="mt-2 max-w-prose">
              {caption.en}. {shows}
            </p>
          </details>
          <fieldset className="print:hidden">
            <legend className="font-bold">Your course</legend>
            <div className="flex flex-wrap gap-x-5">
              {courses.map((one) => (
                <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name="course"
                    checked={course === one}
                    onChange={() => setChosen(one)}
                    className="size-5 shrink-0 accent-[var(--ink)]"
                  />
                  {one === 'SL' ? 'Standard Level' : 'Ab initio'}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      }
    >
      <OwnTalk />
      {course === 'SL' && <TalkPlan plan={plan} colour="standard" />}
      <section aria-labelledby="words" className="max-w-prose">
        <h2 id="words" className="text-2xl">
          Useful words
        </h2>
        <div className="mt-3">
          <Phrases rows={words} />
        </div>
      </section>
      {course === 'SL' ? (
        <TeacherQuestions questions={questions} />
      ) : (
        <Suspense>
          <AbInitioTalk />
        </Suspense>
      )}
    </PieceFrame>
  )
}
