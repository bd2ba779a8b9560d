import type { Application, ApplicationStatus, HistoryEntry, RejectionReason } from '@hearback/contract/applications.ts'

const SENTENCES: Record<ApplicationStatus, (company: string) => string> = {
  applied: (company) => `${company} has it, and has not opened it yet.`,
  viewed: (company) => `${company} opened it, and has not answered yet.`,
  shortlisted: (company) => `${company} put you on the shortlist.`,
  interview: (company) => `${company} invites you to an interview.`,
  offered: (company) => `${company} offers you the job.`,
  hired: () => 'You got this job.',
  rejected: (company) => `${company} answered: not this time.`,
  withdrawn: () => 'You withdrew this application.',
  declined: () => 'You declined the offer.',
  expired: (company) => `${company} did not answer within 30 days. That counts in its figures.`,
}

/** What a message changes: it answers and moves nothing. */
const ANSWERED: Partial<typeof SENTENCES> = {
  applied: (company) => `${company} answered you by message.`,
  viewed: (company) => `${company} opened it, and answered you by message.`,
  expired: (company) => `${company} answered, and took no further step in 30 days, so it was closed.`,
}

/** Where the application stands, for the person who wrote it. */
export const standingWords = (
  { status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>,
  company: string,
): string => ((answeredAt && ANSWERED[status]) || SENTENCES[status])(company)

const REASONS: Record<RejectionReason, string> = {
  position_filled: 'the position has been filled',
  missing_skill: 'a skill that the job needs is missing',
  experience_level: 'the job asks for another level of experience',
  location: 'the location does not fit',
  pay_expectation: 'the pay you ask for and the pay they offer are too far apart',
  availability: 'the availability does not fit',
  eligibility: 'a formal requirement of the job is not met',
  incomplete_application: 'the application was incomplete',
  stronger_candidate: 'another candidate fits the job better',
  role_cancelled: 'the job was cancelled',
  offer_rescinded: 'the offer was rescinded',
}

export const reasonSentence = (reason: RejectionReason): string => `The reason: ${REASONS[reason]}.`

const STEPS: Record<ApplicationStatus, (company: string) => string> = {
  applied: () => 'You applied',
  viewed: (company) => `${company} opened it`,
  shortlisted: (company) => `${company} put you on the shortlist`,
  interview: (company) => `${company} invited you to an interview`,
  offered: (company) => `${company} offered you the job`,
  hired: () => 'You got the job',
  rejected: (company) => `${company} answered: not this time`,
  withdrawn: () => 'You withdrew',
  declined: () => 'You declined the offer',
  expired: () => 'No answer within 30 days',
}

/** Steps that mean something else where they come from another than the usual place. */
const TURNS: Partial<Record<`${ApplicationStatus} > ${ApplicationStatus}`, (company: string) => string>> = {
  'withdrawn > applied': () => 'You applied once more',
  'declined > applied': () => 'You applied once more',
  'interview > interview': (company) => `${company} invited you again`,
  'rejected > shortlisted': (company) => `${company} thought again, and put you on the shortlist`,
}

export const messageWords = (company: string): string => `${company} answered by message`

/** One step of the history in plain words; `answeredAt` is the application's. */
export function stepWords({ from, to, at }: HistoryEntry, company: string, answeredAt: string | null): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return 'Closed after 30 days without a further step'
  return (TURNS[`${from ?? to} > ${to}`] ?? STEPS[to])(company)
}
