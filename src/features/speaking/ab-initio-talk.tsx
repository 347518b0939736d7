import { abInitioTalk } from '@/content/rooms/speaking/ab-initio-talk'
import { TalkPlan, TeacherQuestions } from './oral-parts'

/** A plan and questions for talking about a picture in ab initio, in place of those for Standard Level. */
export function AbInitioTalk() {
  return (
    <>
      <TalkPlan plan={abInitioTalk.plan} colour="intermediate" />
      <TeacherQuestions questions={abInitioTalk.questions} />
    </>
  )
}
