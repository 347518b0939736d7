import type { TextType, WritingCriterion, WritingTask } from './rooms/writing-types'

const tasks = import.meta.glob<WritingTask>('./rooms/writing/tasks/*.ts', { import: 'default' })
/** The task of this name, in a chunk of its own; null where there is none. Rejects when the network fails. */
export async function loadWritingTask(id: string): Promise<WritingTask | null> {
  const load = tasks[`./rooms/writing/tasks/${id}.ts`]
  return load === undefined ? null : load()
}

/** How each kind of text is built. */
export const loadTextTypes = async (): Promise<readonly TextType[]> =>
  (await import('./rooms/writing/text-types')).default

/** By what the boards mark. */
export const loadCriteria = async (): Promise<readonly WritingCriterion[]> =>
  (await import('./rooms/writing/criteria')).default
