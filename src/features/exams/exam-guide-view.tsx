import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { type GuideId, loadGuide } from '@/content/load-guide'

const load = () => import('./guide-body')
const data = ({ exam }: { exam: GuideId }) => loadGuide(exam)
const GuideIntroduction = part(async () => (await load()).GuideIntroduction, { data })
const GuideBody = part(async () => (await load()).GuideBody, { data })

/** Loads all parts of a guide, so that the guide renders in one go. */
export const loadGuideParts = (exam: GuideId) =>
  Promise.all([loadGuide(exam), GuideIntroduction.load(), GuideBody.load()])

/** The guide to one exam. */
export function ExamGuideView({
  title,
  description,
  exam,
}: {
  title: string
  description: string
  exam: GuideId
}) {
  return (
    <>
      <div className="bg-sign text-on-sign">
        <div className="page max-w-4xl py-8 sm:py-10">
          <PageHeader title={title} description={description}>
            <div className="mt-4 max-w-prose text-sign-muted sm:text-lg">
              <GuideIntroduction exam={exam} />
            </div>
          </PageHeader>
        </div>
      </div>
      <MyExam page="guide" className="page mt-4 max-w-4xl" />
      <GuideBody exam={exam} />
    </>
  )
}
