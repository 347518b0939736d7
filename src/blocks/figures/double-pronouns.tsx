import { classNames } from '@/lib/class-names'

const things = ['lo', 'la', 'los', 'las']
const people = ['me', 'te', 'le', 'nos', 'os', 'les']

/** Six lines for the persons cross four lines for the things. Each crossing is a pair of pronouns. */
export function DoublePronouns() {
  return (
    <table
      lang="es"
      translate="no"
      className="drawing w-full max-w-sm table-fixed text-center text-xs min-[380px]:text-sm"
    >
      <thead>
        <tr>
          <td className="w-[15%]" />
          {things.map((thing) => (
            <th key={thing} scope="col" className="relative pb-2">
              <span className="absolute top-1/2 bottom-0 left-1/2 w-1 -translate-x-1/2 bg-muted" />
              <span className="relative inline-block rounded-md bg-muted px-2 py-0.5 text-base text-paper">
                {thing}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person, row) => {
          const becomesSe = person.startsWith('le')
          return (
            <tr
              key={person}
              data-person={person === 'os' ? 'vosotros/as' : undefined}
              className={becomesSe ? 'text-line-standard' : 'text-line-foundation'}
            >
              <th scope="row" className="relative py-1.5 text-left text-base">
                <span className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 rounded-l-full bg-current" />
                <span className="relative inline-block rounded-md bg-current px-1.5 py-0.5">
                  <span className="text-on-line">{person}</span>
                </span>
              </th>
              {things.map((thing, column) => (
                <td key={thing} className="relative py-1.5">
                  <span
                    className={classNames(
                      'absolute top-0 left-1/2 w-1 -translate-x-1/2 bg-muted',
                      row === people.length - 1 ? 'bottom-1/2' : 'bottom-0',
                    )}
                  />
                  <span
                    className={classNames(
                      'absolute top-1/2 left-0 h-2 -translate-y-1/2 bg-current',
                      column === things.length - 1 ? 'right-1/2' : 'right-0',
                    )}
                  />
                  <span
                    className={classNames(
                      'relative inline-block rounded-full border-2 border-current px-0.5 py-0.5 font-bold whitespace-nowrap max-[20rem]:whitespace-normal min-[23.75rem]:px-1.5',
                      becomesSe ? 'bg-current' : 'bg-card',
                    )}
                  >
                    <span className={becomesSe ? 'text-on-line' : 'text-ink'}>
                      {becomesSe ? 'se' : person} {thing}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
