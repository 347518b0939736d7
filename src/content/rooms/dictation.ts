import type { English, Spanish } from '../../spanish/markup'

/** Two words that sound nearly the same and mean different things. */
export interface SoundPair {
  words: readonly [{ es: Spanish; en: English }, { es: Spanish; en: English }]
  /** The difference to listen for. */
  listenFor: English
}

const pair = (
  one: Spanish,
  oneIs: English,
  other: Spanish,
  otherIs: English,
  listenFor: English,
): SoundPair => ({
  words: [
    { es: one, en: oneIs },
    { es: other, en: otherIs },
  ],
  listenFor,
})

const r = 'one tap (r) or a roll (rr)'
const stress = 'the stressed syllable'
const soft = 'p, t and k without a puff of air, or the softer b, d and g'

/** One word of a pair is played, and the student says which one it was. */
export const soundPairs: readonly SoundPair[] = [
  pair('pero', 'but', 'perro', 'dog', r),
  pair('caro', 'expensive', 'carro', 'cart, or car (in Latin America)', r),
  pair('coro', 'choir', 'corro', 'I run', r),
  pair('cero', 'zero', 'cerro', 'hill', r),
  pair('ahora', 'now', 'ahorra', 'saves', r),
  pair('para', 'for', 'parra', 'vine', r),
  pair('coral', 'coral', 'corral', 'farmyard', r),
  pair('hablo', 'I speak', 'habló', 'he or she spoke', stress),
  pair('trabajo', 'I work', 'trabajó', 'he or she worked', stress),
  pair('llego', 'I arrive', 'llegó', 'he or she arrived', stress),
  pair('compro', 'I buy', 'compró', 'he or she bought', stress),
  pair('gano', 'I win', 'ganó', 'he or she won', stress),
  pair('hable', 'speak! (polite form)', 'hablé', 'I spoke', stress),
  pair('llame', 'call! (polite form)', 'llamé', 'I called', stress),
  pair('esta', 'this', 'está', 'is', stress),
  pair('papa', 'potato (in Latin America)', 'papá', 'dad', stress),
  pair('término', 'end; term', 'terminó', 'he or she finished', stress),
  pair('público', 'audience', 'publicó', 'he or she published', stress),
  pair('práctico', 'practical', 'practicó', 'he or she practised', stress),
  pair('sábana', 'sheet', 'sabana', 'savannah', stress),
  pair(
    'secretaria',
    'secretary (a woman)',
    'secretaría',
    'school office',
    'whether i and a are one syllable or two',
  ),
  pair('hacia', 'towards', 'hacía', 'was doing', 'whether i and a are one syllable or two'),
  pair('dos', 'two', 'doce', 'twelve', 'one syllable or two'),
  pair('tres', 'three', 'trece', 'thirteen', 'one syllable or two'),
  pair('sesenta', 'sixty', 'setenta', 'seventy', 's or t in the middle'),
  pair('seiscientos', 'six hundred', 'setecientos', 'seven hundred', 'seis or sete at the beginning'),
  pair('junio', 'June', 'julio', 'July', 'n or l in the middle'),
  pair('martes', 'Tuesday', 'jueves', 'Thursday', 'the first syllable'),
  pair('cuarto', 'fourth; quarter; room', 'cuatro', 'four', 'where the r is'),
  pair('hombre', 'man', 'hambre', 'hunger', 'the first vowel'),
  pair('peso', 'weight', 'piso', 'flat; floor', 'the first vowel'),
  pair('mesa', 'table', 'misa', 'Mass', 'the first vowel'),
  pair('puerta', 'door', 'puerto', 'harbour', 'the last vowel'),
  pair('pelo', 'hair', 'pero', 'but', 'l or r'),
  pair('hola', 'hello', 'hora', 'hour', 'l or r'),
  pair('pollo', 'chicken', 'polo', 'pole; polo shirt', 'an ll, like the y in “yes”'),
  pair('caballo', 'horse', 'cabello', 'hair', 'the vowel before ll'),
  pair('campana', 'bell', 'campaña', 'campaign', 'n or ñ (as in “canyon”)'),
  pair('sonar', 'to ring, to sound', 'soñar', 'to dream', 'n or ñ (as in “canyon”)'),
  pair('mono', 'monkey', 'moño', 'bun (hair)', 'n or ñ (as in “canyon”)'),
  pair('peso', 'weight', 'beso', 'kiss', soft),
  pair('pata', 'leg (of an animal)', 'bata', 'dressing gown', soft),
  pair('coma', 'comma', 'goma', 'rubber', soft),
  pair('callo', 'corn (on a foot)', 'gallo', 'cockerel', soft),
  pair('tía', 'aunt', 'día', 'day', soft),
  pair('jugar', 'to play', 'juzgar', 'to judge', 'a z before the g'),
  pair('come', 'eats', 'comen', 'they eat', 'an n at the end (for “they”)'),
  pair('lección', 'lesson', 'elección', 'election; choice', 'a vowel at the beginning'),
]

/** Names of people and places to spell. */
export const namesToSpell: readonly Spanish[] =
  'Núñez Ibáñez Garrido Quiroga Jiménez Vázquez Yagüe Echeverría Llorente Muñoz Peña Begoña Ximena Yolanda Joaquín Rocío Saúl Guillermo Agüero Zabala Carranza Villalobos Hinojosa Bustamante Figueroa Cárdenas Quesada Zúñiga Herrera Wilson Javier Verónica Iñaki Belén Óscar Rubén Noelia Paquita Ezequiel Griselda Zaragoza Cuenca Jerez Vigo Logroño Badajoz Guayaquil Querétaro Tijuana Arequipa Bayamo Holguín Mayagüez Zacatecas'.split(
    ' ',
  )
