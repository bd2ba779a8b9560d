import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { dayIn } from '@hearback/contract/values/zones.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { passedDecisionView } from './answering.view.ts'
import { listPossiblyPassed } from './passed-decisions.sql.ts'

/** Jobs of the company past their decision day (product.md section 20.2), with the number of undecided applicants. */
export async function passedDecisionsOf(db: Database, employerId: CompanyId) {
  const rows = await listPossiblyPassed(db, employerId, limits.pageSize)
  const now = rows[0]?.now.getTime()
  if (now === undefined) return []
  const undecided = new Map(rows.map((row) => [row.id, row.undecided]))
  const jobs = await jobsInOrder(db, [...undecided.keys()], { brief: true })
  const isPassed = ({ decisionBy, timeZone }: Job) => decisionBy !== undefined && decisionBy < dayIn(timeZone, now)
  return jobs.filter(isPassed).map((job) => passedDecisionView(job, undecided))
}
