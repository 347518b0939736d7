import type { QuizQuestion } from '../../types'

export default [
  {
    id: 'articles-spanish-1',
    topicId: 'articles-spanish',
    sentence: 'En casa no funciona ___ agua caliente.',
    en: 'The hot water isn’t working at home.',
    options: ['un', 'lo', 'el', 'la'],
    answer: 'el',
    explanation:
      '*Agua* is feminine, but directly before a stressed a- the singular article is *el*: *el agua caliente*. *La* would put two a’s together; the adjective stays feminine (*el agua fría*).',
    because: {
      un: '*Un agua* would be one bottle or one kind; here it’s specific: the water at home.',
      lo: '*Lo* never goes before a noun.',
    },
  },
  {
    id: 'articles-spanish-2',
    topicId: 'articles-spanish',
    sentence: 'De mayor quiero ser ___.',
    en: 'I want to be a vet when I grow up.',
    options: ['veterinario', 'de veterinario', 'el veterinario', 'un veterinario'],
    answer: 'veterinario',
    explanation:
      'Don’t use an article before a job after *ser*: *ser veterinario*. *Un veterinario* translates the English _a_. Use *un* to say how good somebody is: *un veterinario excelente*.',
    because: {
      'de veterinario': '*De veterinario* goes with *trabajar* (*trabajo de veterinario*), not with *ser*.',
      'el veterinario': '*El veterinario* would be one particular vet.',
    },
  },
  {
    id: 'articles-spanish-3',
    topicId: 'articles-spanish',
    sentence: 'A mi hermana no le gusta ___ chocolate.',
    en: 'My sister doesn’t like chocolate.',
    options: ['lo', 'un', 'el', 'del'],
    answer: 'el',
    explanation:
      'Use the definite article for something people like in general: *le gusta el chocolate*. English leaves it out. *Lo* never goes before a noun.',
    because: {
      un: '*Un chocolate* is one cup or one bar, not chocolate in general.',
      del: '*Del* would be _of the_ or _from the_; nothing here needs *de*.',
    },
  },
  {
    id: 'articles-spanish-4',
    topicId: 'articles-spanish',
    sentence: 'Me duele ___ mano derecha.',
    en: 'My right hand hurts.',
    options: ['los', 'la', 'el', 'lo'],
    answer: 'la',
    explanation:
      '*Mano* ends in *-o* but is feminine: *la mano derecha*. *El* goes by the ending, but the adjective shows the gender.',
    because: {
      los: '*Los* is plural, and this is one hand.',
      lo: '*Lo* never goes before a noun.',
    },
  },
  {
    id: 'articles-spanish-5',
    topicId: 'articles-spanish',
    sentence: 'Esta tarde vamos ___ cine.',
    en: 'We’re going to the cinema this afternoon.',
    options: ['a el', 'en el', 'a la', 'al'],
    answer: 'al',
    explanation:
      '*A* and *el* join to make one word: *al cine*. ~~A el~~ keeps them apart, which only happens when *El* is part of a name (*a El Salvador*); *en el* would be where you already are.',
    because: {
      'a la': '*Cine* is masculine; *a la* goes with *playa* or *piscina*.',
    },
  },
  {
    id: 'articles-spanish-6',
    topicId: 'articles-spanish',
    sentence: 'Quiero ___ bocadillo, por favor.',
    en: 'I’d like another sandwich, please.',
    options: ['un otro', 'otro', 'otra', 'uno otro'],
    answer: 'otro',
    explanation:
      '*Otro* already means _another_, so don’t add *un*: *otro bocadillo*. ~~Un otro~~ translates _an-other_ piece by piece, and *otra* doesn’t agree with *bocadillo*.',
    because: {
      'uno otro': '*Uno* never goes before a noun, and you don’t need *un* with *otro*.',
    },
  },
  {
    id: 'articles-spanish-7',
    topicId: 'articles-spanish',
    sentence: 'Esto es ___ muy serio.',
    en: 'This is a very serious problem.',
    options: ['una problema', 'uno problema', 'un problemo', 'un problema'],
    answer: 'un problema',
    explanation:
      'Most words in *-ma* that come from Greek are masculine: *un problema*, like *el tema* and *el sistema*. ~~Una problema~~ goes by the *-a*, but *serio* shows the gender.',
    because: {
      'uno problema': 'Before a masculine noun, *uno* becomes *un*.',
      'un problemo': 'The noun keeps its *-a*: ~~problemo~~ doesn’t exist.',
    },
  },
  {
    id: 'articles-spanish-8',
    topicId: 'articles-spanish',
    sentence: '¿Me dejas tus ___ de colores?',
    en: 'Can I borrow your colouring pencils?',
    options: ['lápices', 'lápizes', 'lapices', 'lápiz'],
    answer: 'lápices',
    explanation:
      'Final *-z* becomes *-c-* before *-es*: *lápiz, lápices*, like *vez, veces*. ~~Lápizes~~ keeps the _z_. The accent stays.',
    because: {
      lapices: '~~Lapices~~ is missing the accent of *lápiz*.',
      lápiz: '*Lápiz* is singular, but *tus* shows that there are several.',
    },
  },
  {
    id: 'articles-spanish-9',
    topicId: 'articles-spanish',
    sentence: 'El lunes hay ___ muy importante.',
    en: 'There’s a very important meeting on Monday.',
    options: ['un reunión', 'una reunión', 'la reunión', 'una reunion'],
    answer: 'una reunión',
    explanation:
      'Nearly every noun ending in *-ión* that’s an idea or an action is feminine: *una reunión*, like *la opinión* and *la canción*. ~~Un reunión~~ copies *un avión*, which is an object; ~~una reunion~~ is missing its accent, and *hay* needs *una*, not *la*.',
    because: {
      'la reunión': '*Hay* introduces something new to the listener, so don’t use *la*.',
    },
  },
] satisfies readonly QuizQuestion[]
