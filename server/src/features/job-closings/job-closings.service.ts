import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { closeJob as closeJobEndpoint, JobClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Job, JobStatus } from '@hearback/contract/jobs/jobs.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { oneJob, ownJob } from '../jobs/job/jobs.service.ts'
import { closeJobIn, undoCloseIn } from '../jobs/posting/job-status.service.ts'
import { countApplicants, findCurrent, insertClosing, setHired } from './job-closings.sql.ts'
import { closingView } from './job-closings.view.ts'

type Closing = Pick<Deps, 'db' | 'events' | 'queue'>
type Form = ValidatedOf<typeof closeJobEndpoint>['body']

/** Numbers of people whom closing concerns. Throws not_found, not_allowed. */
export async function closingCounts({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer, id: string) {
  const { id: jobId } = await ownJob(db, viewer, id)
  const { waiting, in_progress: inProgress, hired } = await countApplicants(db, jobId)
  return { waiting, inProgress, hired }
}

/** After `answers_at`, when everything is stored. */
const answersAfterSeconds = 16

/**
 * Closes the viewer's own job with the answer to whether it was filled (specification 20.3). The queue tells everyone who
 * still waits 15 seconds later; until then the closing can be undone. A repeated call changes only the answer. Throws
 * not_found, not_allowed.
 */
export async function closeJob(
  deps: Closing,
  viewer: CompanyViewer,
  id: string,
  form: Form,
): Promise<{ job: Job; closing: JobClosing }> {
  const closing = await storeClosing(deps, viewer, id, form)
  return { job: await oneJob(deps.db, id), closing }
}

/** As `closeJob`. Returns immediately: the queue tells people. */
export const storeClosing = (deps: Closing, viewer: CompanyViewer, id: string, form: Form): Promise<JobClosing> =>
  inTransaction(deps, async (tx, publish) => {
    const before = await closeJobIn(tx, publish, viewer, id)
    const { waiting } = await countApplicants(tx, id)
    const tells = form.tell && waiting > 0
    const said = { hired: form.hired, tells, message: tells ? (form.message ?? '') : '' }
    const owner = { job_id: id, employer_id: viewer.companyId, closed_by: viewer.userId, status_before: before }
    const stored = (await insertClosing(tx, { ...owner, ...said })) ?? (await answerAgain(tx, id, form.hired))
    if (stored.tells) await deps.queue.enqueue(tx, 'job-closings', [{}], { afterSeconds: answersAfterSeconds })
    return closingView(stored, stored.tells ? waiting : 0)
  })

/** The closing of an earlier call, with the answer of this one. */
async function answerAgain(tx: Tx, jobId: string, hired: string) {
  const current = await findCurrent(tx, jobId)
  if (!current) throw new AppError('conflict')
  await setHired(tx, current.id, hired)
  return { ...current, hired }
}

/**
 * Gives the job back its status from before it was closed. Throws conflict once people are told or the job was opened again,
 * not_found, not_allowed, and open_job_limit_reached if another job has taken its place meanwhile.
 */
export async function undoClosing(deps: Closing, viewer: CompanyViewer, id: string): Promise<Job> {
  await inTransaction(deps, async (tx, publish) => {
    await undoCloseIn(tx, publish, viewer, id, async () => {
      const current = await findCurrent(tx, id)
      if (!current?.is_undoable || current.status_before === 'closed')
        throw new AppError('conflict', { message: tooLate })
      return current.status_before as JobStatus
    })
  })
  return oneJob(deps.db, id)
}

const tooLate = 'It’s too late to undo this. You can reopen the job.'
