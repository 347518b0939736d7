import type { TextType, WritingCriterion, WritingTask } from './rooms/writing-types'

const tasks = import.meta.glob<WritingTask>('./rooms/writing/tasks/*.ts', { import: 'default' })
/** The task with this id, in its own chunk; null if there is none. Rejects if the network fails. */
export async function loadWritingTask(id: string): Promise<WritingTask | null> {
  const load = tasks[`./rooms/writing/tasks/${id}.ts`]
  return load === undefined ? null : load()
}

/** How each text type is structured. */
export const loadTextTypes = async (): Promise<readonly TextType[]> =>
  (await import('./rooms/writing/text-types')).default

/** The exam boards’ marking criteria. */
export const loadCriteria = async (): Promise<readonly WritingCriterion[]> =>
  (await import('./rooms/writing/criteria')).default
