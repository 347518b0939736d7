import type { TextType, WritingCriterion, WritingTask } from './rooms/writing-types'

const tasks = import.meta.glob<WritingTask>('./rooms/writing/tasks/*.ts', { import: 'default' })
const textTypes = import.meta.glob<readonly TextType[]>('./rooms/writing/text-types.ts', {
  import: 'default',
})
const criteria = import.meta.glob<readonly WritingCriterion[]>('./rooms/writing/criteria.ts', {
  import: 'default',
})

/** The task of this name, in a chunk of its own; null where there is none. Rejects when the network fails. */
export async function loadWritingTask(id: string): Promise<WritingTask | null> {
  const load = tasks[`./rooms/writing/tasks/${id}.ts`]
  return load === undefined ? null : load()
}

/** How each kind of text is built. */
export const loadTextTypes = async (): Promise<readonly TextType[]> =>
  (await Promise.all(Object.values(textTypes).map((load) => load()))).flat()

/** By what the boards mark. */
export const loadCriteria = async (): Promise<readonly WritingCriterion[]> =>
  (await Promise.all(Object.values(criteria).map((load) => load()))).flat()
