import type { Spanish } from '../markup'

/** Verbs without a continuous tense (*haber* has only *está habiendo*), with the simple present to use instead. */
export const neverContinuous: ReadonlyMap<Spanish, Spanish> = new Map([
  ['estar', 'estoy'],
  ['haber', 'hay'],
  ['soler', 'suelo'],
])

/** Stative verbs: *estar* + gerund exists, but the form that English speakers need is usually the simple present. */
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
