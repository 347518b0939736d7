import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { openPasswords } from '../../backend/auth/passwords'

const threads: Worker[] = []
const note = (thread: Worker) => void threads.push(thread)
process.on('worker', note)

const passwords = openPasswords(8)
afterEach(async () => {
  await passwords.close()
  process.off('worker', note)
})

test('students sign in after a thread that had nothing to do has ended', async () => {
  const hash = await passwords.hash('correcto caballo', 'school')
  await threads[0]?.terminate()
  expect(await passwords.matches('correcto caballo', hash, 'school')).toBe(true)
  expect(threads).toHaveLength(2)

  // Who was being served is told so; who waited behind is served by another thread.
  const asked = Array.from({ length: 12 }, () => passwords.matches('correcto caballo', hash, 'school'))
  await threads[1]?.terminate()
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(11)
})

test('a student signs in at once while somebody elsewhere tries hundreds of passwords', async () => {
  const hash = await passwords.hash('correcto caballo', 'school')
  let tried = 0
  const tries = Array.from({ length: 100 }, async (_, at) => {
    await passwords.matches(`try ${at}`, hash, 'elsewhere')
    tried += 1
  })
  expect(await passwords.matches('correcto caballo', hash, 'school')).toBe(true)
  expect(tried).toBeLessThan(10)
  await Promise.all(tries)
})
