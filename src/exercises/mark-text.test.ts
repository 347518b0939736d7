import { beforeAll, describe, expect, test } from 'vitest'
import type { AnswerKey, GapKey } from './mark-text'
import { markGap, markSentence } from './mark-text'
import { type Grammar, loadGrammar } from './marking/grammar'
import { mostSteps, stepsTaken } from './marking/steps'

let grammar: Grammar
beforeAll(async () => {
  grammar = await loadGrammar()
})

const speak: GapKey = {
  sentence: 'Ayer ___ mucho.',
  en: 'He talked a lot yesterday. (hablar)',
  answers: ['habló'],
  mistakes: [{ answer: 'hablé', because: '*Hablé* is the first person.' }],
  twins: { hablo: 'I speak', habló: 'he spoke' },
}
const question: AnswerKey = { answers: ['¿Dónde {está|se encuentra} el museo?'] }

/** The verdict on each of several answers to one exercise. */
const verdicts = (key: AnswerKey, answers: readonly string[]) =>
  answers.map((answer) => markSentence(key, answer, grammar).kind)
const kindOf = (key: AnswerKey, answer: string) => markSentence(key, answer, grammar).kind
/** What a student is told of an answer that is not right. */
const reasons = (key: AnswerKey, answer: string): string => {
  const mark = markSentence(key, answer, grammar)
  return mark.kind === 'near' ? mark.because.join(' ') : mark.kind
}

describe('what never counts, and what does', () => {
  test('an empty field is not wrong, it is unanswered', () => {
    for (const nothing of ['', '   ', '¿?', '😀', '\u00a0'])
      expect(markGap(speak, nothing)).toEqual({ kind: 'unanswered' })
  })

  test('capitals, outer spaces, stops, and letters with combining accents as some phones send them', () => {
    for (const answer of ['  HABLÓ. ', 'hablo\u0301', 'habló\u00a0', '«habló»'])
      expect(markGap(speak, answer)).toEqual({ kind: 'right' })
  })

  test('a question without its ¿ is right, and shown as it is written', () => {
    const written = { kind: 'right', written: '¿Dónde está el museo?' }
    expect(markSentence(question, 'dónde está el museo?')).toEqual(written)
    expect(markSentence(question, '?Dónde está el museo?')).toEqual(written)
    expect(markSentence(question, '¿DÓNDE SE ENCUENTRA EL MUSEO?')).toEqual({ kind: 'right' })
  })

  test('question marks around what is no question are right, and said to be too many', () => {
    const key: AnswerKey = { answers: ['El museo está cerrado.'] }
    const marked = { kind: 'right', note: 'It isn’t a question, so it doesn’t need question marks.' }
    expect(markSentence(key, '¿El museo está cerrado?')).toEqual(marked)
    expect(markSentence(key, 'El museo está cerrado?')).toEqual(marked)
    expect(markSentence(key, 'El museo está cerrado')).toEqual({ kind: 'right' })
    expect(markSentence(question, '¿Dónde está el museo?')).toEqual({ kind: 'right' })
  })

  test('a student forgets the accent and learns which other word that makes', () => {
    expect(markGap(speak, 'hablo')).toEqual({
      kind: 'accent',
      expected: 'habló',
      twins: [{ typed: { word: 'hablo', means: 'I speak' }, needed: { word: 'habló', means: 'he spoke' } }],
    })
    expect(markGap({ ...speak, answers: ['hablo'] }, 'habló')).toMatchObject({ kind: 'accent' })
  })

  test('ano for año is a missing tilde with a meaning of its own', () => {
    const key: GapKey = { sentence: 'Tengo ___.', answers: ['quince años'] }
    expect(markGap(key, 'quince anos')).toMatchObject({
      kind: 'accent',
      twins: [{ needed: { word: 'años' } }],
    })
  })

  test('a known mistake is told by its own reason, also where it has the letters of the answer', () => {
    expect(markGap(speak, 'hablé')).toEqual({
      kind: 'mistake',
      expected: 'habló',
      because: '*Hablé* is the first person.',
    })
    const key: GapKey = {
      sentence: 'Mañana ___ tiempo.',
      answers: ['tendremos'],
      mistakes: [{ answer: 'tendrémos', because: 'The *nosotros* form has no accent.' }],
    }
    expect(markGap(key, 'tendrémos')).toMatchObject({
      kind: 'mistake',
      because: 'The *nosotros* form has no accent.',
    })
    expect(markGap(key, 'téndremos').kind).toBe('accent')
  })

  test('good Spanish that was not asked for is no mistake', () => {
    const key = { ...speak, notAsked: [{ answer: 'ha hablado', because: 'Here the task is the preterite.' }] }
    expect(markGap(key, 'ha hablado')).toEqual({
      kind: 'near',
      expected: 'habló',
      because: ['Here the task is the preterite.'],
      isSpanish: true,
    })
  })

  test('an answer with a note is right, and its note is told', () => {
    const key: AnswerKey = { answers: ['Ya comí.', { answer: 'Ya he comido.', note: 'So says Spain.' }] }
    expect(markSentence(key, 'ya he comido')).toEqual({ kind: 'right', note: 'So says Spain.' })
  })
})

describe('what is the same everywhere', () => {
  test('a subject that fits its verb, before or after it, and no other', () => {
    const key: AnswerKey = { answers: ['No quiero salir.'], en: 'I don’t want to go out.' }
    expect(
      verdicts(key, [
        'Yo no quiero salir',
        'no quiero salir yo',
        'tú no quiero salir',
        'ella no quiero salir',
      ]),
    ).toEqual(['right', 'right', 'near', 'near'])
  })

  test('he is no she', () => {
    const key: AnswerKey = { answers: ['Canta bien.'], en: 'She sings well.' }
    expect(verdicts(key, ['Ella canta bien', 'Él canta bien', 'Yo canta bien'])).toEqual([
      'right',
      'near',
      'near',
    ])
  })

  test('no subject stands inside a perfect, nor between a pronoun and its verb', () => {
    const key: AnswerKey = { answers: ['¿Has visto el mar?', '¿Lo viste?'], en: 'Have you seen it?' }
    expect(verdicts(key, ['¿Tú has visto el mar?', '¿Has visto tú el mar?', '¿Tú lo viste?'])).toEqual([
      'right',
      'right',
      'right',
    ])
    expect(verdicts(key, ['¿Has tú visto el mar?', '¿Lo tú viste?'])).not.toContain('right')
  })

  test('a mí beside me, nosotras for nosotros', () => {
    const key: AnswerKey = { answers: ['Me gusta bailar.', 'Nosotros bailamos.'], en: 'I like dancing.' }
    expect(verdicts(key, ['A mí me gusta bailar', 'me gusta a mí bailar', 'Nosotras bailamos'])).toEqual([
      'right',
      'right',
      'right',
    ])
    expect(kindOf(key, 'A ti me gusta bailar')).not.toBe('right')
  })

  test('-se for -ra', () => {
    const key: AnswerKey = {
      answers: ['Si tuviera dinero, viajaría.'],
      en: 'If I had money, I would travel.',
    }
    expect(
      verdicts(key, [
        'Si yo tuviese dinero, viajaría',
        'Si tuvieses dinero, viajaría',
        'Si tuvies dinero, viajaría',
      ]),
    ).toEqual(['right', 'near', 'unknown'])
    expect(kindOf(key, 'Si tuviese dinero, viajaria')).toBe('accent')
    expect(kindOf({ ...key, exactly: ['se'] }, 'Si tuviese dinero, viajaría')).not.toBe('right')
  })

  test('figures for number words, but no number in the wrong gender', () => {
    const key: AnswerKey = { answers: ['Cuesta quinientas libras.', 'Nací el uno de enero.'] }
    expect(verdicts(key, ['Cuesta 500 libras', 'Nací el 1 de enero', 'Cuesta quinientos libras'])).toEqual([
      'right',
      'right',
      'near',
    ])
    expect(kindOf({ ...key, exactly: ['numbers'] }, 'Cuesta 500 libras')).not.toBe('right')
    const time: AnswerKey = { answers: ['Es la una y media.', 'Son las siete y cuarto.'] }
    expect(verdicts(time, ['Es la 1:30', 'son las 7.15'])).toEqual(['right', 'right'])
  })

  test('a word for another, with its article and its adjective made to agree', () => {
    const key: AnswerKey = {
      answers: ['Quiero un ordenador nuevo.', 'Hago los deberes.', 'Voy al instituto.'],
    }
    expect(
      verdicts(key, [
        'Quiero una computadora nueva',
        'Hago la tarea',
        'Hago las tareas',
        'Voy a la escuela',
        'voy al cole',
      ]),
    ).toEqual(['right', 'right', 'right', 'right', 'right'])
    expect(
      verdicts(key, [
        'Quiero un computadora nuevo',
        'Quiero una computadora nuevo',
        'Hago los tarea',
        'Voy al escuela',
        'Voy a el cole',
      ]),
    ).toEqual(['near', 'near', 'near', 'near', 'near'])
    expect(markSentence(key, 'Quiero una computadora nueva', grammar)).toMatchObject({
      note: '*computadora* is said in America; in Spain it is *ordenador*.',
    })
  })

  test('pronouns before a helping verb or behind what it helps, with the accent that they need there', () => {
    const key: AnswerKey = { answers: ['Lo estoy buscando.', 'Voy a darle el libro.', '¿Me lo puedes dar?'] }
    expect(
      verdicts(key, [
        'Estoy buscándolo',
        'Le voy a dar el libro',
        '¿Puedes dármelo?',
        'estoy buscandolo',
        '¿Puedes darmelo?',
      ]),
    ).toEqual(['right', 'right', 'right', 'accent', 'accent'])
    expect(reasons(key, 'Estoy lo buscando')).toContain('before *estar*')
    const like: AnswerKey = { answers: ['Me gusta hacerlo.'] }
    expect(kindOf(like, 'Lo me gusta hacer')).not.toBe('right')
  })

  test('no … nunca and nunca, but not both', () => {
    const key: AnswerKey = { answers: ['Nunca como nada.', 'Nunca he viajado en barco.'] }
    expect(
      verdicts(key, [
        'No como nunca nada',
        'no como nada nunca',
        'Jamás como nada',
        'No he viajado nunca en barco',
      ]),
    ).toEqual(['right', 'right', 'right', 'right'])
    expect(
      verdicts(key, ['Nunca no como nada', 'No he nunca viajado en barco', 'Como nunca nada']),
    ).not.toContain('right')
  })

  test('voy a salir and saldré, and the forms of vos', () => {
    const key: AnswerKey = {
      answers: ['Te voy a llamar.', '¿Quieres venir?'],
      en: 'I’ll ring you. Do you want to come?',
    }
    expect(verdicts(key, ['Te llamaré', '¿Querés venir?', '¿Vos querés venir?'])).toEqual([
      'right',
      'right',
      'right',
    ])
    expect(markSentence(key, '¿Querés venir?', grammar)).toMatchObject({
      note: expect.stringContaining('Argentina'),
    })
    expect(kindOf(key, 'Te llamará')).not.toBe('right')
  })
})

describe('what is said of an answer that is on no list', () => {
  const study: AnswerKey = {
    answers: ['Ayer tuve que estudiar en la biblioteca con mi hermana.'],
    en: 'Yesterday I had to study in the library with my sister.',
  }
  test.each([
    [
      'Ayer tuvo que estudiar en la biblioteca con mi hermana',
      '*tuvo* is *él, ella, usted*; here it is *yo*: *tuve*.',
    ],
    [
      'Ayer tengo que estudiar en la biblioteca con mi hermana',
      '*tengo* is the present; here it is the preterite: *tuve*.',
    ],
    ['Ayer tení que estudiar en la biblioteca con mi hermana', 'A regular verb would have ~~tení~~'],
    [
      'Ayer tuve que estudiar en el biblioteca con mi hermana',
      'It has to be feminine: *la biblioteca*, not ~~el biblioteca~~.',
    ],
    ['Ayer tuve que estudiar en la bibloteca con mi hermana', 'It is spelt *biblioteca*.'],
    ['Ayer tuve estudiar en la biblioteca con mi hermana', '*que* is missing: *tuve que estudiar*.'],
    ['Ayer tuve que a estudiar en la biblioteca con mi hermana', 'You don’t need *a* before *estudiar*.'],
    [
      'Ayer fui que estudiar en la biblioteca con mi hermana',
      '*fui* is from *ser*; here it is *tener*: *tuve*.',
    ],
  ])('%s', (answer, because) => {
    expect(reasons(study, answer)).toContain(because)
  })

  test('two mistakes are both named', () => {
    const said = reasons(study, 'Ayer tuvo que estudiar en el biblioteca con mi hermana')
    expect(said).toContain('*tuvo* is')
    expect(said).toContain('*la biblioteca*')
  })

  test('of two mistakes the one that was mended is called right', () => {
    const key = {
      sentence: 'Son la una por la tarde.',
      answers: ['Es la una de la tarde.'],
    }
    const mark = markSentence(key, 'Es la una por la tarde', grammar)
    expect(mark).toMatchObject({
      kind: 'near',
      because: ['*es* is right now; something else is not.', expect.stringContaining('*de*')],
    })
  })

  test('the right words in an order that no Spaniard uses', () => {
    expect(reasons(study, 'Ayer tuve que estudiar en biblioteca la con mi hermana')).toContain(
      'their order is not',
    )
  })

  test('a sentence that may be right is left to the student', () => {
    for (const answer of [
      'Ayer me vi obligado a repasar en compañía de mi hermana.',
      'Ayer tuve que estudiar en la biblioteca con mi melliza.',
      'No.',
    ])
      expect(markSentence(study, answer, grammar)).toEqual({
        kind: 'unknown',
        expected: 'Ayer tuve que estudiar en la biblioteca con mi hermana.',
      })
  })

  test('the wrong part of a known mistake is known in another sentence too', () => {
    const key: AnswerKey = {
      ...study,
      mistakes: [
        { answer: 'Ayer tuve estudiar en la biblioteca con mi hermana.', because: '*Tener* needs *que*.' },
      ],
    }
    expect(reasons(key, 'Ayer tuve estudiar en la biblioteca con mi melliza')).toBe('*Tener* needs *que*.')
  })
})

describe('what is not known is not said', () => {
  const noise: AnswerKey = {
    answers: [
      'No duermo bien por el ruido.',
      'No {puedo|consigo} dormir bien.',
      'Duermo mal porque hay ruido.',
    ],
    en: 'I don’t sleep well because of the noise.',
  }

  test('a word that another accepted sentence has beside the same one is not called wrong, missing or too many', () => {
    expect(
      verdicts(noise, [
        'Duermo mal por el ruido.',
        'No puedo dormir bien por el ruido.',
        'No consigo dormir bien porque hay ruido.',
      ]),
    ).toEqual(['unknown', 'unknown', 'unknown'])
    expect(reasons(noise, 'No duermo bien por la ruido.')).toContain('*el ruido*')
  })

  test('what a note says is told, but never shown as what to write', () => {
    const key: AnswerKey = {
      answers: [
        'Vivimos aquí desde hace diez años.',
        { answer: 'Tenemos diez años viviendo aquí.', note: 'So says Mexico.' },
      ],
    }
    expect(markSentence(key, 'Tenemos diez años vivir aquí.', grammar)).not.toMatchObject({
      expected: 'Tenemos diez años viviendo aquí.',
    })
    const alone: AnswerKey = { answers: [{ answer: 'Vivimos acá.', note: 'So says America.' }] }
    expect(markSentence(alone, 'Vivemos acá.', grammar)).toMatchObject({ expected: 'Vivimos acá.' })
  })

  test('a participle after haber never changes, and one after ser does', () => {
    const key: AnswerKey = { answers: ['Ana ha vendido la casa.', 'La casa fue vendida por Ana.'] }
    expect(reasons(key, 'Ana ha vendida la casa')).toBe(
      'After *haber* the participle never changes: *vendido*.',
    )
    expect(reasons(key, 'La casa fue vendido por Ana')).toContain('It has to be feminine: *vendida*')
  })

  test('no noun has its gender from its last letter', () => {
    const key: AnswerKey = { answers: ['Es un problema nuevo.', 'El agua está fría.'] }
    expect(reasons(key, 'Es un problemo nuevo')).toBe('Here it is *problema*, not ~~problemo~~.')
    expect(reasons(key, 'Es un problema nueva')).toContain('It has to be masculine: *nuevo*')
    expect(reasons(key, 'La agua está fría')).not.toContain('masculine')
  })

  test('a word that is one of its own is not misspelt', () => {
    const key: AnswerKey = { answers: ['Cuando termines, llámame.'] }
    expect(markSentence(key, 'Cuando termines, llámeme', grammar).kind).toBe('unknown')
    expect(reasons(key, 'Cuando termines, llamarme')).not.toContain('spelt')
  })

  test('a reason that calls a word right is not told to who has left out its accent', () => {
    const key: AnswerKey = {
      answers: ['Había gente y éramos felices.'],
      mistakes: [
        { answer: 'Habían gente y éramos felices.', because: '“There was” is *había*. (*Éramos* is right.)' },
      ],
    }
    expect(markSentence(key, 'Habían gente y éramos felices', grammar).kind).toBe('mistake')
    expect(reasons(key, 'Habían gente y eramos felices')).toBe(
      '“There is” and “there are” are always singular: *había*. It is written *éramos*.',
    )
  })

  test('who forgets an accent sees their own sentence with it', () => {
    const key: AnswerKey = {
      answers: ['Escribí un correo a mi profesora y contestó el lunes.'],
      en: 'I wrote an email to my teacher and she answered on Monday.',
    }
    const seen = (answer: string, marker?: Grammar) => {
      const mark = markSentence(key, answer, marker)
      return mark.kind === 'accent' ? mark.expected : mark.kind
    }
    expect(seen('Escribí un email a mi profesora y ella contesto el lunes.', grammar)).toBe(
      'Escribí un email a mi profesora y ella contestó el lunes.',
    )
    expect(seen('escribi un e-mail a mi profesora y contestó el lunes')).toBe(
      'escribí un e-mail a mi profesora y contestó el lunes',
    )
    expect(seen('escribi un correo a mi profesora y contesto el lunes')).toBe(
      'Escribí un correo a mi profesora y contestó el lunes.',
    )
  })

  test('of one word one reason is told, and of the next word its own', () => {
    const key: AnswerKey = {
      answers: ['He perdido {las|mis} llaves y no puedo entrar.'],
      mistakes: [
        {
          answer: 'He {perdidas|perdida} {las|mis} llaves y no puedo entrar.',
          because: 'After *haber* the participle never agrees, not even with *las llaves*.',
        },
      ],
    }
    expect(reasons(key, 'He perdidas las llaves y no puedo entro')).toBe(
      'After *haber* the participle never agrees, not even with *las llaves*. *entro* is the present; here it is the infinitive: *entrar*.',
    )
    expect(reasons(key, 'He perdidas las llaves y no podemos entrar')).toBe(
      'After *haber* the participle never agrees, not even with *las llaves*. *podemos* is *nosotros/as*; here it is *yo*: *puedo*.',
    )
  })

  test('what is not there is not quoted', () => {
    const key: AnswerKey = {
      answers: ['Es la una y media de la tarde.'],
      mistakes: [{ answer: 'Es el uno y media de la tarde.', because: 'The hour is feminine: *es la una*.' }],
    }
    expect(reasons(key, 'Es el uno y medio de la tarde')).not.toContain('una y medio')
  })

  test('how one travels is usually en, and por is not called wrong', () => {
    const key: AnswerKey = { answers: ['Nunca he viajado en {barco|tren}.', 'Voy en casa.'] }
    expect(reasons(key, 'Nunca he viajado por barco')).toBe('Usually it is *en barco*.')
    expect(reasons(key, 'Nunca he viajado por tren')).toBe('Usually it is *en tren*.')
  })

  test('what is bookish between haber and the participle is not called wrong', () => {
    const key: AnswerKey = { answers: ['{Nunca|Nadie} había visto el mar.'] }
    const rule = '*Nunca* and *jamás* go before *haber*. After it, they need a *no* before the verb.'
    expect(reasons(key, 'Había nunca visto el mar')).toContain(rule)
    for (const answer of [
      'No había nunca visto el mar',
      'Nadie lo había nunca visto',
      'No lo había jamás visto',
    ])
      expect(reasons(key, answer), answer).not.toContain('*jamás*')
    expect(reasons(key, 'Había no visto el mar')).toContain('*No* and pronouns go before *haber*.')
  })

  test('what is wrong with al and del is one reason', () => {
    const key: AnswerKey = { answers: ['Voy al parque el lunes.'] }
    expect(reasons(key, 'Voy en el parque el lunes')).toBe('Use *al*.')
    expect(reasons(key, 'Voy al parque al lunes')).toBe('Use *el*, not ~~al~~.')
  })
})

describe('what a form is called', () => {
  const gap = (sentence: string, answer: string): GapKey => ({ sentence, answers: [answer] })
  test.each([
    [
      'Mi abuelo ___ la siesta.',
      'duerme',
      'durmió',
      '*durmió* is the preterite; here it is the present: *duerme*.',
    ],
    ['Primero ___ el texto.', 'lee', 'lees', '*lees* is the present (*tú*); here it is *lee*.'],
    ['Por favor, ___ más despacio.', 'hable', 'habla', '*habla* is *tú*; here it is *usted*: *hable*.'],
    [
      'Quieren que ___ aquí.',
      'espere',
      'espera',
      '*espera* is the present; here it is the present subjunctive: *espere*.',
    ],
    [
      '___ en el parque.',
      'comamos',
      'comemos',
      '*comemos* is the present; here it is the command: *comamos*.',
    ],
    ['A las seis ___ al parque.', 've', 'ven', '*ven* is from *venir*; here it is *ir*: *ve*.'],
    ['Alguien ___ abierto la puerta.', 'había', 'habían', 'here it is *yo / él, ella, usted*: *había*.'],
    [
      'No ___ de las llaves.',
      'os olvidéis',
      'os olviden',
      '*ustedes*, which people in Latin America use with friends too',
    ],
  ])('%s %s', (sentence, needed, answer, because) => {
    const mark = markGap(gap(sentence, needed), answer, grammar)
    expect(mark.kind === 'near' ? mark.because.join(' ') : mark.kind).toContain(because)
  })
})

describe('a word more', () => {
  const play: AnswerKey = { answers: ['Juego al tenis los miércoles.'], en: 'I play tennis on Wednesdays.' }
  const look: AnswerKey = { answers: ['Pon el móvil en la mesa.'], en: 'Put your phone on the table.' }

  test('one that changes nothing may be left out', () => {
    expect(markSentence(play, 'Siempre juego al tenis los miércoles', grammar)).toEqual({
      kind: 'right',
      note: 'You can leave out *siempre*.',
    })
    expect(
      verdicts(play, ['Pues juego al tenis los miércoles', 'Bueno, juego al tenis los miercoles']),
    ).toEqual(['right', 'accent'])
    expect(
      verdicts(look, ['Por favor, pon el móvil en la mesa', 'Pon ya el móvil en la mesa, por favor']),
    ).toEqual(['right', 'right'])
    expect(kindOf({ ...look, exactly: ['spare'] }, 'Por favor, pon el móvil en la mesa')).not.toBe('right')
  })

  test('one that adds something is good Spanish, and one that turns the sentence round is not', () => {
    expect(markSentence(play, 'También juego al tenis los miércoles', grammar)).toMatchObject({
      kind: 'near',
      because: ['*también* adds “too”, which is not asked for.'],
      isSpanish: true,
    })
    const key: AnswerKey = {
      answers: ['No juego al tenis.', 'He comido.'],
      en: 'I don’t play tennis. I have eaten.',
    }
    expect(
      verdicts(key, ['Ya no juego al tenis', 'Nunca juego al tenis', 'He siempre comido']),
    ).not.toContain('right')
    expect(kindOf(key, 'Ya he comido')).toBe('right')
  })

  test('muy in other clothes', () => {
    const key: AnswerKey = { answers: ['Lucas es muy listo.', 'Es un juego muy útil.'] }
    expect(
      verdicts(key, [
        'Lucas es superlisto',
        'Lucas es súper listo',
        'Lucas es listísimo',
        'Es un juego utilísimo',
      ]),
    ).toEqual(['right', 'right', 'right', 'right'])
    expect(kindOf(key, 'Lucas es listísima')).not.toBe('right')
  })

  test('le of a man', () => {
    const key: AnswerKey = { answers: ['Lo hemos visto.'], en: 'We’ve seen him.' }
    expect(kindOf(key, 'Le hemos visto')).toBe('right')
    expect(kindOf({ ...key, en: 'We’ve seen it.' }, 'Le hemos visto')).not.toBe('right')
  })

  test('what stands beside the gap already', () => {
    const key: GapKey = { sentence: 'Hoy es lunes; ___ mañana es miércoles.', answers: ['pasado'] }
    expect(markGap(key, 'pasado mañana', grammar)).toEqual({
      kind: 'right',
      note: '*mañana* stands there already.',
    })
  })

  test('a command of vos where a command may stand', () => {
    expect(kindOf({ answers: ['Lava los tomates.'], en: 'Wash the tomatoes.' }, 'Lavá los tomates')).toBe(
      'right',
    )
    expect(
      kindOf({ answers: ['Lava los tomates.'], en: 'She washes the tomatoes.' }, 'Lavá los tomates'),
    ).toBe('accent')
    expect(kindOf({ answers: ['Cómpralo.'], en: 'Buy it.' }, 'Compralo')).toBe('accent')
  })

  test('some numbers in figures and some in words, and the signs of what they count', () => {
    const key: AnswerKey = {
      answers: ['Tuve dos exámenes y cuatro fiestas.', 'Son veintidós euros con cincuenta.'],
    }
    expect(verdicts(key, ['Tuve 2 exámenes y cuatro fiestas', 'Son 22,50 €'])).toEqual(['right', 'right'])
  })
})

describe('a gap', () => {
  test('what stands before it may be typed once more, and so may the whole sentence', () => {
    const key: GapKey = {
      sentence: 'En este momento se ___.',
      en: 'At the moment he is having a shower. (ducharse)',
      answers: ['está duchando'],
    }
    for (const answer of [
      'está duchando',
      'se está duchando',
      'Se está duchando.',
      'En este momento se está duchando.',
    ])
      expect(markGap(key, answer, grammar).kind).toBe('right')
    expect(markGap(key, 'se esta duchando', grammar).kind).toBe('accent')
    expect(markGap(key, 'me está duchando', grammar).kind).not.toBe('right')
    expect(markGap({ ...key, sentence: 'En este momento ___.' }, 'se está duchando', grammar).kind).not.toBe(
      'right',
    )
  })

  test('whatever is no form of the verb that is asked for is told so', () => {
    expect(markGap(speak, 'hablaba', grammar)).toEqual({
      kind: 'near',
      expected: 'habló',
      because: ['*hablaba* is the imperfect; here it is the preterite: *habló*.'],
    })
    expect(markGap(speak, 'comió mucho pan', grammar)).toMatchObject({
      because: ['It must be a form of *hablar*.'],
    })
  })
})

test('hostile input is only text, and marked within its steps', () => {
  const inputs = [
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor toString',
    '('.repeat(10_000),
    'a '.repeat(5_000),
    'привет как дела',
    '西班牙語',
    '$[]{}<>|^\\',
    '\u202eoveja\u0000',
    `${'no '.repeat(120)}nunca`,
    'me lo '.repeat(60),
  ]
  for (const input of inputs) {
    expect(['unknown', 'near', 'unanswered']).toContain(markSentence(question, input, grammar).kind)
    expect(stepsTaken()).toBeLessThanOrEqual(mostSteps)
  }
})
