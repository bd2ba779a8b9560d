import type { ApplicationSource } from '@hearback/contract/hiring/application-source.ts'
import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { AnswerForms } from '@hearback/contract/jobs/screening.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { sendFiles } from '../file-library/application-files.service.ts'
import { countApplication, lockOpenJob } from '../jobs/job/jobs.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { storeAnswers } from '../screening/answers.service.ts'
import { publishedSeeker } from '../seekers/profile/seekers.service.ts'
import { consumeQuota } from '../usage/usage.service.ts'
import { stepsFor } from './applications.rules.ts'
import { ownApplication } from './applications.service.ts'
import {
  findApplicationId,
  findParties,
  insertApplication,
  isInvited,
  type Letter,
  lockApplication,
} from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { lockBudget, requireWithinLimits } from './limits/application-limits.service.ts'
import { receivedNotices } from './mails/applications.mails.ts'
import { takeTransition } from './transitions.service.ts'

export type Applications = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

interface ApplyForm {
  applicationDescription: string
  topChoice?: string | null | undefined
  answers?: AnswerForms
  fileIds?: readonly string[] | null | undefined
  source?: ApplicationSource | undefined
}

/**
 * Applies to an open job; the answer is due in 14 days. After a withdrawal, a person may apply once more while the job
 * is open. A top choice counts against the month, and comes back only if the application is refused. Throws
 * profile_required, not_found, job_not_open, already_applied, top_choice_limit_reached, and as `requireWithinLimits`,
 * `storeAnswers` and `sendFiles`.
 */
export async function applyToJob(
  deps: Applications,
  viewer: Viewer,
  jobId: string,
  form: ApplyForm,
): Promise<Application> {
  const { seekerId } = await publishedSeeker(deps.db, viewer)
  const id = await inTransaction(deps, async (tx, publish) => {
    await lockBudget(tx, seekerId)
    const job = await lockOpenJob(tx, jobId)
    const source = (await isInvited(tx, jobId, seekerId)) ? 'invitation' : storedSource(form.source)
    const letter = { description: form.applicationDescription, top_choice: form.topChoice ?? null, source }
    const { answers } = form
    const applicationId = await sendApplication(deps, tx, publish, { job, seekerId, letter, answers })
    await sendFiles(tx, { applicationId, seekerId }, form.fileIds)
    if (letter.top_choice !== null) await consumeQuota(tx, seekerId, 'topChoices')
    await requireWithinLimits(tx, deps.config, { seekerId, job })
    return applicationId
  })
  return ownApplication(deps.db, viewer, id)
}

/** Only the server says that a person was invited. */
const storedSource = (source: ApplicationSource = 'unknown') =>
  source === 'unknown' || source === 'invitation' ? null : source

interface Sending {
  job: Awaited<ReturnType<typeof lockOpenJob>>
  seekerId: string
  letter: Letter
  answers: AnswerForms
}

/** Stores the application and tells both people; returns its id. */
async function sendApplication(deps: Applications, tx: Tx, publish: Publish, sending: Sending): Promise<string> {
  const { job, seekerId, letter, answers } = sending
  const owners = { job_id: job.id, seeker_id: seekerId, employer_id: job.employer_id }
  const inserted = await insertApplication(tx, { ...owners, ...letter })
  if (!inserted) return applyOnceMore(deps, tx, publish, sending)
  await storeAnswers(tx, { applicationId: inserted.id, jobId: job.id }, answers)
  await countApplication(tx, job.id, 1)
  const notices = receivedNotices(deps.config.publicUrl, await findParties(tx, inserted.id))
  await notifyAll(deps, tx, publish, notices)
  publish('application.received', { applicationId: inserted.id, employerId: job.employer_id, seekerId })
  return inserted.id
}

/** Repeats an application once (specification 7); returns the id of the application. */
async function applyOnceMore(
  deps: Applications,
  tx: Tx,
  publish: Publish,
  { job, seekerId, letter, answers }: Sending,
): Promise<string> {
  const earlier = await findApplicationId(tx, job.id, seekerId)
  const row = earlier && (await lockApplication(tx, earlier.id))
  if (!row || !stepsFor(applicationStandingView(row), 'seeker').includes('applied'))
    throw new AppError('already_applied')
  await storeAnswers(tx, { applicationId: row.id, jobId: job.id }, answers)
  await takeTransition(deps, tx, publish, row, { to: 'applied', by: 'seeker', actorId: seekerId, letter })
  return row.id
}
