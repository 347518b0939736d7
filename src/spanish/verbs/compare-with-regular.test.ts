import { describe, expect, test } from 'vitest'
import type { TenseId } from '../tenses'
import { compareWithRegular } from './compare-with-regular'

/** The form with a dot before its ending and its irregular letters in brackets: `qu[ie]r·o`. */
function shown(infinitive: string, tense: TenseId, person: number, form: string): string {
  return compareWithRegular(infinitive, tense, person, form)
    .pieces.map(({ kind, text }) => ({ stem: text, ending: `·${text}`, irregular: `[${text}]` })[kind])
    .join('')
}

describe('the marked letters of a form', () => {
  test.each([
    // Regular: a stem and an ending.
    ['hablar', 'present', 0, 'hablo', 'habl·o'],
    ['querer', 'present', 3, 'queremos', 'quer·emos'],
    ['vivir', 'imperfect-subjunctive', 3, 'viviéramos', 'viv·iéramos'],
    ['hablar', 'future', 0, 'hablaré', 'hablar·é'],
    ['levantarse', 'present', 0, 'me levanto', 'me levant·o'],
    ['hablar', 'perfect', 5, 'han hablado', 'han habl·ado'],
    ['comer', 'present-continuous', 1, 'estás comiendo', 'estás com·iendo'],
    ['hablar', 'negative-imperative', 0, 'no hables', 'no habl·es'],
    ['levantarse', 'imperative', 0, 'levántate', 'levánt·ate'],
    ['vestirse', 'imperative', 3, 'vestíos', 'vest·íos'],
    // A changed stem.
    ['querer', 'present', 0, 'quiero', 'qu[ie]r·o'],
    ['jugar', 'present', 0, 'juego', 'j[ue]g·o'],
    ['oler', 'present', 0, 'huelo', '[hue]l·o'],
    ['pedir', 'preterite', 2, 'pidió', 'p[i]d·ió'],
    ['conocer', 'present', 0, 'conozco', 'cono[zc]·o'],
    ['tener', 'present', 0, 'tengo', 'ten[g]·o'],
    ['caer', 'present', 0, 'caigo', 'ca[ig]·o'],
    ['construir', 'present', 1, 'construyes', 'constru[y]·es'],
    ['empezar', 'present-subjunctive', 0, 'empiece', 'emp[iec]·e'],
    ['sentarse', 'imperative', 0, 'siéntate', 's[ié]nt·ate'],
    // Only the spelling changes.
    ['buscar', 'preterite', 0, 'busqué', 'bus[qu]·é'],
    ['llegar', 'preterite', 0, 'llegué', 'lle[gu]·é'],
    ['averiguar', 'preterite', 0, 'averigüé', 'averig[ü]·é'],
    ['coger', 'present', 0, 'cojo', 'co[j]·o'],
    ['seguir', 'present', 0, 'sigo', 's[ig]·o'],
    ['distinguir', 'present', 0, 'distingo', 'distin[g]·o'],
    // Only the accent changes.
    ['enviar', 'present', 0, 'envío', 'env[í]·o'],
    ['leer', 'preterite', 3, 'leímos', 'le[í]·mos'],
    ['dar', 'present', 4, 'dais', 'd[a]·is'],
    ['oír', 'future', 0, 'oiré', 'o[i]r·é'],
    // A letter is lost.
    ['poder', 'future', 0, 'podré', 'pod[r]·é'],
    ['hacer', 'conditional', 0, 'haría', 'ha[r]·ía'],
    ['gruñir', 'preterite', 2, 'gruñó', 'gruñ[ó]'],
    ['reír', 'preterite', 2, 'rio', 'r[io]'],
    // The ending changes too.
    ['tener', 'preterite', 0, 'tuve', '[tuve]'],
    ['tener', 'preterite', 1, 'tuviste', '[tuv]·iste'],
    ['tener', 'preterite', 2, 'tuvo', '[tuvo]'],
    ['estar', 'preterite', 0, 'estuve', 'est[uve]'],
    ['decir', 'preterite', 5, 'dijeron', '[dij]·eron'],
    ['leer', 'preterite', 5, 'leyeron', 'le[y]·eron'],
    ['dar', 'preterite', 1, 'diste', 'd[i]·ste'],
    ['ver', 'preterite', 2, 'vio', 'v·i[o]'],
    ['estar', 'present', 0, 'estoy', 'est[oy]'],
    // Wholly irregular.
    ['ser', 'present', 0, 'soy', '[soy]'],
    ['ser', 'present', 3, 'somos', '[somos]'],
    ['ir', 'present', 0, 'voy', '[voy]'],
    ['ir', 'preterite', 0, 'fui', '[fui]'],
    ['irse', 'imperative', 2, 'vámonos', '[vámo]nos'],
    ['haber', 'present', 0, 'he', '[he]'],
    ['saber', 'present', 0, 'sé', '[sé]'],
    ['poner', 'imperative', 0, 'pon', '[pon]'],
    ['hacer', 'perfect', 0, 'he hecho', 'he [hecho]'],
    ['leer', 'perfect', 0, 'he leído', 'he le[í]·do'],
    ['leer', 'present-continuous', 0, 'estoy leyendo', 'estoy le[y]·endo'],
    // The form does not exist.
    ['llover', 'present', 0, '—', '—'],
  ] as const)('%s, %s %i: a student who reads %s sees %s', (infinitive, tense, person, form, marks) => {
    expect(shown(infinitive, tense, person, form)).toBe(marks)
  })
})

describe('the regular form that a student would expect', () => {
  test.each([
    ['tener', 'preterite', 0, 'tuve', 'tení'],
    ['poder', 'future', 0, 'podré', 'poderé'],
    ['hacer', 'perfect', 0, 'he hecho', 'he hacido'],
    ['acostarse', 'present', 0, 'me acuesto', 'me acosto'],
    ['hablar', 'present', 0, 'hablo', 'hablo'],
  ] as const)('%s, %s %i: %s would be %s', (infinitive, tense, person, form, regular) => {
    expect(compareWithRegular(infinitive, tense, person, form).regular).toBe(regular)
  })
})
