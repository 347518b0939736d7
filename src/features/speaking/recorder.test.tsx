import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Recorder } from './recorder'

const track = { stop: vi.fn(), onmute: () => {} }
let sound = 'sound'
let media: FakeMedia | undefined
const stream = { getTracks: () => [track] }
const getUserMedia = vi.fn<() => Promise<typeof stream>>()
const createObjectURL = vi.fn<() => string>()
const revokeObjectURL = vi.fn<(url: string) => void>()

/** Behaves like a browser’s `MediaRecorder`: `dataavailable` fires before `stop`, and both fire after the call. */
class FakeMedia {
  state = 'inactive'
  mimeType = 'audio/webm'
  ondataavailable: ((event: { data: Blob }) => void) | undefined
  onstop: (() => void) | undefined
  onerror: (() => void) | undefined
  start() {
    media = this
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    queueMicrotask(() => {
      this.ondataavailable?.({ data: new Blob([sound]) })
      this.onstop?.()
    })
  }
}

const named = (name: string) => Object.assign(new Error(name), { name })
let recorder: Recorder
const kind = () => recorder.current().now.kind
const slots = () => [...recorder.current().takes.keys()]

beforeEach(() => {
  let made = 0
  vi.stubGlobal('MediaRecorder', FakeMedia)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  Object.assign(URL, { createObjectURL, revokeObjectURL })
  getUserMedia.mockReset().mockResolvedValue(stream)
  createObjectURL.mockReset().mockImplementation(() => `blob:${++made}`)
  revokeObjectURL.mockReset()
  track.stop.mockReset()
  sound = 'sound'
  recorder = new Recorder()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the page asks for the microphone only after the student does, and only for sound', async () => {
  expect(getUserMedia).not.toHaveBeenCalled()
  const asked = recorder.record('one')
  expect(kind()).toBe('asking')
  await asked
  expect(kind()).toBe('recording')
  expect(getUserMedia.mock.calls).toEqual([[{ audio: true }]])
})

test('stop releases the microphone at once and keeps the recording', async () => {
  await recorder.record('one')
  recorder.stop()
  expect(track.stop).toHaveBeenCalled()
  await waitFor(() => expect(slots()).toEqual(['one']))
  expect(kind()).toBe('idle')
})

test('recording again and deleting both free the memory of the last recording', async () => {
  for (const url of ['blob:1', 'blob:2']) {
    await recorder.record('one')
    recorder.stop()
    await waitFor(() => expect(recorder.current().takes.get('one')?.url).toBe(url))
  }
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']])
  recorder.delete('one')
  expect(slots()).toEqual([])
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1'], ['blob:2']])
})

test('starting the next answer without pressing stop keeps both recordings', async () => {
  await recorder.record('one')
  await recorder.record('two')
  recorder.stop()
  await waitFor(() => expect(slots()).toEqual(['one', 'two']))
  expect(kind()).toBe('idle')
})

test.each([
  ['a phone call silences the microphone', () => track.onmute()],
  ['the browser can’t go on recording', () => media?.onerror?.()],
])('if %s, what has been said so far is kept', async (_, interrupt) => {
  await recorder.record('one')
  interrupt()
  expect(track.stop).toHaveBeenCalled()
  await waitFor(() => expect(slots()).toEqual(['one']))
  expect(kind()).toBe('idle')
})

test('a recording without any sound in it is not kept, and the page says so', async () => {
  sound = ''
  await recorder.record('one')
  recorder.stop()
  await waitFor(() =>
    expect(recorder.current().now).toEqual({ kind: 'problem', slot: 'one', problem: 'failed' }),
  )
  expect(slots()).toEqual([])
})

test('leaving the page keeps no recording and no open microphone, even if permission comes late', async () => {
  await recorder.record('one')
  recorder.stop()
  await waitFor(() => expect(slots()).toEqual(['one']))
  await recorder.record('two')
  track.stop.mockReset()
  recorder.deleteAll()
  expect(track.stop).toHaveBeenCalled()
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:1')
  await Promise.resolve()
  expect(slots()).toEqual([])

  const asked = recorder.record('three')
  recorder.deleteAll()
  track.stop.mockReset()
  await asked
  expect(track.stop).toHaveBeenCalled()
  expect(kind()).toBe('idle')
})

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('%s is shown as %s, and the next try asks again', async (error, problem) => {
  getUserMedia.mockRejectedValueOnce(named(error))
  await recorder.record('one')
  expect(recorder.current().now).toEqual({ kind: 'problem', slot: 'one', problem })
  await recorder.record('one')
  expect(kind()).toBe('recording')
})

test('a browser that can’t record says so without asking', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  await recorder.record('one')
  expect(recorder.current().now).toEqual({ kind: 'problem', slot: 'one', problem: 'unsupported' })
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('a page that must not record, because the student came from another page, says so', async () => {
  Object.defineProperty(document, 'featurePolicy', {
    value: { allowsFeature: () => false },
    configurable: true,
  })
  getUserMedia.mockRejectedValueOnce(named('NotAllowedError'))
  await recorder.record('one')
  expect(recorder.current().now).toMatchObject({ problem: 'elsewhere' })
  Reflect.deleteProperty(document, 'featurePolicy')
})
