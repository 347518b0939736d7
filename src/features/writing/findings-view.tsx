import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { findLesson } from '@/content/registry'
import { paths } from '@/paths'
import { tenseNames } from '@/spanish/tenses'
import type { Findings } from './check/check-text'
import type { SeenForm, SeenTense } from './check/tenses-in'

const nameOf = (tense: SeenTense) =>
  tense === 'going-to' ? (
    <>
      <i lang="es" translate="no">
        ir a
      </i>{' '}
      + infinitive
    </>
  ) : (
    tenseNames[tense].en
  )

/** A link to a section of a lesson. */
export function LessonLink({ lesson, section }: { lesson: string; section: string }) {
  const entry = findLesson(lesson)
  return entry === undefined ? null : <TextLink to={paths.lesson(entry, section)}>{entry.title}</TextLink>
}

/** Groups the verb forms by tense, and counts repeated forms. */
function grouped(forms: readonly SeenForm[]) {
  const groups = new Map<string, { tenses: readonly SeenTense[]; words: Map<string, number> }>()
  for (const { tenses, words } of forms) {
    const key = [...tenses].sort().join()
    const group = groups.get(key) ?? { tenses, words: new Map<string, number>() }
    group.words.set(words, (group.words.get(words) ?? 0) + 1)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => one.tenses.length - other.tenses.length)
}

const times = (count: number) => (count === 1 ? '' : ` (${count} times)`)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid border-t-2 border-rule pt-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

function Tenses({ tenses }: Pick<Findings, 'tenses'>) {
  const groups = grouped(tenses)
  const sure = groups.filter((group) => group.tenses.length === 1)
  return (
    <Part title={sure.length === 1 ? 'One tense' : `${sure.length} tenses`}>
      <dl className="mt-1 stack-1">
        {groups.map((group) => (
          <div key={group.tenses.join()}>
            <dt className="inline font-bold">
              {group.tenses.map((tense, index) => (
                <span key={tense}>
                  {index > 0 && ' or '}
                  {nameOf(tense)}
                </span>
              ))}
              :
            </dt>{' '}
            <dd lang="es" translate="no" className="inline">
              {[...group.words].map(([words, count], index) => (
                <span key={words}>
                  <span>{`${index > 0 ? ', ' : ''}${words}`}</span>
                  {count > 1 && (
                    <span lang="en" translate="yes">
                      {times(count)}
                    </span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {groups.length === 0 && <p className="mt-1">We didn’t find any verbs from our list.</p>}
    </Part>
  )
}

function Connectors({ connectors }: Pick<Findings, 'connectors'>) {
  return (
    <Part
      title={
        connectors.length === 1
          ? 'One connector from the lessons'
          : `${connectors.length} connectors from the lessons`
      }
    >
      {connectors.length > 0 && (
        <p className="mt-1">
          {connectors.map(({ says, times: count }, index) => (
            <span key={says}>
              {index > 0 && <span>, </span>}
              <b lang="es" translate="no">
                {says}
              </b>
              <span>{times(count)}</span>
            </span>
          ))}{' '}
        </p>
      )}
      {connectors.length < 3 && (
        <p className="mt-1">
          More to choose from: <LessonLink lesson="basic-connectors" section="causal" />,{' '}
          <LessonLink lesson="complex-connectors" section="signposts" />
        </p>
      )}
    </Part>
  )
}

function Mistakes({ mistakes }: Pick<Findings, 'mistakes'>) {
  return (
    <Part title="Typical mistakes">
      <p className="mt-1">
        {`${mistakes.length === 0 ? 'None found. ' : ''}This check only knows some of the mistakes from our lessons. There may be others in your text.`}
      </p>
      <ul className="mt-1 stack-2">
        {mistakes.map(({ found, right, lesson, section }) => (
          <li key={found}>
            You wrote{' '}
            <s lang="es" translate="no" className="text-wrong">
              {found}
            </s>
            . Compare:{' '}
            <b lang="es" translate="no">
              {right}
            </b>{' '}
            <LessonLink lesson={lesson} section={section} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Spelling({
  accents,
  enes,
  signs,
  capitals,
}: Pick<Findings, 'accents' | 'enes' | 'signs' | 'capitals'>) {
  const isEmpty = accents.length + enes.length + signs.length + capitals.length === 0
  return (
    <Part title="Accents, ñ, ¿ ¡ and capitals">
      {isEmpty && <p className="mt-1">None found. This check doesn’t catch every mistake.</p>}
      <ul className="mt-1 stack-1">
        {accents.map(({ found, right }) => (
          <li key={found}>
            <span lang="es" translate="no">
              {found}
            </span>
            : the right spelling is{' '}
            <b lang="es" translate="no">
              {right.join(' / ')}
            </b>
          </li>
        ))}
        {enes.map(({ found, right }) => (
          <li key={found}>
            <span lang="es" translate="no">
              {found}
            </span>
            :{' '}
            <span lang="es" translate="no">
              ñ
            </span>{' '}
            is a separate letter, so write{' '}
            <b lang="es" translate="no">
              {right.join(' / ')}
            </b>
          </li>
        ))}
        {signs.map(({ found, lacks }) => (
          <li key={found}>
            Missing {lacks} at the start:{' '}
            <span lang="es" translate="no">
              {found}
            </span>
          </li>
        ))}
        {capitals.map(({ found, right }) => (
          <li key={found}>
            <span lang="es" translate="no">
              {found}
            </span>
            : no capital letter in Spanish,{' '}
            <b lang="es" translate="no">
              {right}
            </b>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The check's findings, and a note on its limits. */
export function FindingsView({ findings }: { findings: Findings }) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <Tenses tenses={findings.tenses} />
        <Connectors connectors={findings.connectors} />
        <Mistakes mistakes={findings.mistakes} />
        <Spelling
          accents={findings.accents}
          enes={findings.enes}
          signs={findings.signs}
          capitals={findings.capitals}
        />
      </div>
      <p className="mt-5 max-w-prose border-l-4 border-rule pl-3 text-sm">
        The check counts what it recognises and skips anything it isn’t sure of: a noun that looks like a verb
        (
        <i lang="es" translate="no">
          trabajo, cena
        </i>
        ) or a word that’s right with and without an accent (
        <i lang="es" translate="no">
          esta, está
        </i>
        ). It can’t tell if you’ve covered the points, used the right tense or made words agree, or if your
        text reads well. Use the criteria below for that.
      </p>
    </>
  )
}
