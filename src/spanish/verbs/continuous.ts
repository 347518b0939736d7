import type { Spanish } from '../markup'

/**
 * Verbs that have no six forms after *estar* (of *haber* only *está habiendo* is said), and the simple present that
 * Spanish says instead.
 */
export const neverContinuous: ReadonlyMap<Spanish, Spanish> = new Map([
  ['estar', 'estoy'],
  ['haber', 'hay'],
  ['soler', 'suelo'],
])

/** States: *estar* + gerund of them exists, but what English speakers want to say is the simple present. */
export const states: ReadonlyMap<Spanish, Spanish> = new Map([
  ['caber', 'cabe'],
  ['deber', 'debo'],
  ['encantar', 'me encanta'],
  ['existir', 'existe'],
  ['gustar', 'me gusta'],
  ['importar', 'me importa'],
  ['llamarse', 'me llamo'],
  ['merecer', 'merece'],
  ['necesitar', 'necesito'],
  ['odiar', 'odio'],
  ['parecer', 'parece'],
  ['pertenecer', 'pertenece'],
  ['poder', 'puedo'],
  ['poseer', 'poseo'],
  ['preferir', 'prefiero'],
  ['querer', 'quiero'],
  ['saber', 'sé'],
  ['ser', 'soy'],
  ['significar', 'significa'],
  ['tener', 'tengo'],
  ['valer', 'vale'],
])
