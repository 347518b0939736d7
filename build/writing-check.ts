import { fileURLToPath } from 'node:url'
import dictionary from 'dictionary-es'
import nspell, { type Speller } from 'nspell'
import type { Plugin } from 'vite'
import type * as WritingCheck from '../src/content/writing-check'
import { withoutAccents } from '../src/spanish/accents.ts'
import { conjugatedVerbs } from './verb-forms.ts'
import { virtualModule } from './virtual-module.ts'
import { readWords } from './word-list.ts'

const source = fileURLToPath(new URL('../src/content/writing-check.ts', import.meta.url))

/** Function words that look like verb forms, and nouns that the word list lacks. */
const ambiguousWords =
  'como para sobre entre bajo nada vino hacia este esta ese esa era eras cerca fuera tarde marcha marca ala cara cura cole fin sal sed son don mete parte partes suma cuenta cuentas cuento cuentos cierre corte cortes deporte dibujo dibujos entrada estudio estudios gusto gustos junto llama pasa paso pasos pena pesa pesas piso pisos prueba pruebas queja quejas regalo regalos resto risa sale sello sentido siento sueño sueños uso usos vela vista voto vuelta vueltas salvo medio media medias seguro limpio limpia libre calle calles tarda baño baños cama copa copas dice broma juego juegos abrazo beso besos saludo saludos gracias fecha firma firmas busca caso casos cambio cambios causa ayuda cena cenas comida compra compras conversa desayuno duda dudas espera falta faltas forma formas fuerza grito guía habla lucha mezcla muestra mira noto nota notas obra obras oferta olvido pago pinta plan planta plantas pregunta preguntas presente quema rato recuerdo recuerdos reforma respuesta rebaja rebajas ruega sobra sopa trabajo trabajos trata valor viaje viajes visita visitas viva vive'

/**
 * Words in the dictionary that a student is unlikely to mean: *tenia* (tapeworm) for *tenía*, and *ensen-* forms for
 * *enseñ-*.
 */
const unlikelyWords = /^(?:tenias?|ensen.*)$/

/** Whether the word has an accent and is not in the dictionary without it. */
const needsAccent = (speller: Speller, word: string) => {
  const bare = withoutAccents(word)
  return bare !== word && !speller.correct(bare)
}

/** `virtual:writing-check`: the data for the writing desk's check, except the verb forms. */
export const writingCheck = (): Plugin =>
  virtualModule<typeof WritingCheck>('writing-check', source, async (module) => {
    // Created here, not at the top level: it takes seconds, and every tool that reads the Vite config imports this
    // module.
    const speller = nspell(dictionary)
    const verbs = [...(await conjugatedVerbs()).values()]
    /** *hablare* is an obsolete form: a student who types it means *hablaré*. */
    const future = new Set(verbs.flatMap(({ tables }) => tables.future).filter((form) => /éi?s?$/.test(form)))
    const forms = new Set(verbs.flatMap(({ tables }) => Object.values(tables).flat()))
    const listed = readWords().flatMap(({ spanish, feminine, american, partOfSpeech }) =>
      partOfSpeech.startsWith('verb')
        ? []
        : [spanish, feminine, american].flatMap((one) => one?.toLowerCase().match(/\p{L}+/gu) ?? []),
    )
    const plurals = listed.flatMap((word) => [`${word}s`, `${word}es`])
    const known = new Set([...module.spanishWords, ...listed])
    const checkData: WritingCheck.CheckData = {
      connectors: module.connectors,
      mistakes: module.mistakes,
      wrongWords: module.changedWords.filter(
        ({ wrong, right }) =>
          !speller.correct(wrong) &&
          !forms.has(wrong) &&
          !known.has(wrong) &&
          // Words that lack only an accent are found by `accented` and `twins`.
          !(withoutAccents(wrong) === withoutAccents(right) && wrong === withoutAccents(wrong)),
      ),
      accented: [...known].filter(
        (word) =>
          !forms.has(word) &&
          speller.correct(word) &&
          needsAccent(speller, word) &&
          !known.has(withoutAccents(word)) &&
          !forms.has(withoutAccents(word)),
      ),
      twins: [
        ...new Set(
          [...forms]
            .filter((form) => !future.has(form))
            .map(withoutAccents)
            .filter(
              (bare) =>
                !unlikelyWords.test(bare) && !forms.has(bare) && (speller.correct(bare) || known.has(bare)),
            ),
        ),
      ],
      otherWords: [...new Set([...ambiguousWords.split(' '), ...listed, ...plurals])].filter((word) =>
        forms.has(word),
      ),
    }
    return { checkData }
  })
