import type { English, RichText, Spanish } from '../spanish/markup'
import { type LessonId, lessonEntry } from './registry'
import type { Example } from './types'

/** A tense in the tense list, with the text of its generic page. */
export interface TenseEntry {
  /** Its lesson; progress is saved under this id. */
  lesson: LessonId
  name: English
  spanishName: Spanish
  level: 'Basic' | 'Intermediate' | 'Advanced'
  description: English
  formation: RichText
  usage: RichText
  examples: readonly [Example, Example, Example]
}

/** An entry in the list. The name and description default to the lesson’s. */
const tense = (
  lesson: LessonId,
  own: Omit<TenseEntry, 'lesson' | 'name' | 'description'> &
    Partial<Pick<TenseEntry, 'name' | 'description'>>,
): TenseEntry => {
  const { title, description } = lessonEntry(lesson)
  return { lesson, name: title, description, ...own }
}

/** Keyed by the slug in the address. `Indefenido` is capitalised because links to it are; the router ignores case. */
export const tenses = {
  present: tense('present', {
    spanishName: 'Presente',
    level: 'Basic',
    formation:
      'Take off *-ar, -er* or *-ir* and add the endings: *hablo, hablas, habla, hablamos, habláis, hablan*.',
    usage: 'For habits, facts, things happening now, and things you’ve been doing for some time.',
    examples: [
      { es: '{Hablo:hablar} español con mi abuela.', en: 'I speak Spanish with my grandmother.' },
      { es: '¿Dónde {vives:vivir}?', en: 'Where do you live?' },
      { es: '{Comemos:comer} a las dos.', en: 'We have lunch at two.' },
    ],
  }),
  'present-continuous': tense('present-continuous', {
    spanishName: 'Presente continuo',
    level: 'Basic',
    description: 'What is happening at this very moment.',
    formation: 'The present of *estar* plus the gerund: *estoy hablando, estás comiendo, está viviendo*.',
    usage: 'For an action in progress. Spanish uses it less than English does, and not for plans.',
    examples: [
      { es: '{Estoy haciendo:hacer} los deberes.', en: 'I’m doing my homework.' },
      { es: '¿Qué {estás viendo:ver}?', en: 'What are you watching?' },
      { es: 'Ya {está lloviendo:llover}.', en: 'It’s already raining.' },
    ],
  }),
  Indefenido: tense('indefenido', {
    // The label is misspelt in the specification. The Spanish name beside it is spelt correctly.
    name: 'Indefenido (Preterite)',
    spanishName: 'Pretérito indefinido',
    level: 'Basic',
    formation:
      'The endings are *-é, -aste, -ó, -amos, -asteis, -aron* for *-ar* verbs and *-í, -iste, -ió, -imos, -isteis, -ieron* for the others. Many of the most common verbs have an irregular stem.',
    usage: 'For completed events in the past, often one after another.',
    examples: [
      { es: 'Ayer {comí:comer} con Pablo.', en: 'I had lunch with Pablo yesterday.' },
      { es: '¿Qué {hiciste:hacer} el sábado?', en: 'What did you do on Saturday?' },
      { es: '{Fuimos:ir} a la playa en tren.', en: 'We went to the beach by train.' },
    ],
  }),
  'imperfect-preterito': tense('imperfect-preterito', {
    spanishName: 'Pretérito imperfecto',
    level: 'Intermediate',
    formation:
      'Use the *-aba* endings for *-ar* verbs and the *-ía* endings for the others. Only *ir, ser* and *ver* are irregular.',
    usage: 'For descriptions, habits and things that were going on when something else happened.',
    examples: [
      { es: 'De pequeña {vivía:vivir} en Bilbao.', en: 'When I was little I lived in Bilbao.' },
      {
        es: '{Jugábamos:jugar} al fútbol todos los sábados.',
        en: 'We used to play football every Saturday.',
      },
      { es: '{Hacía:hacer} mucho frío aquella noche.', en: 'It was very cold that night.' },
    ],
  }),
  perfecto: tense('perfecto', {
    spanishName: 'Pretérito perfecto',
    level: 'Basic',
    description: 'Lesson 1 of 2, first steps: I have eaten, I have seen.',
    formation:
      'The present of *haber* (*he, has, ha, hemos, habéis, han*) plus a participle ending in *-ado* or *-ido*.',
    usage: 'For what you’ve done in a period that isn’t over yet.',
    examples: [
      { es: 'Hoy {he comido:comer} en el instituto.', en: 'I’ve had lunch at school today.' },
      { es: '¿{Has terminado:terminar} ya?', en: 'Have you finished yet?' },
      { es: 'Nunca {hemos estado:estar} en Perú.', en: 'We’ve never been to Peru.' },
    ],
  }),
  'preterito-perfecto': tense('preterito-perfecto', {
    name: 'Present Perfect',
    spanishName: 'Pretérito perfecto',
    level: 'Intermediate',
    formation:
      'The present of *haber* plus a participle that never changes. Learn the irregular ones: *hecho, dicho, visto, puesto*.',
    usage: 'For experiences, news and, in most of Spain, anything that happened today.',
    examples: [
      { es: 'Esta semana {he leído:leer} dos libros.', en: 'I’ve read two books this week.' },
      { es: '¿{Habéis visto:ver} mi móvil?', en: 'Have you seen my phone?' },
      { es: 'Todavía no {han vuelto:volver}.', en: 'They haven’t come back yet.' },
    ],
  }),
  pluscuamperfecto: tense('pluscuamperfecto', {
    name: 'Pluperfect',
    spanishName: 'Pretérito pluscuamperfecto',
    level: 'Intermediate',
    formation: 'The imperfect of *haber* (*había, habías, había*…) plus the participle.',
    usage: 'For something that happened before another past event.',
    examples: [
      {
        es: 'Cuando llegué, la clase ya {había empezado:empezar}.',
        en: 'When I arrived, the lesson had already started.',
      },
      { es: 'Nunca {habíamos visto:ver} tanta nieve.', en: 'We had never seen so much snow.' },
      { es: 'Dijo que {había perdido:perder} las llaves.', en: 'She said that she had lost her keys.' },
    ],
  }),
  future: tense('future', {
    spanishName: 'Futuro simple',
    level: 'Basic',
    formation:
      'The whole infinitive plus *-é, -ás, -á, -emos, -éis, -án*. Twelve verbs have an irregular stem.',
    usage: 'For predictions and promises. For plans, Spanish speakers often use *voy a* plus the infinitive.',
    examples: [
      { es: 'Mañana {lloverá:llover} en el norte.', en: 'It will rain in the north tomorrow.' },
      { es: 'Algún día {viviré:vivir} en Sevilla.', en: 'One day I’ll live in Seville.' },
      { es: '¿{Vendrás:venir} a mi fiesta?', en: 'Will you come to my party?' },
    ],
  }),
  conditional: tense('conditional', {
    spanishName: 'Condicional simple',
    level: 'Intermediate',
    formation:
      'The whole infinitive plus *-ía, -ías, -ía, -íamos, -íais, -ían*. The irregular stems are the same as in the future.',
    usage: 'For what would happen, polite requests and advice.',
    examples: [
      { es: 'Me {gustaría:gustar} estudiar en Granada.', en: 'I’d like to study in Granada.' },
      { es: '¿{Podrías:poder} abrir la ventana?', en: 'Could you open the window?' },
      { es: 'Yo {hablaría:hablar} con el profesor.', en: 'I’d talk to the teacher.' },
    ],
  }),
  'present-subjunctive': tense('present-subjunctive', {
    spanishName: 'Presente de subjuntivo',
    level: 'Advanced',
    formation: 'Take the *-o* off the *yo* form and add the opposite vowel: *hable, comas, viva*.',
    usage:
      'After wishes, emotions, doubts and advice about somebody else, and after *cuando* when it’s about the future.',
    examples: [
      { es: 'Quiero que {vengas:venir} conmigo.', en: 'I want you to come with me.' },
      { es: 'No creo que {tengan:tener} razón.', en: 'I don’t think they’re right.' },
      { es: 'Cuando {llegues:llegar}, llámame.', en: 'Call me when you arrive.' },
    ],
  }),
  'imperfect-subjunctive': tense('imperfect-subjunctive', {
    spanishName: 'Pretérito imperfecto de subjuntivo',
    level: 'Advanced',
    formation:
      'Take *-ron* off the *ellos* form of the preterite and add *-ra, -ras, -ra, -ramos, -rais, -ran*. The vowel before *-ramos* has an accent (*habláramos*).',
    usage: 'After *si* for unreal situations, after past wishes and doubts, and after *como si*.',
    examples: [
      { es: 'Si {tuviera:tener} dinero, viajaría más.', en: 'If I had money, I’d travel more.' },
      { es: 'Quería que {fuéramos:ir} juntos.', en: 'He wanted us to go together.' },
      { es: 'Habla como si lo {supiera:saber} todo.', en: 'She talks as if she knew everything.' },
    ],
  }),
  imperative: tense('imperative', {
    spanishName: 'Imperativo',
    level: 'Intermediate',
    formation:
      'For *tú*, use the *él* form of the present (*habla, come*). For *vosotros*, change *-r* to *-d* (*hablad*). For negative and *usted* commands, use the present subjunctive (*no hables, hable*).',
    usage: 'For instructions, advice, directions and recipes.',
    examples: [
      { es: '{Escucha:escuchar} bien.', en: 'Listen carefully.' },
      { es: 'No {corras:correr}.', en: 'Don’t run.' },
      { es: '{Pase:pasar} por aquí, por favor.', en: 'Come this way, please.' },
    ],
  }),
}

export type TenseSlug = keyof typeof tenses

/** The five groups of the tense list. */
export const tenseGroups = [
  { id: 'present-tenses', name: 'Present Tenses', tenses: ['present', 'present-continuous'] },
  {
    id: 'past-tenses',
    name: 'Past Tenses',
    tenses: ['Indefenido', 'imperfect-preterito', 'perfecto', 'pluscuamperfecto'],
  },
  { id: 'future-tenses', name: 'Future Tenses', tenses: ['future', 'conditional'] },
  {
    id: 'subjunctive-tenses',
    name: 'Subjunctive Tenses',
    tenses: ['present-subjunctive', 'imperfect-subjunctive'],
  },
  { id: 'imperative-mood', name: 'Imperative Mood', tenses: ['imperative'] },
] as const satisfies readonly { id: string; name: string; tenses: readonly TenseSlug[] }[]

/** Leads from what the student wants to say to the right tense. */
export const tenseGuide = [
  {
    question: 'Is it about now?',
    answers: [
      {
        meaning: 'I do it regularly, or it’s a fact',
        example: 'Juego al tenis los martes.',
        slug: 'present',
      },
      {
        meaning: 'I’m in the middle of doing it',
        example: 'Ahora estoy jugando.',
        slug: 'present-continuous',
      },
    ],
  },
  {
    question: 'Is it about the past?',
    answers: [
      { meaning: 'It happened, and that was that', example: 'Ayer jugué con Leo.', slug: 'Indefenido' },
      {
        meaning: 'It used to happen, or it was like that',
        example: 'De niño jugaba mucho.',
        slug: 'imperfect-preterito',
      },
      {
        meaning: 'I’ve done it today, this week or at some point',
        example: 'Hoy he jugado dos horas.',
        slug: 'preterito-perfecto',
        first: 'perfecto',
      },
      {
        meaning: 'I had done it before something else happened',
        example: 'Ya había jugado antes.',
        slug: 'pluscuamperfecto',
      },
    ],
  },
  {
    question: 'Is it still to come, or only imagined?',
    answers: [
      { meaning: 'I will do it', example: 'Mañana jugaré mejor.', slug: 'future' },
      { meaning: 'I would do it', example: 'Jugaría contigo.', slug: 'conditional' },
    ],
  },
  {
    question: 'Is it a wish, a doubt, an “if” or an order?',
    answers: [
      {
        meaning: 'I want someone to do it, or I doubt they will',
        example: 'Quiero que juegues.',
        slug: 'present-subjunctive',
      },
      {
        meaning: 'If I did it (but I don’t)',
        example: 'Si jugara más, ganaría.',
        slug: 'imperfect-subjunctive',
      },
      { meaning: 'Do it! Don’t do it!', example: '¡Juega! ¡No juegues ahí!', slug: 'imperative' },
    ],
  },
] as const satisfies readonly {
  question: English
  answers: readonly {
    meaning: English
    example: Spanish
    slug: TenseSlug
    /** The tense whose lesson comes first, if two lessons teach it. */
    first?: TenseSlug
  }[]
}[]

/** The entry for a slug, or undefined. Case-insensitive. */
export function findTense(slug: string): TenseEntry | undefined {
  const found = Object.entries(tenses).find(([key]) => key.toLowerCase() === slug.toLowerCase())
  return found?.[1]
}
