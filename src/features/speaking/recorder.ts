/** The recording of one answer, in memory only. */
export interface Take {
  url: string
  seconds: number
}

/**
 * Why recording is not possible, in this order: permission was refused; there is no microphone; the browser cannot
 * record; the document was loaded for another page, whose headers forbid the microphone; or the recording failed.
 */
export type RecordingProblem = 'refused' | 'missing' | 'unsupported' | 'elsewhere' | 'failed'

type Recording =
  | { kind: 'idle' }
  | { kind: 'asking'; slot: string }
  | { kind: 'recording'; slot: string; since: number }
  | { kind: 'problem'; slot: string; problem: RecordingProblem }

export interface RecorderState {
  now: Recording
  takes: ReadonlyMap<string, Take>
}

const idle: Recording = { kind: 'idle' }
const empty: RecorderState = { now: idle, takes: new Map() }

/**
 * In milliseconds. Longer than any part of a test, but short enough that a forgotten recording does not fill up memory.
 */
const maxLength = 10 * 60_000

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined
}

function problemOf(error: unknown): RecordingProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError') return 'missing'
  if (name !== 'NotAllowedError' && name !== 'SecurityError') return 'failed'
  return document.featurePolicy?.allowsFeature('microphone') === false ? 'elsewhere' : 'refused'
}

/**
 * Records one answer at a time. Nothing leaves the page: an answer is an object URL, revoked by `delete`, and the
 * microphone is released as soon as a recording ends.
 */
export class Recorder {
  #state = empty
  readonly #listeners = new Set<() => void>()
  #running:
    | { media: MediaRecorder; stream: MediaStream; timer: ReturnType<typeof setTimeout>; isLost: boolean }
    | undefined
  /** Counts the requests, so that a late response to a permission prompt is ignored (a race). */
  #request = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): RecorderState => this.#state

  static readonly none = (): RecorderState => empty

  #set(state: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...state }
    for (const listener of this.#listeners) listener()
  }

  #fail(slot: string, problem: RecordingProblem): void {
    this.#set({ now: { kind: 'problem', slot, problem } })
  }

  /** Requests the microphone and records until `stop`. */
  async record(slot: string): Promise<void> {
    if (this.#state.now.kind === 'asking') return
    this.stop()
    if (!canRecord()) return this.#fail(slot, 'unsupported')
    const request = ++this.#request
    this.#set({ now: { kind: 'asking', slot } })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (request === this.#request) this.#start(slot, stream)
      else release(stream)
    } catch (error) {
      if (request === this.#request) this.#fail(slot, problemOf(error))
    }
  }

  #start(slot: string, stream: MediaStream): void {
    const chunks: Blob[] = []
    try {
      const media = new MediaRecorder(stream)
      const since = Date.now()
      media.ondataavailable = ({ data }) => chunks.push(data)
      const running = { media, stream, timer: setTimeout(() => this.stop(), maxLength), isLost: false }
      media.onstop = () => {
        release(stream)
        if (this.#running === running) this.#running = undefined
        if (running.isLost) return
        const sound = new Blob(chunks, { type: media.mimeType })
        if (sound.size === 0) {
          if (this.#isRecording(slot)) this.#fail(slot, 'failed')
          return
        }
        const url = URL.createObjectURL(sound)
        this.#save(slot, { url, seconds: Math.max(Math.round((Date.now() - since) / 1000), 1) })
      }
      // What has been recorded so far is kept. A phone call silences the microphone of an iPhone: without this, the rest
      // of the answer would be recorded as silence.
      const end = () => {
        if (this.#running === running) this.stop()
      }
      media.onerror = end
      for (const track of stream.getTracks()) track.onmute = end
      media.start()
      this.#running = running
      this.#set({ now: { kind: 'recording', slot, since } })
    } catch {
      release(stream)
      this.#fail(slot, 'failed')
    }
  }

  #save(slot: string, take: Take): void {
    const old = this.#state.takes.get(slot)
    if (old !== undefined) URL.revokeObjectURL(old.url)
    const now = this.#isRecording(slot) ? idle : this.#state.now
    this.#set({ now, takes: new Map(this.#state.takes).set(slot, take) })
  }

  /** False if the next recording has already been requested. */
  #isRecording(slot: string): boolean {
    const { now } = this.#state
    return now.kind === 'recording' && now.slot === slot
  }

  /** Ends the recording and stores it. */
  stop(): void {
    const running = this.#running
    if (running === undefined) return
    clearTimeout(running.timer)
    if (running.media.state !== 'inactive') running.media.stop()
    release(running.stream)
  }

  /** Ends the recording and discards it. */
  #discard(): void {
    this.#request++
    if (this.#running !== undefined) this.#running.isLost = true
    this.stop()
    this.#running = undefined
  }

  delete(slot: string): void {
    const take = this.#state.takes.get(slot)
    if (take === undefined) return
    URL.revokeObjectURL(take.url)
    const takes = new Map(this.#state.takes)
    takes.delete(slot)
    this.#set({ takes })
  }

  /** Deletes all answers, discards any current recording and releases the microphone. */
  readonly deleteAll = (): void => {
    this.#discard()
    for (const { url } of this.#state.takes.values()) URL.revokeObjectURL(url)
    this.#set(empty)
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
