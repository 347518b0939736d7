import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import { VoiceHint } from '@/components/ui/voice-hint'
import { AddToReview } from '@/exercises/add-to-review'
import type { Word } from './queries'

function Related({ word }: { word: Word }) {
  const said = useSpokenIds()
  const related = [
    { kind: 'Noun', value: word.related_noun, meaning: word.related_noun_english },
    { kind: 'Verb', value: word.related_verb, meaning: word.related_verb_english },
    { kind: 'Adjective', value: word.related_adjective, meaning: word.related_adjective_english },
  ].flatMap(({ kind, value, meaning }) => (value === null ? [] : [{ kind, value, meaning }]))
  if (related.length === 0) return null
  return (
    <Card aria-labelledby="related">
      <h2 id="related" className="text-xl">
        Related Words
      </h2>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {related.map(({ kind, value, meaning }) => (
          <div key={kind} className="border-l-4 border-line-higher pl-3">
            <dt className="text-sm text-muted">{kind}</dt>
            <dd>
              <span id={said(kind)} lang="es" translate="no" className="font-bold">
                {value}
              </span>
              {meaning !== null && ` (${meaning})`} <SpeakButton text={value} textId={said(kind)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Another form of the word: the feminine, or the Latin American word. */
function OtherForm({ label, value }: { label: string; value: string | null }) {
  const said = useSpokenIds()()
  if (value === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sign-muted">
      {label}{' '}
      <span id={said} lang="es" translate="no">
        {value}
      </span>
      <SpeakButton text={value} textId={said} className="hover:bg-white/15" />
    </p>
  )
}

/** The word of the day with all its details. */
export function WordCard({ word }: { word: Word }) {
  const said = useSpokenIds()()
  return (
    <div className="stack-6">
      <section aria-labelledby="word" className="rounded-lg bg-sign p-6 text-on-sign sm:p-8">
        <div className="flex flex-wrap gap-2">
          <Badge tone="sign">{word.difficulty_level}</Badge>
          {word.category !== null && <Badge tone="sign">{word.category}</Badge>}
        </div>
        <h2 id="word" lang="es" translate="no" className="mt-4 text-5xl sm:text-6xl">
          {word.spanish_word}
        </h2>
        <div className="mt-3 flex flex-wrap items-center gap-2 text-lg text-sign-muted">
          {word.pronunciation !== null && <span>{word.pronunciation}</span>}
          <SpeakButton text={word.spanish_word} textId="word" className="size-11 hover:bg-white/15" />
        </div>
        <VoiceHint />
        <p className="mt-2 text-sign-muted">{word.part_of_speech}</p>
        <OtherForm label="Feminine:" value={word.feminine_form} />
        <OtherForm label="In much of Latin America:" value={word.american_form} />
        <p className="mt-4 text-2xl font-bold">{word.english_translation}</p>
        <AddToReview spanish={word.spanish_word} look="sign-outline" className="mt-4" />
      </section>
      <Card aria-labelledby="definition">
        <h2 id="definition" className="text-xl">
          Definition
        </h2>
        <p className="mt-2">{word.english_translation}</p>
      </Card>
      {word.example_spanish !== null && (
        <Card aria-labelledby="examples">
          <h2 id="examples" className="text-xl">
            Examples
          </h2>
          <p className="mt-2 flex items-start gap-1 font-bold">
            <span id={said} lang="es" translate="no">
              {word.example_spanish}
            </span>
            <SpeakButton text={word.example_spanish} textId={said} className="-mt-1" />
          </p>
          {word.example_english !== null && <p className="text-muted">{word.example_english}</p>}
        </Card>
      )}
      {word.etymology !== null && (
        <Card aria-labelledby="etymology">
          <h2 id="etymology" className="text-xl">
            Etymology
          </h2>
          <p className="mt-2">{word.etymology}</p>
        </Card>
      )}
      <Related word={word} />
    </div>
  )
}
