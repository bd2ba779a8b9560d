import type { ApplicationStatus, RejectionReason } from '@hearback/contract/hiring/applications.ts'
import type { InvitationForm } from '@hearback/contract/hiring/interviews.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { requireUnmetAnswer } from '../screening/answers.service.ts'
import { checkStep, isAnswer, type Side } from './applications.rules.ts'
import {
  findParties,
  type Letter,
  type LockedApplication,
  moveApplication,
  type Parties,
  restartApplication,
} from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { insertInterviewChange } from './interview-changes.sql.ts'
import { readInvitation } from './interviews.rules.ts'
import { findEvent, insertInterview, supersedeInterview } from './interviews.sql.ts'
import { receivedNotices } from './mails/applications.mails.ts'
import {
  calledOffNotices,
  type Interview,
  invitationParagraphs,
  rescheduledNotices,
  type Sender,
} from './mails/interviews.mails.ts'
import { stepNotices } from './mails/steps.mails.ts'

export interface Transition {
  to: ApplicationStatus
  by: Side
  actorId: string | null
  feedback?: string | null
  reasonCode?: RejectionReason | null
  /** The screening question that a rejection names; only with the reason `eligibility`. */
  reasonQuestion?: string | null
  invitation?: InvitationForm | null
  /** The words of a repeated application; only with `applied`. */
  letter?: Letter
  /** The step follows an offer, whose notification covers it; the application was not viewed. */
  followsOffer?: boolean
  /** The user who gets no notification, because their account is being erased. */
  erasedUserId?: string
}

/** Throws step_not_allowed with the possible steps, and invalid_input for content that does not match the step. */
export const checkTransition = (row: LockedApplication, step: Transition): void =>
  checkStep(applicationStandingView(row), step.by, {
    to: step.to,
    feedback: step.feedback ?? null,
    reasonCode: step.reasonCode ?? null,
    hasQuestion: Boolean(step.reasonQuestion),
    hasInvitation: Boolean(step.invitation),
  })

/**
 * Applies a step of the transition table (specification 7); every status change goes through here. Checks the step,
 * cancels the interview where needed, moves the locked row with a history entry, notifies and publishes. Returns the
 * row with its new status. Throws as `checkTransition`, as `readInvitation` for an invitation, and as
 * `requireUnmetAnswer` for a question.
 */
export async function takeTransition(
  deps: Pick<Deps, 'queue' | 'config'>,
  tx: Tx,
  publish: Publish,
  row: LockedApplication,
  step: Transition,
): Promise<LockedApplication> {
  checkTransition(row, step)
  const { id: applicationId, employer_id: employerId, seeker_id: seekerId } = row
  const { to, invitation } = step
  const question = step.reasonQuestion ? await requireUnmetAnswer(tx, applicationId, step.reasonQuestion) : null
  const replaced = invitation || endings.includes(to) ? await supersedeInterview(tx, applicationId) : undefined
  const invited = await storeTransition(tx, row, step, replaced)
  if (isLogged(row, step)) await logActivity(tx, ...logged(row, step))
  const notices = noticesOf(deps.config, await findParties(tx, applicationId), step, { invited, replaced, question })
  const told = notices.filter((notice) => notice.userId !== step.erasedUserId)
  await notifyAll(deps, tx, publish, told)
  if (to === 'applied') publish('application.received', { applicationId, employerId, seekerId })
  else publish('application.moved', { applicationId, employerId, seekerId, to })
  return { ...row, status: to }
}

/** Steps of the company and the system. The entry of an offer covers its step, and an erased company has no log. */
const isLogged = ({ employer_id }: LockedApplication, { by, followsOffer, erasedUserId }: Transition): boolean =>
  (by === 'employer' && !followsOffer && erasedUserId !== employer_id) || by === 'system'

const logged = (row: LockedApplication, { to, actorId }: Transition) =>
  [
    { companyId: row.employer_id, userId: actorId },
    {
      act: 'application_moved',
      job: row.job_id,
      application: row.id,
      before: { status: row.status },
      after: { status: to },
    },
  ] as const

/** Steps that end an application cancel the calendar event of its invitation, as a new invitation does. */
const endings = ['rejected', 'withdrawn', 'declined']

type Replaced = Awaited<ReturnType<typeof supersedeInterview>>

/** Changes the row and its history; returns the invitation sent with the step. */
async function storeTransition(
  tx: Tx,
  row: LockedApplication,
  step: Transition,
  replaced: Replaced,
): Promise<Interview | undefined> {
  const { to, by, actorId, feedback = null, reasonCode = null, reasonQuestion = null } = step
  const invitation = step.invitation && readInvitation(step.invitation, row.now)
  const owner = { application_id: row.id, employer_id: row.employer_id }
  const invited = invitation ? await insertInterview(tx, owner, invitation, await findEvent(tx, row.id)) : undefined
  if (!invited && replaced?.is_to_come) {
    const change = {
      application_id: row.id,
      interview_id: replaced.id,
      kind: 'canceled',
      by,
      slot: replaced.picked,
    } as const
    await insertInterviewChange(tx, change)
  }
  const said = { feedback, reasonCode, reasonQuestion }
  const entry = { from: row.status, to, by, actorId, ...said, interviewId: invited?.id ?? null }
  const isOpened = to === 'viewed' && !step.followsOffer
  await (to === 'applied'
    ? restartApplication(tx, row.id, entry, step.letter ?? noWords)
    : moveApplication(tx, row.id, entry, { isAnswer: isAnswer(by, to), isOpened }))
  return invited
}

const noWords: Letter = { description: '', top_choice: null, source: null }

interface Effects {
  invited: Interview | undefined
  replaced: Replaced
  /** Wording of the question that a rejection names. */
  question: string | null
}

function noticesOf(sender: Sender, about: Parties, step: Transition, { invited, replaced, question }: Effects) {
  const isRescheduled = invited?.slots.length && replaced?.slots.length && !replaced.has_started
  if (isRescheduled) return rescheduledNotices(sender, about, { invited, replaced, feedback: step.feedback ?? null })
  return [
    ...(replaced?.is_to_come ? calledOffNotices(sender, about, replaced) : []),
    ...(step.followsOffer ? [] : stepNoticesOf(sender.publicUrl, about, step, { invited, question })),
  ]
}

function stepNoticesOf(
  publicUrl: string,
  about: Parties,
  step: Transition,
  { invited, question }: Pick<Effects, 'invited' | 'question'>,
) {
  if (step.to === 'applied') return receivedNotices(publicUrl, about)
  const { to, feedback = null, reasonCode = null } = step
  const invitationIn = (language: Language, zone: string | null) => invitationParagraphs(invited, language, zone)
  return stepNotices(publicUrl, about, { to, feedback, reasonCode, question, invitationIn })
}
