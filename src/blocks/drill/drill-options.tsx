import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { RichTextView } from '@/components/rich-text'
import { LoadOnDemand } from '@/components/ui/load-on-demand'
import { TextButton } from '@/components/ui/text-link'
import { useVosotrosShown } from '@/components/vosotros'
import type { Block, Section } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { reveal } from '@/lib/reveal'
import type { English } from '@/spanish/markup'
import { type TenseId, tenseNames, tensesByTime } from '@/spanish/tenses'
import { createVerbIndex, type VerbIndex } from '@/spanish/verbs/find-verb'
import { VerbField } from '../verb-field'
import { type DrillChoice, drillKinds, drillPersons, verbsOf, wholeDrill } from './drill-exercises'
import { loadVerbs } from './load-verbs'

export function Tick({
  checked,
  mixed = false,
  onChange,
  lang,
  className,
  children,
}: {
  checked: boolean
  /** Shows the indeterminate state: some items in the group are chosen. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  lang?: 'es'
  className?: string
  children: ReactNode
}) {
  return (
    <label
      className={classNames('flex cursor-pointer items-center leading-tight', className)}
      lang={lang}
      translate={lang && 'no'}
    >
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = mixed
        }}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-[var(--ink)]"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

const Chip = (props: ComponentProps<typeof Tick>) => (
  <Tick
    className={classNames(
      'min-h-10 gap-2 rounded-md border px-2.5 py-1 hover:border-ink',
      props.checked ? 'border-ink' : 'border-rule',
    )}
    {...props}
  />
)

const chips = 'flex flex-wrap gap-1.5'

interface ChosenProps {
  /** The names of the chosen items; `of` is the number of items in the list. */
  names: readonly string[]
  of: number
  /** The noun for the items, in the singular and the plural. */
  noun: readonly [English, English]
  lang?: 'es'
}

/** How much of a list is chosen. Short selections are listed by name. */
function Chosen({ names, of, noun: [one, several], lang }: ChosenProps) {
  if (names.length === 0) return <span>{`no ${one}`}</span>
  if (names.length === of && of > 1) return <span>{`all ${several}`}</span>
  if (names.length > 2) return <span>{`${names.length} ${several}`}</span>
  return names.map((name, at) => (
    <span key={name}>
      {at > 0 && <span> and </span>}
      {/* Kinds are named after sections, whose titles mark their Spanish. */}
      <span lang={lang} translate={lang && 'no'}>
        {lang === 'es' ? name : <RichTextView text={name} />}
      </span>
    </span>
  ))
}

/** The items that each list offers, and those that are chosen. */
function useLists(block: Block<'drill'>, sections: readonly Section[], choice: DrillChoice) {
  const persons = drillPersons(choice.tenses, useVosotrosShown())
  const kinds = drillKinds(block, sections, choice)
  const own = verbsOf([...block.regular, ...block.irregular])
  const chosen = {
    tenses: {
      names: choice.tenses.map((tense) => tenseNames[tense].en),
      of: tensesByTime.flatMap(({ tenses }): readonly TenseId[] => tenses).length,
      noun: ['tense', 'tenses'],
    },
    persons: {
      names: persons.flatMap(({ person, name }) => (choice.persons.includes(person) ? [name] : [])),
      of: persons.length,
      noun: ['person', 'persons'],
      lang: 'es',
    },
    kinds: {
      names: kinds.flatMap(({ id, name }) => (choice.kinds.includes(id) ? [name] : [])),
      of: kinds.length,
      noun: ['kind', 'kinds'],
    },
    verbs: {
      names: choice.verbs,
      of: new Set([...own, ...choice.verbs]).size,
      noun: ['verb', 'verbs'],
      lang: 'es',
    },
  } satisfies Record<string, ChosenProps>
  return { persons, kinds, own, chosen }
}

interface DrillChoiceProps {
  block: Block<'drill'>
  sections: readonly Section[]
  choice: DrillChoice
}

/** A one-line summary of everything that is chosen. */
export function ChosenLine({ block, sections, choice }: DrillChoiceProps) {
  const { chosen } = useLists(block, sections, choice)
  return (
    <>
      <span>
        <Chosen {...chosen.tenses} />
      </span>{' '}
      ·{' '}
      <span>
        <Chosen {...chosen.persons} />
      </span>{' '}
      ·{' '}
      <span>
        <Chosen {...chosen.kinds} />
      </span>{' '}
      ·{' '}
      <span>
        <Chosen {...chosen.verbs} />
      </span>
    </>
  )
}

/**
 * A collapsible list of choices; when closed, it shows how much is chosen. Only one of a `set` is open at a time, to
 * save space on a phone.
 */
function Choices({
  set,
  legend,
  chosen,
  children,
}: {
  set: string
  legend: string
  chosen: ChosenProps
  children: ReactNode
}) {
  return (
    <details
      name={set}
      // When another list above this one closes, this one moves up, so scroll it back into view.
      onToggle={({ currentTarget }) => currentTarget.open && reveal([currentTarget])}
      className="group/list border-t border-rule"
    >
      <summary className="flex min-h-11 list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
        <b className="shrink-0">{legend}</b>
        <span className="min-w-0 flex-1 truncate text-right text-muted">
          <Chosen {...chosen} />
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/list:rotate-180" />
      </summary>
      <fieldset aria-label={legend} className="pt-1 pb-4">
        {children}
      </fieldset>
    </details>
  )
}

const withOrWithout = <Item,>(list: readonly Item[], item: Item, isIn: boolean): Item[] => [
  ...list.filter((one) => one !== item),
  ...(isIn ? [item] : []),
]

async function loadIndex(block: Block<'drill'>): Promise<VerbIndex> {
  const { meanings, forms } = await loadVerbs(block.tense)
  return createVerbIndex(meanings, [[block.tense, forms]])
}

/** Options for tenses, persons, kinds of verb and verbs. Changing them does not affect a round that has been drawn. */
export function DrillOptions({
  block,
  sections,
  choice,
  onChoose,
}: DrillChoiceProps & { onChoose: (choice: DrillChoice) => void }) {
  const { persons, kinds, own, chosen } = useLists(block, sections, choice)
  const set = useId()
  /** Verbs that the student has added to the drill's own. */
  const [added, setAdded] = useState(() => choice.verbs.filter((verb) => !own.includes(verb)))
  const verbs = [...own, ...added]

  function add(verb: string) {
    if (!verbs.includes(verb)) setAdded([...added, verb])
    onChoose({ ...choice, verbs: withOrWithout(choice.verbs, verb, true) })
  }
  return (
    <>
      <Choices set={set} legend="Tenses" chosen={chosen.tenses}>
        <div className="stack-2">
          {tensesByTime.map(({ name, tenses }) => (
            <div key={name}>
              <p className="text-sm text-muted">{name}</p>
              <div className={chips}>
                {tenses.map((tense) => (
                  <Chip
                    key={tense}
                    checked={choice.tenses.includes(tense)}
                    onChange={(isIn) =>
                      onChoose({ ...choice, tenses: withOrWithout(choice.tenses, tense, isIn) })
                    }
                  >
                    {tenseNames[tense].en}
                  </Chip>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Choices>
      <Choices set={set} legend="Persons" chosen={chosen.persons}>
        <div className={chips}>
          {persons.map(({ person, name }) => (
            <Chip
              key={person}
              lang="es"
              checked={choice.persons.includes(person)}
              onChange={(isIn) =>
                onChoose({ ...choice, persons: withOrWithout(choice.persons, person, isIn) })
              }
            >
              {name}
            </Chip>
          ))}
        </div>
      </Choices>
      <Choices set={set} legend="Kinds of verbs" chosen={chosen.kinds}>
        <div className={chips}>
          {kinds.map(({ id, name }) => (
            <Chip
              key={id}
              checked={choice.kinds.includes(id)}
              onChange={(isIn) => onChoose({ ...choice, kinds: withOrWithout(choice.kinds, id, isIn) })}
            >
              {/* The name of the others depends on the other kinds. */}
              <span key={name}>
                <RichTextView text={name} />
              </span>
            </Chip>
          ))}
        </div>
      </Choices>
      <Choices set={set} legend="Verbs" chosen={{ ...chosen.verbs, of: verbs.length }}>
        <Tick
          className="min-h-11 gap-3"
          checked={choice.verbs.length === verbs.length}
          mixed={choice.verbs.length > 0 && choice.verbs.length < verbs.length}
          onChange={(isIn) => onChoose({ ...choice, verbs: isIn ? verbs : [] })}
        >
          All of these
        </Tick>
        <div className={chips}>
          {verbs.map((verb) => (
            <Chip
              key={verb}
              lang="es"
              checked={choice.verbs.includes(verb)}
              onChange={(isIn) => onChoose({ ...choice, verbs: withOrWithout(choice.verbs, verb, isIn) })}
            >
              {verb}
            </Chip>
          ))}
        </div>
        <div className="mt-3 max-w-md">
          <LoadOnDemand label="Add another verb" what="verbs" look="outline" load={() => loadIndex(block)}>
            {(index) => (
              <VerbField label="Another verb" index={index} chosen={added.at(-1) ?? null} onChoose={add} />
            )}
          </LoadOnDemand>
        </div>
      </Choices>
      <p className="border-t border-rule py-3">
        <TextButton
          onClick={() => {
            setAdded([])
            onChoose(wholeDrill(block))
          }}
        >
          Reset
        </TextButton>
      </p>
    </>
  )
}
