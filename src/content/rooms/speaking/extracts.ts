import type { OralExtract } from '../speaking-types'

const extracts: readonly OralExtract[] = [
  {
    id: 'the-clock-of-the-village',
    title: 'La hora de los otros',
    text: [
      'El reloj de la torre llevaba once años parado a las cuatro y veinte, y en el pueblo ya nadie lo miraba, salvo mi abuelo. Cada tarde sacaba la silla a la puerta, esperaba a que dieran las cuatro y veinte en la radio de la cocina y levantaba la vista.',
      '—Ahora —decía—. Ahora va bien.',
      'Yo tenía nueve años y aquello me parecía un milagro. Durante un minuto, el reloj más inútil de la provincia de Soria tenía razón. Después mi abuelo recogía la silla y volvíamos dentro, él satisfecho y yo con la sensación de haber visto algo que los demás se perdían.',
      'Aquel verano vinieron los primos de Madrid. Traían una pelota nueva y mucha prisa. Rubén, el mayor, observó la ceremonia apoyado en la pared y, cuando terminó, se echó a reír.',
      '—Pero si está roto, abuelo. ¿Por qué no lo arregláis?',
      'Mi abuelo no se ofendió. Dobló la silla despacio, como doblaba los periódicos viejos.',
      '—Porque el único que sabía arreglarlo era Julián —contestó—, y Julián se fue. Y los que vinieron a buscar gente para las fábricas no necesitaban relojeros.',
      'Nombró después, una por una, las casas cerradas de la plaza: quién había vivido en cada una, qué día se marchó y a qué ciudad. No hablaba con rencor. Parecía que leía una lista para que nadie quedara sin apuntar. Rubén dejó de botar la pelota.',
      'A la tarde siguiente, cuando la radio dio las cuatro, encontré a mi primo sentado en el suelo, junto a la silla de mi abuelo, con los ojos puestos en la torre. No me atreví a decir nada. Esperamos los tres. Y, al llegar el minuto, fue Rubén quien lo dijo, muy bajito, como se habla en las iglesias:',
      '—Ahora.',
    ],
    summary: {
      es: 'Un abuelo mira cada día el reloj parado de su pueblo en el único minuto en que marca bien la hora. Su nieto de Madrid se burla, pero cambia de actitud al oír los nombres de los que se marcharon.',
      en: 'Each day a grandfather looks at the stopped clock of his village in the one minute in which it is right. His grandson from Madrid makes fun of him, but changes when he hears the names of those who left.',
    },
    plan: [
      {
        when: 'First half minute',
        what: 'Say where it is set, who tells it, and what it is about.',
        says: [
          {
            es: 'Este fragmento está narrado por un adulto que recuerda su infancia.',
            en: 'This passage is told by an adult who remembers his childhood.',
          },
        ],
      },
      {
        when: 'Up to minute one and a half',
        what: 'What happens, in three steps: the ceremony, the laugh, the second afternoon.',
        says: [
          {
            es: 'El momento decisivo llega cuando el abuelo nombra las casas cerradas.',
            en: 'The turning point comes when the grandfather names the closed houses.',
          },
        ],
      },
      {
        when: 'Up to minute three',
        what: 'What it means: the clock and the village that emptied when people left for the cities.',
        says: [
          {
            es: 'El reloj parado simboliza un pueblo en el que el tiempo se detuvo.',
            en: 'The stopped clock symbolises a village in which time stood still.',
          },
          {
            es: 'Lo relaciono con la España vaciada y el éxodo rural.',
            en: 'I relate it to the emptied Spain and the rural exodus.',
          },
        ],
      },
      {
        when: 'The last minute',
        what: 'Your opinion, on the last word of the passage.',
        says: [
          {
            es: 'Me conmueve que sea Rubén quien pronuncie la última palabra.',
            en: 'It moves me that it is Rubén who says the last word.',
          },
        ],
      },
    ],
    questions: [
      {
        es: '¿Por qué mira el abuelo un reloj que no funciona?',
        en: 'Why does the grandfather look at a clock that does not work?',
      },
      {
        es: '¿Qué diferencia hay entre la mirada del niño y la de su primo?',
        en: 'What is the difference between the way the child and his cousin see things?',
      },
      {
        es: '¿Qué efecto tiene que el abuelo no hable con rencor?',
        en: 'What effect does it have that the grandfather does not speak with resentment?',
      },
      { es: '¿Cómo interpretas el silencio de Rubén?', en: 'How do you interpret Rubén’s silence?' },
      {
        es: '¿Debe un Estado gastar dinero en los pueblos con pocos habitantes?',
        en: 'Should a state spend money on villages with few inhabitants?',
      },
      {
        es: '¿Qué costumbre de tu familia parece inútil y no lo es?',
        en: 'Which custom of your family seems useless and is not?',
      },
    ],
  },
]

export default extracts
