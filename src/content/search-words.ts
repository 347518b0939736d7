/**
 * Words that students type around the actual search term, and synonyms. The names of pages and sections are in
 * `search-names.ts`. Accents, capitals and the plural -s do not matter.
 */

/** Stop words found in questions. They are ignored unless a query contains nothing else. */
export const questionWords = words(
  'a an the or and vs versus v y o e u of for to in on with from do does did is are am be how what when why which where',
  'say says said you can could use used using uses i my me it its im mean means meaning define definition',
  'between difference differences different about learn learning spanish english español',
  'call called many much translate translation translated explain explained explanation help',
)

/** Words that are stop words only after a question word: “how would you”, “when should I”. */
export const afterQuestionWord = words('would should could')

/**
 * Words for a kind of page, and names of exams. They say little about the topic, so a page need not contain them to
 * match, but pages that do come first.
 */
export const kindWords = words(
  'tense tenses verb verbs lesson lessons grammar rule rules topic topics list lists table tables chart example examples sentence sentences',
  'exercise exercises practice worksheet worksheets note notes tips tip revision revise guide quiz test game online free pdf',
  'word words vocabulary phrases expressions expression basic common useful simple easy beginner beginners advanced full all',
  'el la los las',
  'igcse gcse ib sl hl exam exams spanishb b course level',
  'conjugate conjugation conjugations conjugating conjugated conjugar conjugacion form forms',
)

/** Words that ask for the forms of a verb. */
export const conjugationWords = words(
  'conjugate conjugation conjugations conjugating conjugated conjugar conjugacion conjugador form forms endings tables chart',
)

/** Words that may appear next to a verb in such a query. */
export const besideVerb = words('de del el la los las en al verbo tiempo')

/** Names of tenses and moods. With a verb (*tener* future), they ask for its forms. */
export const tenseWords = words(
  'present preterite past imperfect future conditional perfect pluperfect subjunctive indicative imperative command commands',
  'participle gerund presente preterito imperfecto futuro condicional subjuntivo imperativo gerundio participio tense tenses',
)

/** Synonyms. The first word in each row is the one that page names use. */
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
  ['comparative', 'comparativo', 'comparison', 'comparing'],
  ['superlative', 'superlativo'],
  ['negative', 'negation', 'negacion'],
  ['ending', 'formation'],
  ['accent', 'acento', 'tilde'],
  ['holiday', 'vacation'],
  ['maths', 'math'],
  ['film', 'movie'],
  ['job', 'profession', 'occupation', 'career'],
  ['town', 'city'],
  ['house', 'home'],
  ['environment', 'environmental', 'medioambiente'],
  ['sport', 'sporting', 'deporte'],
  ['clothes', 'clothing', 'ropa'],
  ['animal', 'pet'],
  ['essay', 'essays', 'composition'],
  ['markscheme', 'markschemes'],
  ['irregular', 'irregularities'],
  ['exercise', 'activity', 'activities'],
]

/** Names of sections that many lessons have, by section id. They match only together with the name of a lesson. */
export const sectionNames: Readonly<Record<string, readonly string[]>> = {
  formation: ['formation', 'endings', 'how it is formed', 'regular verbs', 'conjugation'],
  'when-to-use': ['when to use', 'uses', 'usage'],
  'irregular-information': ['irregular', 'irregulars', 'irregular verbs', 'exceptions', 'stems'],
  'stem-changes': ['stem changes', 'stem changing', 'stem changers'],
  'time-expressions': ['time expressions', 'time markers', 'trigger words', 'key words', 'signal words'],
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
  'mark scheme',
  'marking criteria',
  'criteria',
  'marks',
  'time',
  'length',
  'duration',
  'format',
  'structure',
  'questions',
  'tasks',
  'advice',
  'sample',
  'model',
]

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
  ['do', 'did', 'done'],
  ['drink', 'drank', 'drunk'],
  ['drive', 'drove', 'driven'],
  ['fall', 'fell', 'fallen'],
  ['feel', 'felt'],
  ['fly', 'flew', 'flown'],
  ['forget', 'forgot', 'forgotten'],
  ['find', 'found'],
  ['give', 'gave', 'given'],
  ['go', 'went', 'gone'],
  ['get', 'got'],
  ['have', 'had'],
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
