import type { RichText } from '../../spanish/markup'

interface Source {
  /** The description that students see, with a link if they can open the source. */
  text: RichText
  /** The day on which we read the source. */
  read: `2026-11-${number}`
}

const syllabusPage =
  'https://www.cambridgeinternational.org/programmes-and-qualifications/cambridge-igcse-spanish-foreign-language-0530/'

/** The sources of the facts about the papers. */
export const sources = {
  specification: {
    text: 'The figures under “older guides”: an undated guide that doesn’t match Cambridge’s papers.',
    read: '2026-11-21',
  },
  syllabus: {
    text: `The syllabus for 2025, 2026 and 2027, free on [Cambridge’s page for Spanish 0530](${syllabusPage}). We have only seen its cover.`,
    read: '2026-11-26',
  },
  school: {
    text: 'The papers’ times, marks and numbers: [a school’s summary of Spanish 0530](https://www.simplifyigcse.org/subject-study-guide/cie-spanish-0530).',
    read: '2026-11-26',
  },
  readingScheme: {
    text: 'The marks: Cambridge’s mark scheme for Reading, Spanish 0530/22, June 2022.',
    read: '2026-11-26',
  },
  readingGroups: { text: 'The marks for the six groups: one school’s notes only.', read: '2026-11-22' },
  writingScheme: {
    text: 'The marks, and the rule that nothing is taken off for errors or omissions: Cambridge’s mark scheme for Writing, Spanish 0530/41, November 2023.',
    read: '2026-11-26',
  },
  writingSisters: {
    text: 'The three tasks, their lengths and how the marks are divided: a guide to the French paper of 2025 to 2027, and the papers of June 2025 and June 2026 in English as an Additional Language (0472), which has the same structure. For the Spanish paper there is Cambridge’s “Example Candidate Responses, Paper 4” (2022). We have only seen its cover, but your teacher can show it to you.',
    read: '2026-11-22',
  },
  listeningReport: {
    text: 'The order of the questions and their options: Cambridge’s examiner report on Spanish 0530/12, March 2022.',
    read: '2026-11-26',
  },
  listeningSisters: {
    text: 'The time for the answer sheet: a guide to the French paper and Cambridge’s 2025 specimen for Afrikaans. Who speaks in which question: the June 2025 paper in English (0472).',
    read: '2026-11-22',
  },
  listeningPast: {
    text: 'Short recordings, each repeated before the next begins: reports by people who have sat past papers.',
    read: '2026-11-26',
  },
  speakingBooklet: {
    text: 'The times, the dictionary and what is marked: Cambridge’s instructions for teachers, Spanish 0530/03, 2021 to 2023.',
    read: '2026-11-26',
  },
  speakingTests: {
    text: '*Tú* on the card, *usted*, repeated questions and questions in two parts: [Cambridge’s recordings of Spanish tests from June 2021](https://learning.cambridgeinternational.org/classroom/course/view.php?id=4247), with the examiners’ comments.',
    read: '2026-11-26',
  },
  speakingSisters: {
    text: 'How the marks are divided: the mark scheme for French, 2024 (the Spanish one is with the recordings). No notes: the French card of March 2022. The areas for the two conversations: summaries by people who have read the syllabus.',
    read: '2026-11-22',
  },
  announcement: {
    text: '[Cambridge’s announcement](https://www.cambridgeinternational.org/news/news-details/view/over-25-updated-syllabuses-announced-for-first-teaching-in-2026-20251001) of updated syllabuses. Eleven are for IGCSE languages, but it doesn’t name them.',
    read: '2026-11-26',
  },
  subjectBrief: {
    text: 'The IB’s subject brief for Language B (free, with the other [Diploma subject briefs](https://www.ibo.org/programmes/diploma-programme/curriculum/)) and summaries of the guide. Only schools can open the guide itself.',
    read: '2026-11-22',
  },
  ibOverview: {
    text: '[One school’s overview of Spanish B](https://sites.google.com/sweetwaterschools.net/ibdp/resources-for-current-ib-students/ib-assessment-overviews/spanish-slhl-assessment-overview).',
    read: '2026-11-26',
  },
  ibReading: {
    text: 'The kinds of question: [a school’s page](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/ibspa-p2-reading). *Usted* is on the covers of the 2017 and 2018 papers.',
    read: '2026-11-22',
  },
  ibLengths: {
    text: 'The lengths: [Cambridge University Press’s tips for Paper 1](https://www.cambridge.org/gf/education/blog/2018/08/02/top-tips-paper-1-languageb/).',
    read: '2026-11-26',
  },
  ibRecordings: {
    text: 'The lengths of the recordings: [thinkib.net](https://www.thinkib.net/englishb/page/31722/paper-2-listening).',
    read: '2026-11-22',
  },
  ibPauses: {
    text: 'The pauses: [a school’s page](https://sites.google.com/gihs.sa.edu.au/ibengb/paper-2-listening).',
    read: '2026-11-22',
  },
  ibListening: {
    text: 'The kinds of question, and how often you hear a recording: [another school’s page](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/ibspa-p2-listening).',
    read: '2026-11-26',
  },
  ibOral: {
    text: 'The oral: [a school’s page](https://sites.google.com/tgs.school.nz/spanish/ib-language-b/language-b-individual-oral).',
    read: '2026-11-22',
  },
  ibOralNotes: {
    text: 'The extract and the ten notes: [another school’s page](https://sites.google.com/dbs.edu.hk/kcdenglish/english-b/b-interactive-skills-io).',
    read: '2026-11-22',
  },
  ibReadingTime: {
    text: 'The reading time: [one school’s sheet](https://eastiron.org/page/ib-exams).',
    read: '2026-11-22',
  },
  ibTimetable: {
    text: 'The days: [a timetable for May 2025](https://cch.ldcsb.ca/apps/pages/index.jsp?uREC_ID=1076287&type=d&pREC_ID=1375338) with French B and Spanish ab initio; not confirmed for Spanish B.',
    read: '2026-11-26',
  },
  ibUpdates: {
    text: 'The IB’s pages on the new [Language B](https://ibo.org/university-admission/latest-curriculum-updates/language-b-updates/) and [ab initio](https://ibo.org/university-admission/latest-curriculum-updates/language-ab-initio-updates/).',
    read: '2026-11-26',
  },
  abInitioGuide: {
    text: 'Papers, marks and weightings: [a teachers’ summary of the guide](https://espacioprofesores.com/ingles-ab-initio/s/external-assessment-p1-p2) (with [its page on Paper 1](https://espacioprofesores.com/ingles-ab-initio/s/paper-1-nature-of-the-exam-aims-and-objectives)) and [a school’s curriculum guide](https://www.ggs.vic.edu.au/School/Academic/Curriculum-Guide-2021/Year-11-and-12-IB/Group-2---Spanish-Ab-Initio). Only schools can open the guide.',
    read: '2026-11-26',
  },
  abInitioSpecimen: {
    text: 'Listening: the IB’s specimen, as quoted by [spanishproject.org](https://www.spanishproject.org/faq); [philpot.education](https://philpot.education/mod/page/view.php?id=5216) says that the recordings for B and C are shorter.',
    read: '2026-11-26',
  },
  abInitioTopics: {
    text: 'The 20 topics: [iblieve.org](https://iblieve.org/overview-language-ab-initio/).',
    read: '2026-11-22',
  },
  abInitioOral: {
    text: 'How the oral is marked: [a teacher’s page](https://spanishab.com/speakingcriteria) with the bands for each criterion.',
    read: '2026-11-26',
  },
} as const satisfies Readonly<Record<string, Source>>

export type SourceId = keyof typeof sources

const idsIn = (facts: unknown): readonly SourceId[] => {
  if (typeof facts !== 'object' || facts === null) return []
  return 'by' in facts && Array.isArray(facts.by) ? facts.by : Object.values(facts).flatMap(idsIn)
}

/** The sources of these facts without duplicates, grouped by date. */
export function sourcesOf(...facts: readonly object[]): readonly RichText[] {
  const ids = [...new Set(facts.flatMap(idsIn))]
  return [...new Set(ids.map((id) => sources[id].read))].sort().map((day) => {
    const texts = ids.filter((id) => sources[id].read === day).map((id) => sources[id].text)
    return `**${Number(day.slice(-2))} November 2026.** ${texts.join(' ')}`
  })
}
