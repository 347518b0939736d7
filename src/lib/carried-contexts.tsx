import { type Context, type ReactNode, use } from 'react'

/** The value of a context, and a function that provides it to some content. */
interface Carried {
  value: unknown
  around: (content: ReactNode) => ReactNode
}

const contexts: (() => Carried)[] = []

/** Registers a context whose value is passed on to parts of a page, each of which is a separate React root. */
export function carryIntoParts<Value>(Provider: Context<Value>): void {
  contexts.push(() => {
    const value = use(Provider)
    return { value, around: (content) => <Provider value={value}>{content}</Provider> }
  })
}

/** The current values of the registered contexts. */
export const useCarried = (): readonly Carried[] => contexts.map((carried) => carried())

/** Provides the carried values to content that is rendered in another root. */
export const carry = (carried: readonly Carried[], content: ReactNode): ReactNode =>
  carried.reduce((inside, { around }) => around(inside), content)

export const isSameCarried = (one: readonly Carried[], other: readonly Carried[]): boolean =>
  one.every(({ value }, at) => Object.is(value, other[at]?.value))
