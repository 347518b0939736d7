import { describe, expect, test } from 'vitest'
import { conjugatedVerbs } from '../../build/verb-forms'
import { tenseLessons } from '../../src/content/lesson-links'
import { lessons as registered } from '../../src/content/registry'
import { lessonTexts } from '../../src/content/texts'
import type { TenseId } from '../../src/spanish/tenses'
import { isCommand, simpleTenses, tenseNames } from '../../src/spanish/tenses'
import { compareWithRegular } from '../../src/spanish/verbs/compare-with-regular'
import { neverContinuous, states } from '../../src/spanish/verbs/continuous'
import { verbMeanings } from '../../src/spanish/verbs/list'
import { loadForms } from '../../src/spanish/verbs/load-forms'
import type { VerbForms } from '../../src/spanish/verbs/read-forms'
import { expectNone, loadLessons } from '../support/content'
import { isFormOf } from '../support/verb-phrases'
import { handTypedForms } from './hand-typed-forms'

const infinitives = Object.keys(verbMeanings)
const tenses = Object.keys(tenseNames).filter((name): name is TenseId => name in tenseNames)
const forms = new Map<TenseId, VerbForms>(
  await Promise.all(tenses.map(async (tense) => [tense, await loadForms(tense)] as const)),
)

const formOf = (infinitive: string, tense: TenseId, person: number) =>
  forms.get(tense)?.get(infinitive)?.[person]

describe('the verbs that a student can put into a table', () => {
  test('are at least two hundred, in Spanish alphabetical order, each with its meaning', () => {
    expect(infinitives.length).toBeGreaterThanOrEqual(200)
    expect(infinitives).toEqual([...infinitives].sort(new Intl.Collator('es').compare))
    expect(Object.entries(verbMeanings).filter(([, meaning]) => !/^to [a-z]/.test(meaning))).toEqual([])
  })

  test('include every verb that a lesson conjugates or drills', async () => {
    const { lessons } = await loadLessons()
    const named = lessons.flatMap(({ lesson }) =>
      lessonTexts(lesson, '').flatMap(({ at, role, text }) =>
        role === 'infinitive' && /\d (?:conjugation|verb-table|drill)\//.test(at) ? [text] : [],
      ),
    )
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((infinitive) => !infinitives.includes(infinitive))).toEqual([])
  })
})

test('tables that are derived from others match the conjugator', async () => {
  const conjugated = await conjugatedVerbs()
  for (const tense of simpleTenses)
    expect([...(forms.get(tense) ?? [])]).toEqual(
      [...conjugated].map(([infinitive, { tables }]) => [infinitive, tables[tense]]),
    )
})

describe.each(tenses)('%s', (tense) => {
  test('every verb has all its persons', () => {
    const all = forms.get(tense)
    expect([...(all?.keys() ?? [])]).toEqual(infinitives)
    for (const row of all?.values() ?? []) {
      expect(row).toHaveLength(isCommand(tense) ? 5 : 6)
      expect(row.every((form) => /^(—|\p{Ll}[\p{Ll} ]*)$/u.test(form))).toBe(true)
    }
  })

  test('the marked pieces of a form add up to the whole form, in order', () => {
    for (const [infinitive, row] of forms.get(tense) ?? []) {
      row.forEach((form, person) => {
        const { pieces } = compareWithRegular(infinitive, tense, person, form)
        expect(pieces.map(({ text }) => text).join('')).toBe(form)
      })
    }
  })
})

describe('estar + gerund', () => {
  // This list is written by hand, because the conjugator can form a gerund for any verb.
  test.each(['estar', 'haber', 'soler'])(
    '*estoy* and the gerund of %s isn’t offered, because nobody says it',
    (verb) => {
      expect(forms.get('present-continuous')?.get(verb)).toEqual(Array(6).fill('—'))
    },
  )

  test('a state has a note and its own simple present', () => {
    for (const verb of ['poder', 'saber', 'querer', 'tener', 'gustar', 'necesitar', 'parecer'])
      expect([...states.keys()]).toContain(verb)
    for (const [verb, instead] of [...states, ...neverContinuous]) {
      expect(infinitives).toContain(verb)
      expect(isFormOf(instead.replace(/^me /, ''), verb), instead).toBe(true)
    }
  })
})

test('the table of every tense lesson starts with two verbs that have all their forms', async () => {
  const { lessons } = await loadLessons()
  const tables = lessons
    .flatMap(({ lesson }) => lesson.sections.flatMap((section) => section.blocks))
    .flatMap((block) => (block.kind === 'verb-table' ? [block] : []))
  expect(tables).toHaveLength(registered.filter(({ type }) => type === 'tense').length)
  for (const { tenses, suggested } of tables) {
    for (const verb of suggested) {
      for (const tense of tenses)
        expect(forms.get(tense)?.get(verb), `${tense} of ${verb}`).not.toContain('—')
      if (tenses.includes('present-continuous')) expect([...states.keys()]).not.toContain(verb)
    }
  }
})

test('every tense in the list of tenses links to the lesson that teaches it', () => {
  expect(Object.keys(tenseLessons).sort()).toEqual([...tenses].sort())
  expect(tenseLessons).toMatchObject({
    present: 'present',
    perfect: 'preterito-perfecto',
    preterite: 'indefenido',
  })
})

test('the forms in a lesson match those in the tables', async () => {
  const { lessons } = await loadLessons()
  for (const { id, lesson } of lessons) {
    for (const block of lesson.sections.flatMap((section) => section.blocks)) {
      if (block.kind !== 'conjugation') continue
      for (const verb of block.verbs)
        expect(verb.forms, `${id}: ${verb.infinitive}`).toEqual(forms.get(block.tense)?.get(verb.infinitive))
    }
  }
})

/**
 * The tables are generated by the conjugator. The data below was written by people or follows from independent rules.
 */
describe('the conjugator matches the forms that lesson authors typed by hand', () => {
  test.each(Object.entries(handTypedForms))('of %s', (_, rows) => {
    expectNone(
      rows.flatMap(([tense, infinitive, typed]) => {
        const made = forms.get(tense)?.get(infinitive)?.join(', ')
        return made === typed ? [] : [`${infinitive}, ${tense}: the site has ${made}, not ${typed}`]
      }),
    )
  })
})

/** Copied by hand from the content outline, independently of the conjugator. */
const wholeTenses: readonly (readonly [TenseId, string, string])[] = [
  ['present', 'ser', 'soy eres es somos sois son'],
  ['present', 'estar', 'estoy estás está estamos estáis están'],
  ['present', 'ir', 'voy vas va vamos vais van'],
  ['present', 'haber', 'he has ha hemos habéis han'],
  ['present', 'oír', 'oigo oyes oye oímos oís oyen'],
  ['present', 'oler', 'huelo hueles huele olemos oléis huelen'],
  ['present', 'construir', 'construyo construyes construye construimos construís construyen'],
  ['present', 'huir', 'huyo huyes huye huimos huis huyen'],
  ['present', 'enviar', 'envío envías envía enviamos enviáis envían'],
  ['present', 'reír', 'río ríes ríe reímos reís ríen'],
  ['present', 'prever', 'preveo prevés prevé prevemos prevéis prevén'],
  ['present', 'jugar', 'juego juegas juega jugamos jugáis juegan'],
  ['preterite', 'hablar', 'hablé hablaste habló hablamos hablasteis hablaron'],
  ['preterite', 'dar', 'di diste dio dimos disteis dieron'],
  ['preterite', 'ver', 'vi viste vio vimos visteis vieron'],
  ['preterite', 'ser', 'fui fuiste fue fuimos fuisteis fueron'],
  ['preterite', 'ir', 'fui fuiste fue fuimos fuisteis fueron'],
  ['preterite', 'prever', 'preví previste previó previmos previsteis previeron'],
  ['preterite', 'leer', 'leí leíste leyó leímos leísteis leyeron'],
  ['imperfect', 'haber', 'había habías había habíamos habíais habían'],
  ['imperfect', 'ser', 'era eras era éramos erais eran'],
  ['imperfect', 'ir', 'iba ibas iba íbamos ibais iban'],
  ['imperfect', 'ver', 'veía veías veía veíamos veíais veían'],
  ['present-subjunctive', 'dar', 'dé des dé demos deis den'],
  ['present-subjunctive', 'estar', 'esté estés esté estemos estéis estén'],
  ['present-subjunctive', 'haber', 'haya hayas haya hayamos hayáis hayan'],
  ['present-subjunctive', 'saber', 'sepa sepas sepa sepamos sepáis sepan'],
  ['present-subjunctive', 'ser', 'sea seas sea seamos seáis sean'],
  ['present-subjunctive', 'ir', 'vaya vayas vaya vayamos vayáis vayan'],
  ['present-subjunctive', 'reír', 'ría rías ría riamos riais rían'],
  ['imperfect-subjunctive', 'ser', 'fuera fueras fuera fuéramos fuerais fueran'],
  ['imperfect-subjunctive-se', 'ir', 'fuese fueses fuese fuésemos fueseis fuesen'],
]

const singleForms: readonly (readonly [TenseId, number, string])[] = [
  [
    'present',
    0,
    'hacer:hago poner:pongo salir:salgo traer:traigo caer:caigo valer:valgo conocer:conozco parecer:parezco ' +
      'ofrecer:ofrezco nacer:nazco crecer:crezco agradecer:agradezco conducir:conduzco traducir:traduzco ' +
      'producir:produzco saber:sé ver:veo dar:doy caber:quepo coger:cojo recoger:recojo proteger:protejo ' +
      'dirigir:dirijo exigir:exijo elegir:elijo corregir:corrijo seguir:sigo conseguir:consigo ' +
      'distinguir:distingo vencer:venzo convencer:convenzo torcer:tuerzo tener:tengo venir:vengo decir:digo ' +
      'adquirir:adquiero errar:yerro actuar:actúo continuar:continúo situar:sitúo evaluar:evalúo ' +
      'esquiar:esquío confiar:confío vaciar:vacío ampliar:amplío variar:varío fotografiar:fotografío ' +
      'criar:crío guiar:guío cambiar:cambio estudiar:estudio limpiar:limpio anunciar:anuncio ' +
      'averiguar:averiguo reunir:reúno prohibir:prohíbo aislar:aíslo incluir:incluyo destruir:destruyo ' +
      'contribuir:contribuyo disminuir:disminuyo sustituir:sustituyo concluir:concluyo',
  ],
  ['present', 1, 'tener:tienes venir:vienes decir:dices oír:oyes'],
  ['present', 4, 'incluir:incluís guiar:guiais criar:criais ver:veis'],
  [
    'preterite',
    0,
    'buscar:busqué llegar:llegué empezar:empecé averiguar:averigüé andar:anduve caber:cupe estar:estuve ' +
      'haber:hube hacer:hice poder:pude poner:puse querer:quise saber:supe tener:tuve venir:vine decir:dije ' +
      'traer:traje conducir:conduje traducir:traduje producir:produje reducir:reduje introducir:introduje ' +
      'mantener:mantuve proponer:propuse deshacer:deshice satisfacer:satisfice convenir:convine huir:hui ' +
      'guiar:guie criar:crie caer:caí oír:oí freír:freí',
  ],
  [
    'preterite',
    2,
    'creer:creyó caer:cayó oír:oyó construir:construyó huir:huyó pedir:pidió servir:sirvió seguir:siguió ' +
      'repetir:repitió vestir:vistió sentir:sintió preferir:prefirió mentir:mintió elegir:eligió ' +
      'divertirse:se_divirtió dormir:durmió morir:murió reír:rio sonreír:sonrió freír:frio gruñir:gruñó ' +
      'reñir:riñó hacer:hizo haber:hubo guiar:guio criar:crio conducir:condujo proveer:proveyó',
  ],
  ['preterite', 3, 'construir:construimos hablar:hablamos'],
  [
    'preterite',
    5,
    'decir:dijeron traer:trajeron conducir:condujeron producir:produjeron leer:leyeron pedir:pidieron ' +
      'dormir:durmieron reñir:riñeron andar:anduvieron',
  ],
  [
    'future',
    0,
    'caber:cabré decir:diré haber:habré hacer:haré poder:podré poner:pondré querer:querré saber:sabré ' +
      'salir:saldré tener:tendré valer:valdré venir:vendré mantener:mantendré proponer:propondré ' +
      'deshacer:desharé satisfacer:satisfaré convenir:convendré predecir:prediré prever:preveré oír:oiré ' +
      'reír:reiré sonreír:sonreiré',
  ],
  [
    'conditional',
    0,
    'caber:cabría decir:diría haber:habría hacer:haría poder:podría poner:pondría querer:querría ' +
      'saber:sabría salir:saldría tener:tendría valer:valdría venir:vendría',
  ],
  [
    'present-subjunctive',
    0,
    'tener:tenga poner:ponga salir:salga venir:venga hacer:haga decir:diga oír:oiga traer:traiga ' +
      'caer:caiga valer:valga conocer:conozca conducir:conduzca ver:vea caber:quepa buscar:busque ' +
      'llegar:llegue empezar:empiece coger:coja dirigir:dirija seguir:siga vencer:venza averiguar:averigüe ' +
      'enviar:envíe actuar:actúe reunir:reúna prohibir:prohíba huir:huya',
  ],
  ['present-subjunctive', 3, 'pensar:pensemos sentir:sintamos dormir:durmamos pedir:pidamos'],
  [
    'imperfect-subjunctive',
    0,
    'tener:tuviera estar:estuviera andar:anduviera poder:pudiera poner:pusiera saber:supiera caber:cupiera ' +
      'haber:hubiera hacer:hiciera querer:quisiera venir:viniera decir:dijera traer:trajera ' +
      'conducir:condujera traducir:tradujera producir:produjera dar:diera ver:viera leer:leyera creer:creyera ' +
      'caer:cayera oír:oyera construir:construyera huir:huyera pedir:pidiera servir:sirviera seguir:siguiera ' +
      'sentir:sintiera preferir:prefiriera mentir:mintiera dormir:durmiera morir:muriera reír:riera ' +
      'reñir:riñera gruñir:gruñera',
  ],
  [
    'imperative',
    0,
    'decir:di hacer:haz ir:ve poner:pon salir:sal ser:sé tener:ten venir:ven deshacer:deshaz suponer:supón ' +
      'mantener:mantén prevenir:prevén sentarse:siéntate levantarse:levántate',
  ],
  ['imperative', 1, 'levantarse:levántese buscar:busque pagar:pague empezar:empiece conducir:conduzca'],
  ['imperative', 2, 'hablar:hablemos ir:vamos sentarse:sentémonos irse:vámonos'],
  [
    'imperative',
    3,
    'hablar:hablad comer:comed vivir:vivid ir:id ser:sed sentarse:sentaos levantarse:levantaos ' +
      'vestirse:vestíos irse:idos reírse:reíos',
  ],
  ['negative-imperative', 2, 'ir:no_vayamos'],
  ['present-subjunctive', 4, 'guiar:guieis reír:riais freír:friais'],
]

const continuous =
  'leyendo:leer creyendo:creer cayendo:caer trayendo:traer oyendo:oír construyendo:construir huyendo:huir ' +
  'incluyendo:incluir yendo:ir diciendo:decir pidiendo:pedir sirviendo:servir siguiendo:seguir ' +
  'consiguiendo:conseguir repitiendo:repetir vistiendo:vestir sintiendo:sentir prefiriendo:preferir ' +
  'mintiendo:mentir eligiendo:elegir corrigiendo:corregir compitiendo:competir viniendo:venir riendo:reír ' +
  'sonriendo:sonreír friendo:freír durmiendo:dormir muriendo:morir pudiendo:poder riñendo:reñir ' +
  'gruñendo:gruñir bullendo:bullir viendo:ver siendo:ser haciendo:hacer'

const perfect =
  'abierto:abrir cubierto:cubrir dicho:decir escrito:escribir hecho:hacer muerto:morir puesto:poner ' +
  'resuelto:resolver roto:romper satisfecho:satisfacer visto:ver vuelto:volver impreso:imprimir frito:freír ' +
  'provisto:proveer descubierto:descubrir descrito:describir deshecho:deshacer propuesto:proponer ' +
  'previsto:prever devuelto:devolver leído:leer creído:creer oído:oír traído:traer caído:caer reído:reír ' +
  'poseído:poseer construido:construir huido:huir incluido:incluir'

/** Boot verbs, grouped by their stem change. */
const boots = {
  'e-ie':
    'cerrar pensar empezar comenzar despertar sentarse calentar negar recomendar tropezar querer perder entender ' +
    'encender defender preferir sentir mentir divertirse sugerir convertir',
  'o-ue':
    'contar costar encontrar mostrar probar recordar soñar volar almorzar acostarse colgar poder volver devolver ' +
    'mover doler resolver soler dormir morir',
  'e-i': 'pedir servir repetir vestirse medir despedirse competir seguir conseguir elegir corregir',
} as const

const pairs = (list: string) =>
  list.split(' ').map((pair) => {
    const [left = '', right = ''] = pair.split(':')
    return [left, right.replace('_', ' ')] as const
  })

describe('the conjugator matches the forms in the content outline', () => {
  test.each(wholeTenses)('%s of %s', (tense, infinitive, expected) => {
    expect(forms.get(tense)?.get(infinitive)?.join(' ')).toBe(expected)
  })

  test.each(singleForms)('%s, person %i', (tense, person, list) => {
    expectNone(
      pairs(list)
        .filter(([infinitive, form]) => formOf(infinitive, tense, person) !== form)
        .map(([infinitive, form]) => `${form}: the site has ${formOf(infinitive, tense, person)}`),
    )
  })

  test('the irregular gerunds and participles', () => {
    expectNone([
      ...pairs(continuous)
        .filter(([gerund, verb]) => formOf(verb, 'present-continuous', 0) !== `estoy ${gerund}`)
        .map(([gerund]) => gerund),
      ...pairs(perfect)
        .filter(([participle, verb]) => formOf(verb, 'perfect', 0) !== `he ${participle}`)
        .map(([participle]) => participle),
    ])
  })

  test.each(Object.entries(boots))('the stem changes in the boot: %s', (change, list) => {
    const [from = '', to = ''] = change.split('-')
    const changed = (infinitive: string) => {
      const stem = infinitive.replace(/se$/, '').slice(0, -2)
      const at = stem.lastIndexOf(from)
      return stem.slice(0, at) + to + stem.slice(at + from.length)
    }
    expectNone(
      list.split(' ').flatMap((infinitive) => {
        const row = (forms.get('present')?.get(infinitive) ?? []).map((form) => form.split(' ').at(-1) ?? '')
        const inBoot = [1, 2, 5].filter((person) => row[person]?.startsWith(changed(infinitive)) !== true)
        const outside = [3, 4].filter((person) => row[person]?.startsWith(changed(infinitive)) !== false)
        return [...inBoot, ...outside].map((person) => `${infinitive} ${person}: ${row[person]}`)
      }),
    )
  })
})
