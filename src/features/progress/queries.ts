import { queryOptions } from '@tanstack/react-query'
import type { LessonType } from '@/content/registry'
import { discardSession, loadSupabase } from '@/lib/load-supabase'
import { type Cached, cachedStaleTime, readOrCached } from '@/lib/offline-cache'
import { readRow } from '@/lib/read-row'

const columns = { topic_id: 'string', topic_type: 'string', completed: 'boolean or null' } as const

/** The columns of `user_progress` that the app reads. */
export interface ProgressRow {
  topic_id: string
  topic_type: string
  completed: boolean
  /** 1 to 5, or null if the student gave no rating. */
  rating: number | null
}

/** Identifies a row in `user_progress`, together with the user id. */
export interface Topic {
  topic_id: string
  topic_type: LessonType
}

const table = async () => (await loadSupabase()).from('user_progress')

/** The prefix of all query keys for a student, so that a save invalidates all of them. */
export const progressKey = (userId: string | null) => ['progress', userId]

export const findRow = (rows: readonly ProgressRow[], { topic_id, topic_type }: Topic) =>
  rows.find((row) => row.topic_id === topic_id && row.topic_type === topic_type)

export const isCompleted = (rows: readonly ProgressRow[], topic: Topic) =>
  findRow(rows, topic)?.completed ?? false

function readProgressRow(value: unknown): ProgressRow {
  const { topic_id, topic_type, completed } = readRow(value, columns)
  const rating: unknown = Reflect.get(Object(value), 'rating')
  return {
    topic_id,
    topic_type,
    completed: completed ?? false,
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? null,
  }
}

/**
 * Skips rows that cannot be parsed, so that one bad row does not hide the others.
 * @throws TypeError if the value is not a list, or has rows but none can be parsed
 */
function parseRows(found: unknown): ProgressRow[] {
  if (!Array.isArray(found)) throw new TypeError('The rows are not a list')
  const rows = found.flatMap((value) => {
    try {
      return [readProgressRow(value)]
    } catch (error) {
      console.error(error)
      return []
    }
  })
  if (found.length > 0 && rows.length === 0) throw new TypeError('No row of the progress can be read')
  return rows
}

const ofVisitor: Cached<ProgressRow[]> = { value: [], asOf: null }

/**
 * When offline, returns the rows that this device last fetched. A visitor (null) is treated as a student without rows,
 * so no screen needs a signed-out branch.
 */
async function readProgress(
  userId: string | null,
  signal: AbortSignal,
  isOrdered: boolean,
): Promise<Cached<ProgressRow[]>> {
  if (userId === null) return ofVisitor
  return readOrCached(`progress-${userId}`, parseRows, async () => {
    const rows = (await table()).select('*').eq('user_id', userId).abortSignal(signal)
    const { data, error } = await (isOrdered ? rows.order('updated_at', { ascending: false }) : rows)
    if (error) throw new Error('Progress was not read', { cause: error })
    return data
  })
}

const staleTime = ({ state }: { state: { data: Cached<ProgressRow[]> | undefined } }) =>
  cachedStaleTime(state.data)

/** The student's rows, newest first. */
export const progressQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [...progressKey(userId), 'list'],
    queryFn: ({ signal }) => readProgress(userId, signal, true),
    staleTime,
  })

/** The same rows, unordered, for the summary. */
export const summaryQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [...progressKey(userId), 'summary'],
    queryFn: ({ signal }) => readProgress(userId, signal, false),
    select: ({ value }) => summarise(value),
    staleTime,
  })

export interface ProgressSummary {
  total_completed: number
  grammar_completed: number
  tense_completed: number
  /** The mean of the non-null ratings, rounded to 2 decimal places; null if there are none. */
  average_rating: number | null
}

export function summarise(rows: readonly ProgressRow[]): ProgressSummary {
  const completed = rows.filter((row) => row.completed)
  const ratings = rows.flatMap((row) => (row.rating === null ? [] : [row.rating]))
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return {
    total_completed: completed.length,
    grammar_completed: completed.filter((row) => row.topic_type === 'grammar').length,
    tense_completed: completed.filter((row) => row.topic_type === 'tense').length,
    average_rating: ratings.length === 0 ? null : Math.round(mean * 100) / 100,
  }
}

/** Saves a completion with its rating, 1 to 5 or null. Throws if the backend refuses or cannot be reached. */
export async function saveCompletion(userId: string, topic: Topic, rating: number | null): Promise<void> {
  const now = new Date().toISOString()
  const { error } = await (await table()).upsert(
    { user_id: userId, ...topic, completed: true, rating, completed_at: now, updated_at: now },
    { onConflict: 'user_id,topic_id,topic_type' },
  )
  // The foreign key failed: the account was deleted on another device, so end the session here.
  if (error?.code === '23503') await discardSession(userId)
  if (error) throw new Error('The completion was not saved', { cause: error })
}
