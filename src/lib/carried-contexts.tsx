import { type Context, type ReactNode, use } from 'react'

/** What a context says, and what puts it around a content. */
interface Carried {
  value: unknown
  around: (content: ReactNode) => ReactNode
}

const contexts: (() => Carried)[] = []

/** A part of a page is a root of its own; what this context says around it, it shall say in it as well. */
export function carryIntoParts<Value>(Provider: Context<Value>): void {
  contexts.push(() => {
    const value = use(Provider)
    return { value, around: (content) => <Provider value={value}>{content}</Provider> }
  })
}

/** What the contexts say here. */
export const useCarried = (): readonly Carried[] => contexts.map((carried) => carried())

/** What is drawn elsewhere, with what the contexts say here around it. */
export const carry = (carried: readonly Carried[], content: ReactNode): ReactNode =>
  carried.reduce((inside, { around }) => around(inside), content)

export const isSameCarried = (one: readonly Carried[], other: readonly Carried[]): boolean =>
  one.every(({ value }, at) => Object.is(value, other[at]?.value))
