import { type Context, type ReactNode, use } from 'react'

/** Puts around a content what the contexts said where this was made. */
export type Carry = (content: ReactNode) => ReactNode

const carried: (() => Carry)[] = []

/** A part of a page is a root of its own; what this context says around it, it shall say in it as well. */
export function carryIntoParts<Value>(Provider: Context<Value>): void {
  carried.push(() => {
    const value = use(Provider)
    return (content) => <Provider value={value}>{content}</Provider>
  })
}

/** What the contexts say here, around what is drawn elsewhere. */
export const useCarry = (): Carry => {
  const carries = carried.map((carry) => carry())
  return (content) => carries.reduce((inside, carry) => carry(inside), content)
}
