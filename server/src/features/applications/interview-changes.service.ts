import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { PastInterview } from '@hearback/contract/hiring/interview-changes.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer, Viewer } from '../../domain/viewer.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { type Side, stepsFor } from './applications.rules.ts'
import { applicantsByIds, noSuchApplication, ownApplication, type Page, sideOf } from './applications.service.ts'
import { findParties, lockApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import type { Applications } from './apply.service.ts'
import { insertInterviewChange, listPastInterviewRows } from './interview-changes.sql.ts'
import { pastInterviewViews } from './interview-changes.view.ts'
import { lockInterview, supersedeInterview } from './interviews.sql.ts'
import { calledOffNotices, missedNotices, timesRequestedNotices } from './mails/interviews.mails.ts'

/**
 * Locks the application and its current invitation. Throws not_found for anyone but `side`, and step_not_allowed with
 * the possible steps outside the status interview or without an invitation.
 */
async function lockArranged(tx: Tx, viewer: Viewer, id: string, side: Side) {
  const row = await lockApplication(tx, id)
  if (!row || sideOf(viewer, row) !== side) throw noSuchApplication()
  const refusal = (message: string) =>
    new AppError('step_not_allowed', { message, allowed: stepsFor(applicationStandingView(row), side) })
  const interview = row.status === 'interview' ? await lockInterview(tx, id) : undefined
  if (!interview) throw refusal('There is no interview to schedule for this application.')
  const { employer_id: employerId, seeker_id: seekerId } = row
  return { interview, refusal, now: row.now, parties: { applicationId: id, employerId, seekerId } }
}

/**
 * Cancels the interview before it starts: its times are void, both people are told, and its event is removed from
 * calendars. Throws not_found, step_not_allowed.
 */
export async function cancelInterview(
  deps: Applications,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const { interview, refusal, now, parties } = await lockArranged(tx, viewer, id, 'employer')
    if (interview.picked && interview.picked <= now) throw refusal('The interview has already started.')
    const canceled = await supersedeInterview(tx, id)
    if (!canceled) throw refusal('There is no interview to schedule for this application.')
    const change = { application_id: id, interview_id: interview.id, slot: interview.picked, message: reason }
    await insertInterviewChange(tx, { ...change, kind: 'canceled', by: 'employer' })
    await notifyAll(deps, tx, publish, calledOffNotices(deps.config, await findParties(tx, id), canceled, reason))
    publish('interview.changed', parties)
  })
  return ownApplication(deps.db, viewer, id)
}

/** Notes after the start that the applicant did not come, and tells them. Throws not_found, step_not_allowed. */
export async function markNoShow(deps: Applications, viewer: Viewer, id: string): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const { interview, refusal, now, parties } = await lockArranged(tx, viewer, id, 'employer')
    const { picked: slot } = interview
    if (!slot || slot > now) throw refusal('The interview hasn’t started yet.')
    const change = { application_id: id, interview_id: interview.id, kind: 'no_show', by: 'employer', slot } as const
    if (!(await insertInterviewChange(tx, change))) return
    await notifyAll(deps, tx, publish, missedNotices(deps.config, await findParties(tx, id), interview))
    publish('interview.changed', parties)
  })
  return ownApplication(deps.db, viewer, id)
}

/**
 * Asks the employer for other times; the offered ones stay valid until they answer. Throws not_found, and
 * step_not_allowed after the start and for the second request about the same invitation.
 */
export async function requestOtherTimes(
  deps: Applications,
  viewer: Viewer,
  id: string,
  message: string,
): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const { interview, refusal, now, parties } = await lockArranged(tx, viewer, id, 'seeker')
    if (interview.picked && interview.picked <= now) throw refusal('The interview has already started.')
    const change = { application_id: id, interview_id: interview.id, slot: interview.picked, message }
    const isFirst = await insertInterviewChange(tx, { ...change, kind: 'times_requested', by: 'seeker' })
    if (!isFirst) throw refusal('You’ve already asked for other times. Send the company a message instead.')
    await notifyAll(deps, tx, publish, timesRequestedNotices(deps.config, await findParties(tx, id), message))
    publish('interview.changed', parties)
  })
  return ownApplication(deps.db, viewer, id)
}

/** Lists the viewer's past and canceled interviews, latest first. */
export async function pastInterviewsOf(
  db: Db,
  viewer: CompanyViewer,
  filters: Page,
): Promise<{ interviews: PastInterview[]; total: number; totalPages: number }> {
  const { rows, total } = await listPastInterviewRows(db, viewer.companyId, filters)
  const ids = [...new Set(rows.map((row) => row.application_id))]
  const interviews = pastInterviewViews(rows, await applicantsByIds(db, viewer, ids))
  return { interviews, total, totalPages: Math.ceil(total / filters.limit) }
}
