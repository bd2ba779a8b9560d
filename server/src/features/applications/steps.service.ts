import type { Application, StepForm } from '@hearback/contract/applications.ts'
import type { InvitationForm } from '@hearback/contract/interviews.ts'
import type { Language } from '@hearback/contract/languages.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { checkStep, isAnswer, type Side, stepsFor } from './applications.rules.ts'
import { noSuchApplication, ownApplication, sideOf } from './applications.service.ts'
import {
  addView,
  appendStep,
  findParties,
  findStanding,
  type LockedApplication,
  lockApplication,
  moveApplication,
  type Parties,
} from './applications.sql.ts'
import { standingOf } from './applications.view.ts'
import { type Applications, applyToJob } from './apply.service.ts'
import { calledOffNotices, invitationParagraphs } from './interviews.mails.ts'
import { readInvitation } from './interviews.rules.ts'
import { findInterview, insertInterview, supersedeInterview } from './interviews.sql.ts'
import { stepNotices } from './steps.mails.ts'

/**
 * Takes a step of the transition table as one of the two people. Throws not_found for others, step_not_allowed with
 * the steps that are possible, invalid_input for an empty rejection. Applying once more is applying.
 */
export async function updateStatus(
  deps: Applications,
  viewer: Viewer,
  id: string,
  form: StepForm,
): Promise<Application> {
  const seen = await findStanding(deps.db, id)
  const side = sideOf(viewer, seen)
  if (!seen) throw noSuchApplication()
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockUnmoved(tx, side, seen)
    const invitation = form.interviewInvitation || null
    const step = {
      to: form.newStatus,
      feedback: form.employerFeedback || null,
      reasonCode: form.reasonCode ?? null,
      hasInvitation: invitation !== null,
    }
    checkStep(standingOf(row), side, step)
    if (step.to === 'applied') return
    await takeStep(deps, tx, publish, {
      row,
      side,
      viewer,
      ...step,
      invitation: invitation && readInvitation(invitation, row.now),
    })
    publish('application.moved', {
      applicationId: id,
      employerId: row.employer_id,
      seekerId: row.seeker_id,
      to: step.to,
    })
  })
  return form.newStatus === 'applied'
    ? applyToJob(deps, viewer, seen.job_id, seen.description)
    : ownApplication(deps.db, viewer, id)
}

/**
 * The row under its lock. Who decided by a standing that somebody else's step has ended meanwhile is refused, so that of
 * two contradicting steps at once one wins; having been viewed contradicts nothing.
 */
async function lockUnmoved(
  tx: Tx,
  side: Side,
  seen: { id: string; status_changed_at: Date },
): Promise<LockedApplication> {
  const row = await lockApplication(tx, seen.id)
  if (!row) throw noSuchApplication()
  const moved = row.status_changed_at.getTime() !== seen.status_changed_at.getTime()
  if (moved && row.status !== 'viewed') {
    throw new AppError('step_not_allowed', {
      message: `This application has just become ${row.status}.`,
      allowed: stepsFor(standingOf(row), side),
    })
  }
  return row
}

interface Step {
  row: LockedApplication
  side: Side
  viewer: Viewer
  to: StepForm['newStatus']
  feedback: string | null
  reasonCode: NonNullable<StepForm['reasonCode']> | null
  invitation: InvitationForm | null
}

/** Moves the locked row, appends to its history and tells the other side. */
async function takeStep(deps: Applications, tx: Tx, publish: Publish, step: Step): Promise<void> {
  const { row, side, to } = step
  const about = await findParties(tx, row.id)
  await notifyAll(deps, tx, publish, await endInterview(deps, tx, about, step))
  const interview = step.invitation
    ? await insertInterview(tx, { application_id: row.id, employer_id: row.employer_id }, step.invitation)
    : undefined
  await moveApplication(tx, row.id, { to, isAnswer: isAnswer(side, to), isOpened: to === 'viewed' })
  await appendStep(tx, {
    applicationId: row.id,
    from: row.status,
    to,
    by: side,
    actorId: step.viewer.userId,
    feedback: step.feedback,
    reasonCode: step.reasonCode,
    interviewId: interview?.id ?? null,
  })
  const invited = interview && (await findInterview(tx, row.id))
  const told = {
    ...step,
    invitationIn: (language: Language, zone: string | null) => invitationParagraphs(invited, language, zone),
  }
  await notifyAll(deps, tx, publish, stepNotices(deps.config.publicUrl, about, told))
}

const endings = ['rejected', 'withdrawn', 'declined']

/** A new invitation and the end of an application take the earlier invitation away, and out of the calendars: what to tell. */
async function endInterview(
  deps: Applications,
  tx: Tx,
  about: Parties,
  { to, invitation }: Step,
): Promise<NotificationRequest[]> {
  return invitation || endings.includes(to) ? callOffInterview(deps, tx, about) : []
}

/** Ends the invitation that stands; what to tell of one whose time was agreed and is to come. */
export async function callOffInterview(
  deps: Pick<Applications, 'config'>,
  tx: Tx,
  about: Parties,
): Promise<NotificationRequest[]> {
  const ended = await supersedeInterview(tx, about.applicationId)
  return ended?.is_to_come ? calledOffNotices(deps.config, about, ended) : []
}

/** Notes that the employer opened the application; the first time it becomes viewed. Throws not_found. */
export async function countView(deps: Applications, viewer: Viewer, id: string): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockApplication(tx, id)
    if (!row || sideOf(viewer, row) !== 'employer') throw noSuchApplication()
    await addView(tx, id)
    if (row.status !== 'applied') return
    await moveApplication(tx, id, { to: 'viewed', isAnswer: false, isOpened: true })
    await appendStep(tx, { applicationId: id, from: 'applied', to: 'viewed', by: 'employer', actorId: viewer.userId })
    publish('application.moved', {
      applicationId: id,
      employerId: row.employer_id,
      seekerId: row.seeker_id,
      to: 'viewed',
    })
  })
  return ownApplication(deps.db, viewer, id)
}
