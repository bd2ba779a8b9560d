import type { Nudge } from '@hearback/contract/hiring/clock/nudges.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/nudges.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'

interface NudgedNoticeProps {
  application: { awaitsAnswer: boolean; applicant: Seeker; nudge?: Nudge | undefined }
}

/** Tells the employer that the applicant asked again, as long as the answer is awaited. */
export function NudgedNotice({ application: { awaitsAnswer, applicant, nudge } }: NudgedNoticeProps) {
  const nudgedAt = nudge?.nudgedAt
  if (!awaitsAnswer || !nudgedAt) return null
  return (
    <Notice>
      <Sentence of={(name) => t.nudgedBy(name, localDate(nudgedAt))} names={[nameOf(applicant)]} />
    </Notice>
  )
}
