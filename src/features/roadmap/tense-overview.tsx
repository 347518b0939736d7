import { TenseGuide } from './tense-guide'
import { TenseLine } from './tense-line'

/** Every tense: by what it says, and on its line. */
export function TenseOverview() {
  return (
    <>
      <TenseGuide />
      <div className="page mt-12 not-print:@container print:mt-4 print:p-0">
        <TenseLine />
      </div>
    </>
  )
}
