import { Dictation } from '@/features/listening/dictation/dictation'
import { ListeningMap } from '@/features/listening/listening-map'
import { Voices } from '@/features/listening/voices'

/** The passages, the dictation and the choice of voices. */
export function ListeningRoom() {
  return (
    <div className="page mt-8 stack-12">
      <section aria-label="Recordings" id="passages" tabIndex={-1} className="scroll-mt-24 outline-none">
        <ListeningMap />
      </section>
      <Dictation />
      <Voices />
    </div>
  )
}
