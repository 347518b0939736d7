import { describe, expect, test } from 'vitest'
import { expectNone, loadDocuments, plain, problem } from '../support/content'
import { pronounce, sayProblem, syllables } from '../support/pronunciation'

const { documents } = await loadDocuments()

describe.each(documents)('$id', ({ say }) => {
  test('shows how each word is pronounced', () => {
    expectNone(
      say.flatMap((place) => {
        const why = sayProblem(place.text, plain(place.word))
        return why === undefined ? [] : [problem(place, place.text, why)]
      }),
    )
  })
})

describe('the pronunciation notation', () => {
  test.each([
    ['lunes', 'LOO-nes'],
    ['martes', 'MAR-tes'],
    ['miércoles', 'MYER-koh-les'],
    ['jueves', 'HWEH-bes'],
    ['viernes', 'BYER-nes'],
    ['sábado', 'SAH-bah-doh'],
    ['domingo', 'doh-MEEN-goh'],
    ['niño', 'NEE-nyoh'],
    ['calle', 'KAH-yeh'],
    ['quince', 'KEEN-theh'],
    ['guitarra', 'gee-TAH-rrah'],
    ['gente', 'HEN-teh'],
    ['cigüeña', 'thee-GWEH-nyah'],
    ['huevo', 'WEH-boh'],
    ['examen', 'ek-SAH-men'],
    ['hoy', 'OHY'],
    ['seis', 'SAYSS'],
    ['veinte', 'BAYN-teh'],
    ['fácilmente', 'fah-theel-MEN-teh'],
    ['el lunes por la tarde', 'el LOO-nes por lah TAR-deh'],
  ])('writes %s as %s', (word, notation) => {
    expect(pronounce(word)).toBe(notation)
  })

  test.each([
    ['lunes', 2, 0],
    ['miércoles', 3, 0],
    ['sábado', 3, 0],
    ['domingo', 3, 1],
    ['biblioteca', 4, 2],
    ['dieciséis', 3, 2],
    ['construido', 3, 1],
    ['averigüe', 4, 2],
    ['bilingüe', 3, 1],
    ['prohíbo', 3, 1],
    ['país', 2, 1],
    ['ciudad', 2, 1],
    ['leyendo', 3, 1],
    ['ahora', 3, 1],
    ['guion', 1, 0],
  ])('gives %s %i syllables, with the stress on number %i', (word, count, stressed) => {
    const result = syllables(word)
    expect([result.parts.length, result.stressed]).toEqual([count, stressed])
  })
})

describe('the checks themselves', () => {
  test('report an extra syllable, a wrong stress and a wrong sound', () => {
    expect(sayProblem('MYER-koh-les', 'miércoles')).toBeUndefined()
    expect(sayProblem('dos', 'dos')).toBeUndefined()
    expect(sayProblem('mee-ER-koh-les', 'miércoles')).toContain('has 3 syllables, not 4')
    expect(sayProblem('myer-KOH-les', 'miércoles')).toContain('stress')
    expect(sayProblem('JWEH-ves', 'jueves')).toContain('HWEH-bes')
  })
})
