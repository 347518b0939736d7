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

/** The verdicts on several answers to one exercise. */
const verdicts = (key: AnswerKey, answers: readonly string[]) =>
  answers.map((answer) => markSentence(key, answer, grammar).kind)
const kindOf = (key: AnswerKey, answer: string) => markSentence(key, answer, grammar).kind
/** The reasons for an answer that isn’t right. */
const reasons = (key: AnswerKey, answer: string): string => {
  const mark = markSentence(key, answer, grammar)
  return mark.kind === 'near' ? mark.because.join(' ') : mark.kind
}

describe('small differences', () => {
  test('an empty field is unanswered, not wrong', () => {
    for (const nothing of ['', '   ', '¿?', '😀', '\u00a0'])
      expect(markGap(speak, nothing)).toEqual({ kind: 'unanswered' })
  })

  test('capitals, outer spaces, full stops and combining accents don’t matter', () => {
    for (const answer of ['  HABLÓ. ', 'hablo\u0301', 'habló\u00a0', '«habló»'])
      expect(markGap(speak, answer)).toEqual({ kind: 'right' })
  })

  test('a question without its ¿ is right, and is shown with it', () => {
    const written = { kind: 'right', written: '¿Dónde está el museo?' }
    expect(markSentence(question, 'dónde está el museo?')).toEqual(written)
    expect(markSentence(question, '?Dónde está el museo?')).toEqual(written)
    expect(markSentence(question, '¿DÓNDE SE ENCUENTRA EL MUSEO?')).toEqual({ kind: 'right' })
  })

  test('question marks around a statement don’t matter, but the note says that they aren’t needed', () => {
    const key: AnswerKey = { answers: ['El museo está cerrado.'] }
    const marked = { kind: 'right', note: 'It isn’t a question, so it doesn’t need question marks.' }
    expect(markSentence(key, '¿El museo está cerrado?')).toEqual(marked)
    expect(markSentence(key, 'El museo está cerrado?')).toEqual(marked)
    expect(markSentence(key, 'El museo está cerrado')).toEqual({ kind: 'right' })
    expect(markSentence(question, '¿Dónde está el museo?')).toEqual({ kind: 'right' })
  })

  test('a day or month with a capital is right, and the note says that it starts with a small letter', () => {
    const key: AnswerKey = { answers: ['Mi examen es el lunes 3 de mayo.'] }
    const noted = (word: string) => ({
      kind: 'right',
      note: `Right, but days and months start with a small letter in Spanish: *${word}*.`,
    })
    expect(markSentence(key, 'Mi examen es el Lunes 3 de mayo.')).toEqual(noted('lunes'))
    expect(markSentence(key, 'Mi examen es el lunes 3 de Mayo')).toEqual(noted('mayo'))
    for (const plain of ['MI EXAMEN ES EL LUNES 3 DE MAYO', 'mi examen es el lunes 3 de mayo'])
      expect(markSentence(key, plain)).toEqual({ kind: 'right' })
    // A name keeps its capital, and so does a word that begins the sentence.
    expect(markSentence({ answers: ['Vivo en Santo Domingo.'] }, 'Vivo en Santo Domingo')).toEqual({
      kind: 'right',
    })
    expect(markSentence({ answers: ['Lunes y martes.'] }, 'Lunes y martes')).toEqual({ kind: 'right' })
  })

  test('a missing accent gets a reason that names the other word', () => {
    expect(markGap(speak, 'hablo')).toEqual({
      kind: 'accent',
      expected: 'habló',
      twins: [{ typed: { word: 'hablo', means: 'I speak' }, needed: { word: 'habló', means: 'he spoke' } }],
    })
    expect(markGap({ ...speak, answers: ['hablo'] }, 'habló')).toMatchObject({ kind: 'accent' })
  })

  test('ano for año has a wrong letter, and a meaning of its own', () => {
    const key: GapKey = { sentence: 'Tengo ___.', answers: ['quince años'] }
    expect(markGap(key, 'quince anos')).toEqual({
      kind: 'near',
      expected: 'quince años',
      because: [
        '*Ñ* is a letter of its own, not an *n* with an accent: *años*. *anos* is _anuses (part of the body)_.',
      ],
    })
    expect(markGap({ ...key, answers: ['vergüenza'] }, 'verguenza').kind).toBe('accent')
  })

  test('an ñ where an n belongs is a wrong letter too', () => {
    expect(markSentence({ answers: ['Me da pena.'] }, 'Me da peña.')).toMatchObject({
      kind: 'near',
      expected: 'Me da pena.',
    })
  })

  test('a known mistake gets its own reason, even if it has the same letters as the answer', () => {
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

  test('good Spanish that wasn’t asked for isn’t called a mistake', () => {
    const key = { ...speak, notAsked: [{ answer: 'ha hablado', because: 'Here the task is the preterite.' }] }
    expect(markGap(key, 'ha hablado')).toEqual({
      kind: 'near',
      expected: 'habló',
      because: ['Here the task is the preterite.'],
      isSpanish: true,
    })
  })

  test('an answer with a note is right, and shows the note', () => {
    const key: AnswerKey = { answers: ['Ya comí.', { answer: 'Ya he comido.', note: 'So says Spain.' }] }
    expect(markSentence(key, 'ya he comido')).toEqual({ kind: 'right', note: 'So says Spain.' })
  })
})

describe('general equivalences', () => {
  test('a subject is accepted before or after its verb if it agrees', () => {
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

  test('él isn’t accepted for “she”', () => {
    const key: AnswerKey = { answers: ['Canta bien.'], en: 'She sings well.' }
    expect(verdicts(key, ['Ella canta bien', 'Él canta bien', 'Yo canta bien'])).toEqual([
      'right',
      'near',
      'near',
    ])
  })

  test('a subject isn’t accepted inside a perfect, or between a pronoun and its verb', () => {
    const key: AnswerKey = { answers: ['¿Has visto el mar?', '¿Lo viste?'], en: 'Have you seen it?' }
    expect(verdicts(key, ['¿Tú has visto el mar?', '¿Has visto tú el mar?', '¿Tú lo viste?'])).toEqual([
      'right',
      'right',
      'right',
    ])
    expect(verdicts(key, ['¿Has tú visto el mar?', '¿Lo tú viste?'])).not.toContain('right')
  })

  test('a mí is accepted beside me, and nosotras for nosotros', () => {
    const key: AnswerKey = { answers: ['Me gusta bailar.', 'Nosotros bailamos.'], en: 'I like dancing.' }
    expect(verdicts(key, ['A mí me gusta bailar', 'me gusta a mí bailar', 'Nosotras bailamos'])).toEqual([
      'right',
      'right',
      'right',
    ])
    expect(kindOf(key, 'A ti me gusta bailar')).not.toBe('right')
  })

  test('-se forms are accepted for -ra forms', () => {
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

  test('figures are accepted for number words, but a number in the wrong gender isn’t', () => {
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

  test('a synonym is accepted if its article and adjective agree', () => {
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
      note: 'People say *computadora* in Latin America. In Spain it’s *ordenador*.',
    })
  })

  test('pronouns are accepted before a helping verb or after the other verb, with the accent that they need there', () => {
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

  test('no … nunca and nunca are accepted, but not both together', () => {
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

  test('voy a salir and saldré are accepted for each other, and so are the forms of vos', () => {
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

describe('an answer that is on no list', () => {
  const study: AnswerKey = {
    answers: ['Ayer tuve que estudiar en la biblioteca con mi hermana.'],
    en: 'Yesterday I had to study in the library with my sister.',
  }
  test.each([
    [
      'Ayer tuvo que estudiar en la biblioteca con mi hermana',
      '*tuvo* is for *él, ella, usted*. Here you need *yo*: *tuve*.',
    ],
    [
      'Ayer tengo que estudiar en la biblioteca con mi hermana',
      '*tengo* is the present. Here you need the preterite: *tuve*.',
    ],
    [
      'Ayer tení que estudiar en la biblioteca con mi hermana',
      '~~tení~~ would be correct for a regular verb',
    ],
    [
      'Ayer tuve que estudiar en el biblioteca con mi hermana',
      'It has to be feminine: *la biblioteca*, not ~~el biblioteca~~.',
    ],
    ['Ayer tuve que estudiar en la bibloteca con mi hermana', 'It’s spelt *biblioteca*.'],
    ['Ayer tuve estudiar en la biblioteca con mi hermana', '*que* is missing: *tuve que estudiar*.'],
    ['Ayer tuve que a estudiar en la biblioteca con mi hermana', 'You don’t need *a* before *estudiar*.'],
    [
      'Ayer fui que estudiar en la biblioteca con mi hermana',
      '*fui* is from *ser*. Here you need *tener*: *tuve*.',
    ],
  ])('%s', (answer, because) => {
    expect(reasons(study, answer)).toContain(because)
  })

  test('gets a reason for each of two mistakes', () => {
    const said = reasons(study, 'Ayer tuvo que estudiar en el biblioteca con mi hermana')
    expect(said).toContain('*tuvo* is')
    expect(said).toContain('*la biblioteca*')
  })

  test('gets praise for the mistake that the student corrected, and a reason for the other one', () => {
    const key = {
      sentence: 'Son la una por la tarde.',
      answers: ['Es la una de la tarde.'],
    }
    const mark = markSentence(key, 'Es la una por la tarde', grammar)
    expect(mark).toMatchObject({
      kind: 'near',
      because: ['*es* is correct now, but something else is still wrong.', expect.stringContaining('*de*')],
    })
  })

  test('with the right words in an impossible order gets a reason about the order', () => {
    expect(reasons(study, 'Ayer tuve que estudiar en biblioteca la con mi hermana')).toContain(
      'the order isn’t.',
    )
  })

  test('is left to the student if it may be right', () => {
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

  test('gets the reason of a known mistake if it has the same wrong part', () => {
    const key: AnswerKey = {
      ...study,
      mistakes: [
        { answer: 'Ayer tuve estudiar en la biblioteca con mi hermana.', because: '*Tener* needs *que*.' },
      ],
    }
    expect(reasons(key, 'Ayer tuve estudiar en la biblioteca con mi melliza')).toBe('*Tener* needs *que*.')
  })
})

describe('reasons without proof', () => {
  const noise: AnswerKey = {
    answers: [
      'No duermo bien por el ruido.',
      'No {puedo|consigo} dormir bien.',
      'Duermo mal porque hay ruido.',
    ],
    en: 'I don’t sleep well because of the noise.',
  }

  test('a word that another accepted sentence has isn’t called wrong, missing or not needed', () => {
    expect(
      verdicts(noise, [
        'Duermo mal por el ruido.',
        'No puedo dormir bien por el ruido.',
        'No consigo dormir bien porque hay ruido.',
      ]),
    ).toEqual(['unknown', 'unknown', 'unknown'])
    expect(reasons(noise, 'No duermo bien por la ruido.')).toContain('*el ruido*')
  })

  test('a reading with a note isn’t shown as the model', () => {
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

  test('the gender of a noun isn’t guessed from its last letter', () => {
    const key: AnswerKey = { answers: ['Es un problema nuevo.', 'El agua está fría.'] }
    expect(reasons(key, 'Es un problemo nuevo')).toBe('Here you need *problema*, not ~~problemo~~.')
    expect(reasons(key, 'Es un problema nueva')).toContain('It has to be masculine: *nuevo*')
    expect(reasons(key, 'La agua está fría')).not.toContain('masculine')
  })

  test('another Spanish word isn’t called misspelt', () => {
    const key: AnswerKey = { answers: ['Cuando termines, llámame.'] }
    expect(markSentence(key, 'Cuando termines, llámeme', grammar).kind).toBe('unknown')
    expect(reasons(key, 'Cuando termines, llamarme')).not.toContain('spelt')
  })

  test('a reason that calls a word right isn’t shown for the word without its accent', () => {
    const key: AnswerKey = {
      answers: ['Había gente y éramos felices.'],
      mistakes: [
        { answer: 'Habían gente y éramos felices.', because: '“There was” is *había*. (*Éramos* is right.)' },
      ],
    }
    expect(markSentence(key, 'Habían gente y éramos felices', grammar).kind).toBe('mistake')
    expect(reasons(key, 'Habían gente y eramos felices')).toBe(
      '“There is” and “there are” are always singular: *había*. It’s spelt *éramos*.',
    )
  })

  test('a student with a missing accent sees their own sentence with the accent', () => {
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

  test('each wrong word gets one reason', () => {
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
      'After *haber* the participle never agrees, not even with *las llaves*. *entro* is the present. Here you need the infinitive: *entrar*.',
    )
    expect(reasons(key, 'He perdidas las llaves y no podemos entrar')).toBe(
      'After *haber* the participle never agrees, not even with *las llaves*. *podemos* is for *nosotros/as*. Here you need *yo*: *puedo*.',
    )
  })

  test('words that aren’t in the answer aren’t quoted', () => {
    const key: AnswerKey = {
      answers: ['Es la una y media de la tarde.'],
      mistakes: [{ answer: 'Es el uno y media de la tarde.', because: 'The hour is feminine: *es la una*.' }],
    }
    expect(reasons(key, 'Es el uno y medio de la tarde')).not.toContain('una y medio')
  })

  test('a means of transport usually has en, and por isn’t called wrong', () => {
    const key: AnswerKey = { answers: ['Nunca he viajado en {barco|tren}.', 'Voy en casa.'] }
    expect(reasons(key, 'Nunca he viajado por barco')).toBe('People usually say *en barco*.')
    expect(reasons(key, 'Nunca he viajado por tren')).toBe('People usually say *en tren*.')
  })

  test('a bookish word between haber and the participle isn’t called wrong', () => {
    const key: AnswerKey = { answers: ['{Nunca|Nadie} había visto el mar.'] }
    const rule = '*Nunca* and *jamás* go before *haber*. If they come after it, put *no* before *haber*.'
    expect(reasons(key, 'Había nunca visto el mar')).toContain(rule)
    for (const answer of [
      'No había nunca visto el mar',
      'Nadie lo había nunca visto',
      'No lo había jamás visto',
    ])
      expect(reasons(key, answer), answer).not.toContain('*jamás*')
    expect(reasons(key, 'Había no visto el mar')).toContain('*No* and pronouns go before *haber*.')
  })

  test('a mistake with al or del gets one reason', () => {
    const key: AnswerKey = { answers: ['Voy al parque el lunes.'] }
    expect(reasons(key, 'Voy en el parque el lunes')).toBe('Use *al*.')
    expect(reasons(key, 'Voy al parque al lunes')).toBe('Use *el*, not ~~al~~.')
  })
})

describe('the name of a form', () => {
  const gap = (sentence: string, answer: string): GapKey => ({ sentence, answers: [answer] })
  test.each([
    [
      'Mi abuelo ___ la siesta.',
      'duerme',
      'durmió',
      '*durmió* is the preterite. Here you need the present: *duerme*.',
    ],
    ['Primero ___ el texto.', 'lee', 'lees', '*lees* is the present (*tú*). Here you need *lee*.'],
    [
      'Por favor, ___ más despacio.',
      'hable',
      'habla',
      '*habla* is for *tú*. Here you need *usted*: *hable*.',
    ],
    [
      'Quieren que ___ aquí.',
      'espere',
      'espera',
      '*espera* is the present. Here you need the present subjunctive: *espere*.',
    ],
    [
      '___ en el parque.',
      'comamos',
      'comemos',
      '*comemos* is the present. Here you need the command: *comamos*.',
    ],
    ['A las seis ___ al parque.', 've', 'ven', '*ven* is from *venir*. Here you need *ir*: *ve*.'],
    ['Alguien ___ abierto la puerta.', 'había', 'habían', 'Here you need *yo / él, ella, usted*: *había*.'],
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

describe('variants of an answer', () => {
  const play: AnswerKey = { answers: ['Juego al tenis los miércoles.'], en: 'I play tennis on Wednesdays.' }
  const look: AnswerKey = { answers: ['Pon el móvil en la mesa.'], en: 'Put your phone on the table.' }

  test('extra words are right if they change nothing, with a note that they aren’t needed', () => {
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

  test('extra words that add something are good Spanish, but not if they reverse the meaning', () => {
    expect(markSentence(play, 'También juego al tenis los miércoles', grammar)).toMatchObject({
      kind: 'near',
      because: ['*también* adds “too”, which you don’t need here.'],
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

  test('super-, súper and -ísimo are accepted for muy', () => {
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

  test('le is accepted for lo if it means a man', () => {
    const key: AnswerKey = { answers: ['Lo hemos visto.'], en: 'We’ve seen him.' }
    expect(kindOf(key, 'Le hemos visto')).toBe('right')
    expect(kindOf({ ...key, en: 'We’ve seen it.' }, 'Le hemos visto')).not.toBe('right')
  })

  test('words that are already beside the gap are accepted, with a note', () => {
    const key: GapKey = { sentence: 'Hoy es lunes; ___ mañana es miércoles.', answers: ['pasado'] }
    expect(markGap(key, 'pasado mañana', grammar)).toEqual({
      kind: 'right',
      note: '*mañana* is already there.',
    })
  })

  test('a command of vos is accepted if the task has a command', () => {
    expect(kindOf({ answers: ['Lava los tomates.'], en: 'Wash the tomatoes.' }, 'Lavá los tomates')).toBe(
      'right',
    )
    expect(
      kindOf({ answers: ['Lava los tomates.'], en: 'She washes the tomatoes.' }, 'Lavá los tomates'),
    ).toBe('accent')
    expect(kindOf({ answers: ['Cómpralo.'], en: 'Buy it.' }, 'Compralo')).toBe('accent')
  })

  test('numbers may be in figures and words, with or without the symbols for what they count', () => {
    const key: AnswerKey = {
      answers: ['Tuve dos exámenes y cuatro fiestas.', 'Son veintidós euros con cincuenta.'],
    }
    expect(verdicts(key, ['Tuve 2 exámenes y cuatro fiestas', 'Son 22,50 €'])).toEqual(['right', 'right'])
  })
})

describe('a gap', () => {
  test('accepts the words before it again, and the whole sentence', () => {
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

  test('says if an answer isn’t a form of the verb in brackets', () => {
    expect(markGap(speak, 'hablaba', grammar)).toEqual({
      kind: 'near',
      expected: 'habló',
      because: ['*hablaba* is the imperfect. Here you need the preterite: *habló*.'],
    })
    expect(markGap(speak, 'comió mucho pan', grammar)).toMatchObject({
      because: ['You need a form of *hablar*.'],
    })
  })
})

test('hostile input is treated as text and marked within the limit of steps', () => {
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
