import { abInitioTalk } from '@/content/rooms/speaking/ab-initio-talk'
import { TalkPlan, TeacherQuestions } from './oral-parts'

/** How a beginner talks about a picture. Replaces the plan and the questions for Standard Level. */
export function AbInitioTalk() {
  return (
    <>
      <TalkPlan plan={abInitioTalk.plan} colour="intermediate" />
      <TeacherQuestions questions={abInitioTalk.questions} />
    </>
  )
}
