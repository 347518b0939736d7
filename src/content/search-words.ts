/**
 * Words that students type around the actual search term, and synonyms. The names of pages and sections are in
 * `search-names.ts`. Accents, capitals and the plural -s do not matter.
 */

/** Stop words found in questions. They are ignored unless a query contains nothing else. */
export const questionWords = words(
  'a an the or and vs versus v y o e u of for to in on at with from do does did is are am be how what when why which where',
  'say says said you can could use used using uses i my me it its im mean means meaning define definition',
  'between difference differences different about learn learning spanish english español',
  'your instead plus whats hows whens wheres whys',
  'call called many much translate translation translated explain explained explanation help',
)

/** Beginnings of questions that say nothing about the topic: “how do I know if a word is masculine”. */
export const questionBeginnings: readonly string[] = [
  'how do i know',
  'how do you know',
  'how do we know',
  'how can i know',
  'how to know',
  'how do i tell if',
  'how do you tell if',
  'how can i tell',
  'how can you tell',
  'how to tell if',
  'how to tell whether',
  'how do i remember',
  'how to remember',
  'what is the rule for',
  'what are the rules for',
  'whats the rule for',
  'where can i find',
  'where do i find',
  'where is the',
  'is there a',
  'are there any',
  'can you explain',
  'i dont understand',
  'i dont get',
  'i dont know',
  'dont know',
]

/** Words with which the rest of such a question may begin. */
export const afterBeginning = words('if whether that the a an when which')

/** Words that are stop words only after a question word: “how would you”, “when should I”. */
export const afterQuestionWord = words('would should could')

/** Words that are stop words only after the first word of the row: in “how to say he is tired”, *he* is not Spanish. */
export const afterWord: readonly (readonly [previous: string, ...words: string[]])[] = [
  ['say', 'he', 'she', 'we', 'they'],
  ['is', 'there'],
  ['are', 'there', 'they', 'we'],
  ['do', 'they', 'we'],
  ['does', 'it', 'he', 'she'],
  ['did', 'they', 'we'],
  ['can', 'they', 'we'],
]

/**
 * Words for a kind of page, and names of exams. They say little about the topic, so a page need not contain them to
 * match, but pages that do come first.
 */
export const kindWords = words(
  'tense tenses verb verbs lesson lessons grammar rule rules topic topics list lists table tables chart example examples sentence sentences',
  'exercise exercises practice worksheet worksheets note notes tips tip revision revise guide quiz test game online free pdf',
  'describe describing word words vocabulary phrases expressions expression basic common useful simple easy beginner beginners advanced full all',
  'el la los las',
  'igcse gcse ib sl hl exam exams spanishb b course level',
  'conjugate conjugation conjugations conjugating conjugated conjugar conjugacion form forms',
  'know need happen happens have has',
)

/** Words that ask for the forms of a verb. */
export const conjugationWords = words(
  'conjugate conjugation conjugations conjugating conjugated conjugar conjugacion conjugador form forms endings tables chart',
)

/** Words that may appear next to a verb in such a query. */
export const besideVerb = words(
  'de del el la los las en al verbo tiempo verb verbs all every full person persons',
  'yo tu usted ustedes nosotros vosotros ellos ellas formal informal affirmative negative singular plural',
  'reflexive regular irregular s',
)

/** Words that ask for a translation (“how to say teacher”): pages about the site then come after the words we teach. */
export const translationWords = words('say translate translation translated call called mean')

/** Names of tenses and moods. With a verb (*tener* future), they ask for its forms. */
export const tenseWords = words(
  'present preterite past imperfect future conditional perfect pluperfect subjunctive indicative imperative command commands',
  'participle gerund presente preterito imperfecto futuro condicional subjuntivo imperativo gerundio participio tense tenses',
)

/** Words that count as the same. The first word in each row is the one that page names use. */
export const sameWords: readonly (readonly [word: string, ...others: string[]])[] = [
  ['igcse', '0530', '7160', 'cambridge'],
  ['vocabulary', 'vocab', 'vocabulario', 'palabras'],
  ['preterite', 'preterit', 'indefinido'],
  ['practice', 'practise', 'practising', 'practicing', 'practicar'],
  ['colour', 'color'],
  ['connective', 'connector', 'conjunction', 'conector', 'conectores', 'linker'],
  ['subjunctive', 'subj', 'subjuntivo'],
  ['conditional', 'condicional'],
  ['imperfect', 'imperfecto'],
  ['future', 'futuro'],
  ['imperative', 'imperativo'],
  ['pluperfect', 'pluscuamperfecto'],
  ['gerund', 'gerundio'],
  ['participle', 'participio', 'participal', 'particple'],
  ['infinitive', 'infinitivo', 'inf'],
  ['reflexive', 'reflexivo'],
  ['pronoun', 'pronombre'],
  ['article', 'articulo'],
  ['relative', 'relativo'],
  ['demonstrative', 'demostrativo'],
  ['possessive', 'posesivo'],
  ['ordinal', 'ordinales'],
  ['direct', 'directo'],
  ['indirect', 'indirecto'],
  ['object', 'objeto'],
  ['personal', 'personales'],
  ['adjective', 'adjetivo', 'adj'],
  ['adverb', 'adverbio'],
  ['preposition', 'preposicion', 'preposiciones', 'prep'],
  ['comparative', 'comparativo', 'comparison', 'comparing', 'compare'],
  ['superlative', 'superlativo'],
  ['negative', 'negation', 'negacion'],
  ['ending', 'formation', 'formed', 'forming'],
  ['accent', 'acento', 'tilde'],
  ['holiday', 'vacation'],
  ['maths', 'math'],
  ['film', 'movie'],
  ['mother', 'mum', 'mom'],
  ['father', 'dad'],
  ['grandmother', 'grandma'],
  ['grandfather', 'grandad', 'grandpa'],
  ['bicycle', 'bike'],
  ['football', 'soccer'],
  ['flat', 'apartment'],
  ['rubbish', 'trash', 'garbage'],
  ['trousers', 'pants'],
  ['favourite', 'favorite'],
  ['neighbour', 'neighbor'],
  ['neighbourhood', 'neighborhood'],
  ['theatre', 'theater'],
  ['centre', 'center'],
  ['programme', 'program'],
  ['job', 'profession', 'occupation', 'career'],
  ['town', 'city'],
  ['house', 'home'],
  ['environment', 'environmental', 'medioambiente'],
  ['sport', 'sporting', 'deporte'],
  ['clothes', 'clothing', 'ropa'],
  ['animal', 'pet'],
  ['essay', 'essays', 'composition'],
  ['markscheme', 'markschemes'],
  ['irregular', 'irregularities', 'irregulares'],
  ['verb', 'verbo'],
  ['present', 'presente'],
  ['past', 'pasado'],
  ['perfect', 'perfecto'],
  ['passive', 'pasiva', 'pasivo'],
  ['regular', 'regulares'],
  ['interrogative', 'interrogativo'],
  ['frequency', 'frecuencia'],
  ['quantifier', 'cuantificador', 'cuantificadores'],
  ['cardinal', 'cardinales'],
  ['modal', 'modales'],
  ['number', 'numero'],
  ['gender', 'genero'],
  ['exam', 'examen', 'examenes'],
  [
    'month',
    ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
    ...['november', 'december'],
  ],
  ['exercise', 'activity', 'activities', 'excercise'],
  ['apply', 'applying', 'application'],
  ['noun', 'sustantivo'],
  ['pronunciation', 'pronounce', 'pronouncing', 'pronunciacion'],
]

/** Names for numbers in digits (“how to say 75”) up to the number in each row; larger ones have the last name. */
export const numberNames: readonly (readonly [upTo: number, name: string])[] = [
  [20, 'numbers 0 to 20'],
  [99, 'numbers 20 to 100'],
  [999, 'numbers 100 to 1000'],
  [Infinity, 'thousands'],
]

/** Names of sections that many lessons have, by section id. They match only together with the name of a lesson. */
export const sectionNames: Readonly<Record<string, readonly string[]>> = {
  formation: [
    'formation',
    'endings',
    'how it is formed',
    'regular verbs',
    'conjugation',
    'ar verbs',
    'er verbs',
    'ir verbs',
  ],
  'when-to-use': ['when to use', 'uses', 'usage'],
  'irregular-information': ['irregular', 'irregulars', 'irregular verbs', 'exceptions', 'stems'],
  'stem-changes': ['stem changes', 'stem changing', 'stem changers'],
  'time-expressions': [
    'time expressions',
    'time markers',
    'trigger words',
    'triggers',
    'key words',
    'signal words',
  ],
  'common-mistakes': ['common mistakes', 'mistakes', 'errors'],
  mistakes: ['common mistakes', 'mistakes', 'errors'],
  'model-text': ['model text', 'example text', 'paragraph', 'sample'],
  drill: ['drill', 'form drill'],
  story: ['story'],
}

/**
 * What students look up about any exam paper. It matches only together with the name of a paper: “writing mark scheme”.
 */
export const paperNames: readonly string[] = [
  'paper',
  'how long',
  'how many words',
  'how many marks',
  'how many texts',
  'mark scheme',
  'marking criteria',
  'criteria',
  'marks',
  'marked',
  'criterion',
  'true false',
  'justification',
  'time',
  'length',
  'duration',
  'format',
  'structure',
  'questions',
  'tasks',
  'advice',
  'tips',
  'sample',
  'model',
]

/**
 * Questions about any section on one tense, such as “future perfect”. They match only together with the name of the
 * tense.
 */
export const tenseSectionNames: readonly string[] = [
  'formation',
  'endings',
  'conjugation',
  'how it is formed',
  'when to use',
  'uses',
  'usage',
]

/**
 * The practice rooms in the order in which search lists their tasks, with the words that ask for any task of the room:
 * “writing task about plastic”. The rest of the query must be words of one task.
 */
export const taskRooms: Readonly<Record<string, readonly string[]>> = {
  '/write': words('writing write task essay composition'),
  '/read': words('reading read text comprehension'),
  '/listen': words('listening listen recording audio'),
  '/speak': words('speaking speak'),
}

/** Kinds of task and text. A query with one of them and a topic (“speech about plastic”) asks for this task. */
export const taskTypes = words(
  'email letter article blog diary speech interview report review leaflet brochure proposal instructions',
  'notice forum story roleplay play picture extract',
)

/** Irregular English verbs with their past forms, so that “how to say I went” finds the verb for “to go”. */
export const englishPasts: readonly (readonly [infinitive: string, ...pasts: string[]])[] = [
  ['eat', 'ate', 'eaten'],
  ['become', 'became'],
  ['begin', 'began', 'begun'],
  ['buy', 'bought'],
  ['break', 'broke', 'broken'],
  ['bring', 'brought'],
  ['build', 'built'],
  ['come', 'came'],
  ['choose', 'chose', 'chosen'],
  ['do', 'did', 'done', 'does'],
  ['drink', 'drank', 'drunk'],
  ['drive', 'drove', 'driven'],
  ['fall', 'fell', 'fallen'],
  ['feel', 'felt'],
  ['fly', 'flew', 'flown'],
  ['forget', 'forgot', 'forgotten'],
  ['find', 'found'],
  ['give', 'gave', 'given'],
  ['go', 'went', 'gone', 'goes'],
  ['get', 'got'],
  ['have', 'had', 'has'],
  ['hear', 'heard'],
  ['know', 'knew', 'known'],
  ['leave', 'left'],
  ['lose', 'lost'],
  ['make', 'made'],
  ['meet', 'met'],
  ['pay', 'paid'],
  ['run', 'ran'],
  ['ride', 'rode', 'ridden'],
  ['say', 'said'],
  ['sing', 'sang', 'sung'],
  ['sit', 'sat'],
  ['see', 'saw', 'seen'],
  ['send', 'sent'],
  ['sleep', 'slept'],
  ['sell', 'sold'],
  ['spend', 'spent'],
  ['speak', 'spoke', 'spoken'],
  ['swim', 'swam', 'swum'],
  ['teach', 'taught'],
  ['think', 'thought'],
  ['tell', 'told'],
  ['take', 'took', 'taken'],
  ['understand', 'understood'],
  ['be', 'was', 'were', 'been'],
  ['wake', 'woke'],
  ['win', 'won'],
  ['wear', 'wore', 'worn'],
  ['write', 'wrote', 'written'],
]

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}
