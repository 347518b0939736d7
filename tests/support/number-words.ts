/** Spanish number words according to the Unicode CLDR (rule-based number formats, package cldr-rbnf). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Rule {
  base: number
  text: string
}

export type NumberStyle =
  | 'numbering'
  | 'cardinal-masculine'
  | 'cardinal-feminine'
  | 'ordinal-masculine'
  | 'ordinal-masculine-adjective'
  | 'ordinal-feminine'

const ruleSets = readRules(
  readFileSync(createRequire(import.meta.url).resolve('cldr-rbnf/rbnf/es-SpelloutRules.txt'), 'utf8'),
)

/** `numberWords(21, 'cardinal-masculine')` is *veintiún*. Takes integers from 0 up; throws if no rule applies. */
export function numberWords(value: number, style: NumberStyle): string {
  return format(value, `spellout-${style}`)
}

function readRules(text: string): Map<string, Rule[]> {
  const sets = new Map<string, Rule[]>()
  let rules: Rule[] = []
  // Soft hyphens only mark possible line breaks.
  for (const line of text.replaceAll('\u00ad', '').split('\n')) {
    const name = /^%([\w-]+):$/.exec(line)?.[1]
    if (name !== undefined) {
      rules = []
      sets.set(name, rules)
    }
    const [, base, words] = /^(\d+): (.*);$/.exec(line) ?? []
    if (base !== undefined && words !== undefined) rules.push({ base: Number(base), text: words })
  }
  return sets
}

/**
 * Applies the rule with the largest base that does not exceed the value. `<<` is the quotient, `>>` the remainder,
 * `[…]` is omitted if the remainder is 0, and `=%name=` delegates to another rule set.
 */
function format(value: number, set: string): string {
  const rule = ruleSets.get(set)?.findLast(({ base }) => base <= value)
  if (rule === undefined || /#/.test(rule.text)) throw new Error(`The rules of ${set} do not reach ${value}`)
  const divisor = rule.base === 0 ? 1 : 10 ** Math.floor(Math.log10(rule.base) + 1e-9)
  const rest = value % divisor
  return rule.text
    .replace(/\[([^\]]*)\]/, (_, part: string) => (rest === 0 ? '' : part))
    .replace(/=%([\w-]+)=/, (_, other: string) => format(value, other))
    .replace(/<%([\w-]+)</, (_, other: string) => format(Math.floor(value / divisor), other))
    .replace('<<', () => format(Math.floor(value / divisor), set))
    .replace('>>', () => format(rest, set))
}
