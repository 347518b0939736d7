import { listeningList } from 'virtual:listening-list'
import { readingList } from 'virtual:reading-list'
import { speakingList } from 'virtual:speaking-list'
import { writingList } from 'virtual:writing-list'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import { RichTextView } from '@/components/rich-text'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { boards, type PractisedPaper, type PractisedQuestion, practised } from '@/content/exams/past-papers'
import type { Exam } from '@/content/rooms/types'
import { paths } from '@/paths'

interface PracticeLink {
  to: string
  title: string
  isSpanish: boolean
}

const isFor =
  (exam: Exam, asked: PractisedQuestion) =>
  (entry: { exam: Exam; asks: readonly string[] }): boolean =>
    entry.exam === exam && entry.asks.some((part) => asked.asks?.includes(part))

/** Our texts, recordings or tasks with this kind of question. */
function linksTo(exam: Exam, skill: PractisedPaper['skill'], asked: PractisedQuestion): PracticeLink[] {
  if (asked.page !== undefined) return [{ ...asked.page, isSpanish: false }]
  switch (skill) {
    case 'reading':
      return readingList
        .filter(isFor(exam, asked))
        .map(({ id, title }) => ({ to: paths.readingText(id), title, isSpanish: true }))
    case 'listening':
      return listeningList
        .filter(isFor(exam, asked))
        .map(({ id, title }) => ({ to: paths.listeningPassage(id), title, isSpanish: true }))
    case 'writing':
      return writingList
        .filter((task) => task.exam === exam && task.words[0] === asked.words)
        .map(({ id, title }) => ({ to: paths.writingTask(id), title, isSpanish: false }))
    case 'speaking':
      return speakingList
        .filter(({ kind }) => asked.kinds?.includes(kind))
        .map(({ id, title, isSpanish }) => ({ to: paths.speaking(id), title, isSpanish }))
  }
}

function PaperTable({ exam, paper }: { exam: Exam; paper: PractisedPaper }) {
  return (
    <table className="mt-4 w-full text-left wrap-anywhere">
      <caption className="text-left font-bold">{paper.name}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="w-2/5 py-1 pr-4 font-bold">
            In the exam
          </th>
          <th scope="col" className="py-1 font-bold">
            Practise it here
          </th>
        </tr>
      </thead>
      <tbody>
        {paper.questions.map((asked) => (
          <tr key={asked.name} className="border-t border-rule align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              {asked.name}
            </th>
            <td className="py-2">
              <ul>
                {linksTo(exam, paper.skill, asked).map(({ to, title, isSpanish }) => (
                  <li key={to} className="py-1">
                    <TextLink
                      to={to}
                      lang={isSpanish ? 'es' : undefined}
                      translate={isSpanish ? 'no' : undefined}
                    >
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PastPapersText() {
  return (
    <>
      <p className="mt-5 max-w-prose text-xl">
        A past paper shows you the exam, and its mark scheme shows what gets marks. Get both from your exam
        board or from your teacher.
      </p>
      <div className="mt-10 stack-6">
        {boards.map(({ id, title, parts }) => (
          <Card key={id} aria-labelledby={id}>
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            {parts.map((one) => (
              <div key={one.title}>
                <h3 className="mt-4 text-xl">{one.title}</h3>
                <p className="mt-1 max-w-prose">
                  <RichTextView text={one.text} />
                </p>
              </div>
            ))}
          </Card>
        ))}
        <Card aria-labelledby="copies">
          <h2 id="copies" className="text-2xl">
            Copies on other websites
          </h2>
          <p className="mt-3 max-w-prose">
            Past papers belong to the boards, and a website needs their permission to share them. You can’t be
            sure that a copy is complete, from the right year, or has the right mark scheme. You can rely on
            the boards’ own pages and your teacher.
          </p>
        </Card>
        <Card aria-labelledby="how-to">
          <h2 id="how-to" className="text-2xl">
            How to use a past paper
          </h2>
          <ol className="mt-3 max-w-prose list-decimal stack-2 pl-6">
            <li>Sit one paper against the clock, without help.</li>
            <li>Mark it yourself with its mark scheme.</li>
            <li>Read what the examiner report says about the questions that you got wrong.</li>
            <li>Practise that kind of question below, then try the next paper.</li>
          </ol>
          <p className="mt-3 max-w-prose">
            The guides explain what happens in each paper: <TextLink to={paths.igcse}>IGCSE guide</TextLink>{' '}
            and <TextLink to={paths.ib}>IB guide</TextLink>.
          </p>
        </Card>
        <Card aria-labelledby="practice">
          <h2 id="practice" className="text-2xl">
            Which questions can I practise here?
          </h2>
          <p className="mt-3 max-w-prose">
            All our texts, recordings and tasks were written for this site. None of them is from a past paper.
          </p>
          {practised.map(({ id, title, exam, papers }) => (
            <section key={id} aria-labelledby={id} className="relative mt-10">
              <OnMyPaper exams={[exam]} />
              <h3 id={id} className="text-xl">
                {title}
              </h3>
              <details className="mt-2">
                <summary className="min-h-6 font-bold underline underline-offset-4">
                  {papers.reduce((sum, { questions }) => sum + questions.length, 0)} kinds of question
                </summary>
                {papers.map((paper) => (
                  <PaperTable key={paper.name} exam={exam} paper={paper} />
                ))}
              </details>
            </section>
          ))}
        </Card>
      </div>
    </>
  )
}
