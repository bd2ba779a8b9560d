import type { RejectionReason } from '@hearback/contract/applications.ts'

/** Each coded reason as the seeker reads it in a mail. */
export const reasonSentences: Record<RejectionReason, string> = {
  position_filled: 'the position has been filled',
  missing_skill: 'a skill that the job needs was missing',
  experience_level: 'the job asks for another level of experience',
  location: 'the location did not fit',
  pay_expectation: 'the pay expected and the pay offered were too far apart',
  availability: 'the availability did not fit',
  eligibility: 'a formal requirement of the job was not met',
  incomplete_application: 'the application was incomplete',
  stronger_candidate: 'another candidate fitted the job better',
  role_cancelled: 'the job was cancelled',
  offer_rescinded: 'the offer was rescinded',
}
