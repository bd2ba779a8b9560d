import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { listApplicationRowsBetween } from './application-lists.sql.ts'
import { findParties, lockWaiting, setAnswered } from './applications.sql.ts'
import { applicationView } from './applications.view.ts'
import { answeredNotice } from './mails/applications.mails.ts'

/**
 * Records a personal message of the employer with 20 or more characters as the answer to every waiting application
 * between the two (specification 6.1), by the member who wrote it. The status stays the same. Notifies the seeker in the app only, because the chat
 * notifies of the message. Returns the ids of the applications.
 */
export async function answerByMessage(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  publish: Publish,
  { writerId, ...between }: { employerId: CompanyId; seekerId: string; writerId: PersonId },
): Promise<string[]> {
  const waiting = await lockWaiting(tx, between)
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await setAnswered(tx, ids, writerId)
  const act = { act: 'application_answered' } as const
  const acts = waiting.map(({ id, job_id: job }) => ({ ...act, job, application: id }))
  await logActivity(tx, { companyId: between.employerId, userId: writerId }, ...acts)
  for (const applicationId of ids) {
    publish('application.answered', { applicationId, ...between })
    await notify(deps, tx, publish, answeredNotice(await findParties(tx, applicationId)))
  }
  return ids
}

const listed = 10

/** The latest applications between the viewer and the other person, with the viewer's possible steps. One statement. */
export async function applicationsBetween(
  db: Db,
  viewer: Viewer,
  otherId: string,
): Promise<(Application & { jobTitle: string })[]> {
  const { companyId } = viewer
  const side = companyId ? 'employer' : 'seeker'
  const between = companyId
    ? { employerId: companyId, seekerId: otherId }
    : { employerId: otherId, seekerId: viewer.userId }
  const rows = await listApplicationRowsBetween(db, between, listed)
  return rows.map((row) => ({ ...applicationView(row, side), jobTitle: row.job_title }))
}
