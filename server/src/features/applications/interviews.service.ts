import type { Application } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type BatchDeps, runBatches } from '../../queue/isolated-rows.ts'
import { languageOf } from '../accounts/account/accounts.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { stepsFor } from './applications.rules.ts'
import { noSuchApplication, ownApplication, sideOf } from './applications.service.ts'
import { findParties, findStanding, lockApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import type { Applications } from './apply.service.ts'
import { insertInterviewChange } from './interview-changes.sql.ts'
import { chooseSlot } from './interviews.rules.ts'
import { findInterview, lockInterview, setPicked, takeInterviewsToRemind } from './interviews.sql.ts'
import { fileName, interviewFile, pickedNotices, reminderNotices } from './mails/interviews.mails.ts'

/**
 * Chooses one of the offered times, or changes it until the interview begins; both people get a calendar file. Throws
 * not_found, slot_not_offered. Throws step_not_allowed outside the status interview and after 5 changes.
 */
export async function pickSlot(deps: Applications, viewer: Viewer, id: string, wanted: string): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockApplication(tx, id)
    if (!row || sideOf(viewer, row) !== 'seeker') throw noSuchApplication()
    if (row.status !== 'interview') {
      throw new AppError('step_not_allowed', {
        message: 'There is no interview to schedule for this application.',
        allowed: stepsFor(applicationStandingView(row), 'seeker'),
      })
    }
    const interview = await lockInterview(tx, id)
    if (!interview) throw new AppError('slot_not_offered', { message: 'No times are offered right now.' })
    const slot = chooseSlot({ slots: interview.slots, picked: interview.picked, now: row.now }, wanted)
    if (interview.picked?.getTime() === slot.getTime()) return
    if (interview.revision > limits.interviewChanges) throw changedTooOften()
    const picked = await setPicked(tx, interview.id, slot)
    const change = { application_id: id, interview_id: interview.id, kind: 'picked', by: 'seeker', slot } as const
    await insertInterviewChange(tx, change)
    await notifyAll(deps, tx, publish, pickedNotices(deps.config, await findParties(tx, id), picked))
    publish('interview.changed', { applicationId: id, employerId: row.employer_id, seekerId: row.seeker_id })
  })
  return ownApplication(deps.db, viewer, id)
}

const changedTooOften = () =>
  new AppError('step_not_allowed', {
    message: 'You’ve already changed the time five times. Ask the company for another time in the chat.',
    allowed: ['withdrawn'],
  })

/** The chosen time as a calendar file for either of the two; throws not_found, and step_not_allowed while none is chosen. */
export async function interviewCalendar(
  { db, config }: Pick<Applications, 'db' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<{ fileName: string; ics: string }> {
  const side = sideOf(viewer, await findStanding(db, id))
  const interview = await findInterview(db, id)
  if (!interview?.picked) throw new AppError('step_not_allowed', { message: 'No interview time has been picked yet.' })
  const about = await findParties(db, id)
  const to = side === 'employer' ? about.employerEmail : about.seekerEmail
  return {
    fileName,
    ics: interviewFile(config, about, interview, { to, language: await languageOf(db, viewer.userId) }),
  }
}

/** Reminds both people once, a day before each interview; safe on several processes. */
export const remindOfInterviews = (deps: Applications & BatchDeps): Promise<void> =>
  runBatches(deps, {
    job: 'interview-reminders',
    size: 100,
    take: takeInterviewsToRemind,
    idOf: ({ id }) => id,
    async handle(tx, publish, interviews) {
      for (const interview of interviews) {
        const about = await findParties(tx, interview.application_id)
        await notifyAll(deps, tx, publish, reminderNotices(deps.config, about, interview))
      }
    },
  })
