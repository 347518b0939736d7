import { type ReactNode, useState } from 'react'
import { OnDemand } from '@/components/ui/on-demand'
import { TextButton } from '@/components/ui/text-link'
import { useVosotrosShown } from '@/components/vosotros'
import type { Block, Section } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { tenseNames, tensesByTime } from '@/spanish/tenses'
import { createVerbIndex, type VerbIndex } from '@/spanish/verbs/find-verb'
import { VerbField } from '../verb-field'
import { type DrillChoice, drillKinds, drillPersons, verbsOf, wholeDrill } from './drill-exercises'
import { loadVerbs } from './load-verbs'

export function Tick({
  checked,
  mixed = false,
  onChange,
  lang,
  children,
}: {
  checked: boolean
  /** Of what it stands for, some is chosen and some is not. */
  mixed?: boolean
  onChange: (checked: boolean) => void
  lang?: 'es'
  children: ReactNode
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight" lang={lang}>
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

function Choices({
  legend,
  className,
  children,
}: {
  legend: string
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset className={classNames('min-w-0 border-t border-rule pt-2', className)}>
      <legend className="float-left mb-1 w-full font-bold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** As many columns as there is room for. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4'

/** The list with the item, or without it. */
const withOrWithout = <Item,>(list: readonly Item[], item: Item, isIn: boolean): Item[] => [
  ...list.filter((one) => one !== item),
  ...(isIn ? [item] : []),
]

async function loadIndex(block: Block<'drill'>): Promise<VerbIndex> {
  const { meanings, forms } = await loadVerbs(block.tense)
  return createVerbIndex(meanings, [[block.tense, forms]])
}

/** Tenses, persons, kinds of verbs and verbs, each to be chosen; nothing here changes what has been drawn. */
export function DrillOptions({
  block,
  sections,
  choice,
  onChoose,
}: {
  block: Block<'drill'>
  sections: readonly Section[]
  choice: DrillChoice
  onChoose: (choice: DrillChoice) => void
}) {
  const vosotros = useVosotrosShown()
  const own = verbsOf([...block.regular, ...block.irregular])
  /** Verbs of the site that the student has put beside those of the drill. */
  const [added, setAdded] = useState(() => choice.verbs.filter((verb) => !own.includes(verb)))
  const verbs = [...own, ...added]
  const chosen = verbs.filter((verb) => choice.verbs.includes(verb))

  function add(verb: string) {
    if (!verbs.includes(verb)) setAdded([...added, verb])
    onChoose({ ...choice, verbs: withOrWithout(choice.verbs, verb, true) })
  }
  return (
    <div className="grid gap-x-8 gap-y-5 pt-3 sm:grid-cols-2">
      <Choices legend="Tenses" className="sm:col-span-2">
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {tensesByTime.map(({ name, tenses }) => (
            <div key={name}>
              <p className="text-sm text-muted">{name}</p>
              <div className={columns}>
                {tenses.map((tense) => (
                  <Tick
                    key={tense}
                    checked={choice.tenses.includes(tense)}
                    onChange={(isIn) =>
                      onChoose({ ...choice, tenses: withOrWithout(choice.tenses, tense, isIn) })
                    }
                  >
                    {tenseNames[tense].en}
                  </Tick>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Choices>
      <Choices legend="Persons">
        <div className={columns}>
          {drillPersons(choice.tenses, vosotros).map(({ place, name }) => (
            <Tick
              key={place}
              lang="es"
              checked={choice.persons.includes(place)}
              onChange={(isIn) =>
                onChoose({ ...choice, persons: withOrWithout(choice.persons, place, isIn) })
              }
            >
              {name}
            </Tick>
          ))}
        </div>
      </Choices>
      <Choices legend="Kinds of verbs">
        {drillKinds(block, sections, choice).map(({ id, name }) => (
          <Tick
            key={id}
            checked={choice.kinds.includes(id)}
            onChange={(isIn) => onChoose({ ...choice, kinds: withOrWithout(choice.kinds, id, isIn) })}
          >
            {name}
          </Tick>
        ))}
      </Choices>
      <Choices legend="Verbs" className="sm:col-span-2">
        <Tick
          checked={chosen.length === verbs.length}
          mixed={chosen.length > 0 && chosen.length < verbs.length}
          onChange={(isIn) => onChoose({ ...choice, verbs: isIn ? verbs : [] })}
        >
          All of these
        </Tick>
        <div className={columns}>
          {verbs.map((verb) => (
            <Tick
              key={verb}
              lang="es"
              checked={choice.verbs.includes(verb)}
              onChange={(isIn) => onChoose({ ...choice, verbs: withOrWithout(choice.verbs, verb, isIn) })}
            >
              {verb}
            </Tick>
          ))}
        </div>
        <div className="mt-3 max-w-md">
          <OnDemand label="Add another verb" what="verbs" look="outline" load={() => loadIndex(block)}>
            {(index) => (
              <VerbField label="Another verb" index={index} chosen={added.at(-1) ?? null} onChoose={add} />
            )}
          </OnDemand>
        </div>
      </Choices>
      <p className="sm:col-span-2">
        <TextButton
          onClick={() => {
            setAdded([])
            onChoose(wholeDrill(block))
          }}
        >
          Back to what it was at first
        </TextButton>
      </p>
    </div>
  )
}
