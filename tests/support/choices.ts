import type { Locator } from '@playwright/test'
import serEstar from '../../src/content/lessons/ser-estar'
import type { Exercise } from '../../src/content/types'
import { plainRich, plainSpanish } from '../../src/spanish/markup'

export type Choose = Extract<Exercise, { kind: 'choose' }>

const exercises: readonly Exercise[] = serEstar.exercises

/** The multiple-choice exercises of the lesson on ser and estar. */
export const choices = exercises.filter((exercise): exercise is Choose => exercise.kind === 'choose')

/** The exercise that this form shows. */
export async function askedIn(form: Locator): Promise<Choose> {
  const text = (await form.innerText()).replace(/\s+/g, ' ')
  const asked = choices.find(({ prompt, sentence = '' }) => {
    const parts = [plainRich(prompt), ...sentence.split('___').map(plainSpanish)]
    return parts.every((part) => text.includes(part.trim()))
  })
  if (asked === undefined) throw new Error(`No exercise asks “${text}”`)
  return asked
}

export const optionOf = ({ options }: Choose, isRight: boolean) =>
  plainRich(options.find(({ right = false }) => right === isRight)?.text ?? '')
