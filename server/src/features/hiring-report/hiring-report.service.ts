import type { HiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { requireJob } from '../jobs/job/jobs.service.ts'
import {
  countClosings,
  findPeriod,
  findReportJob,
  listAnswersByJob,
  listAnswersByMember,
  listSources,
  measureStages,
  type Received,
} from './hiring-report.sql.ts'
import { answeringView, chosenJobView, jobView, memberView, sourceView, stagesView } from './hiring-report.view.ts'

interface Query {
  since?: string | undefined
  until?: string | undefined
  job?: string | undefined
}

/**
 * Report on the applications that the company received in a period, in seven statements whatever their number. Throws
 * invalid_input if the period ends before it begins, and not_found for a job of another company.
 */
export async function hiringReport(db: Database, { companyId }: CompanyViewer, query: Query): Promise<HiringReport> {
  const job = query.job === undefined ? null : requireJob(await findReportJob(db, companyId, query.job))
  const { timeZone, ...period } = await findPeriod(db, companyId, query)
  if (period.since > period.until) throw invalid('until', 'Choose a day that isn’t before the first day')
  const received: Received = { companyId, jobId: job?.id, ...period, timeZone }
  const [stages, sources, members, jobs, closings] = await Promise.all([
    measureStages(db, received),
    listSources(db, received),
    listAnswersByMember(db, received),
    listAnswersByJob(db, received),
    countClosings(db, received),
  ])
  return {
    ...period,
    timeZone,
    job: job && chosenJobView(job),
    ...answeringView(stages),
    stages: stagesView(stages),
    sources: sources.map(sourceView),
    members: members.map(memberView),
    jobs: jobs.map(jobView),
    jobCount: Number(jobs[0]?.jobs ?? 0),
    closings,
  }
}
