import { RestError } from './errors.ts'
import type { RestRequest } from './request.ts'

/** The preferences in the headers `Prefer` and `Accept`. */
export interface Preferences {
  returnRows: boolean
  count: boolean
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  /** Return one row as an object instead of a list. Any other number of rows is an error. */
  singleObject: boolean
  /** Echoed as Preference-Applied. */
  applied: string
}

export const singleObjectType = 'application/vnd.pgrst.object+json'

const supported =
  /^(return=(minimal|representation)|resolution=(merge|ignore)-duplicates|count=(exact|planned|estimated)|missing=null|handling=(lenient|strict)|tx=commit)$/
const mediaTypes = [
  '*/*',
  'application/*',
  'application/json',
  singleObjectType,
  'application/vnd.pgrst.object',
]

/** @throws RestError for a preference or a media type that the service does not support */
export function parsePreferences({ prefer, accept }: RestRequest): Preferences {
  const preferences = prefer
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '')
  // PostgREST ignores preferences that it does not know. Ignoring one that it supports would give a wrong
  // answer, so reject every preference that is not supported here.
  const unsupported = preferences.filter((preference) => !supported.test(preference))
  if (unsupported.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unsupported.join(', ')}`,
    })
  }
  const types = accept.split(',').map((type) => type.trim().split(';')[0] ?? '')
  const accepted = types.find((type) => mediaTypes.includes(type))
  if (accepted === undefined || accept.includes('nulls=stripped')) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`)
  }
  const has = (preference: string) => preferences.includes(preference)
  const resolutions = ['merge-duplicates', 'ignore-duplicates'] as const
  return {
    returnRows: has('return=representation'),
    count: preferences.some((preference) => preference.startsWith('count=')),
    resolution: resolutions.find((resolution) => has(`resolution=${resolution}`)),
    singleObject: accepted.startsWith('application/vnd.pgrst.object'),
    applied: preferences.filter((preference) => /^(resolution|return|count)=/.test(preference)).join(', '),
  }
}
