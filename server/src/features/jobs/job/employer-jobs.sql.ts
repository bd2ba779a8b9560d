import type { JobStatus } from '@hearback/contract/jobs/jobs.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { isJobShown, isSeenByMember } from '../../../db/visibility.ts'
import type { Party } from '../../../domain/viewer.ts'

interface JobsOf {
  employerId: CompanyId
  /** Null selects all. */
  status: JobStatus | null
  /** Includes jobs hidden by moderation. */
  hidden: boolean
  /** The member of the company who reads their jobs. */
  member: Party | undefined
}

/** Jobs that the company has not deleted. */
const jobsOf = (db: Db, { employerId, status, hidden, member }: JobsOf) =>
  db
    .selectFrom('jobs')
    .where('employer_id', '=', employerId)
    .where('deleted_at', 'is', null)
    .$if(status !== null, (query) => query.where('status', '=', sql.lit(status)))
    .$if(!hidden, (query) => query.where(isJobShown()))
    .where(member ? isSeenByMember(member, sql.ref('jobs.id')) : sql<boolean>`true`)

export interface JobPage {
  page: number
  limit: number
  sort?: 'newest' | 'overdue'
}

/** Ids of one page in its order, and whether the plan paused each. */
export const listJobIdsOf = (db: Db, filter: JobsOf, { page, limit, sort }: JobPage) =>
  jobsOf(db, filter)
    .select((eb) => ['id', eb('plan_paused_at', 'is not', null).as('paused_by_plan')])
    .$if(sort === 'overdue', (query) =>
      query
        .leftJoin(
          (eb) =>
            eb
              .selectFrom('applications')
              .select((of) => ['job_id', of.fn.countAll<number>().as('overdue')])
              .where('applications.employer_id', '=', filter.employerId)
              .where(awaitsAnswer())
              .where('answer_due_at', '<', sql<Date>`now()`)
              .groupBy('job_id')
              .as('late'),
          (join) => join.onRef('late.job_id', '=', 'jobs.id'),
        )
        .orderBy(sql`coalesce(late.overdue, 0)`, 'desc'),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Counts the jobs, and returns whether the employer account exists. */
export const countJobsOf = (db: Db, filter: JobsOf) =>
  jobsOf(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb
        .exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .where('id', '=', filter.employerId)
            .where('user_type', '=', 'employer'),
        )
        .as('is_employer'),
    ])
    .executeTakeFirstOrThrow()

/** Number of the jobs that the member sees by status. */
export const countJobsByStatus = (db: Db, filter: JobsOf) =>
  jobsOf(db, { ...filter, status: null })
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()

/** Counts waiting and finished applications by job. Withdrawn applications are not waiting. */
export const countApplicationsOf = (db: Db, jobIds: readonly string[]) =>
  db
    .selectFrom('applications')
    .leftJoin('earlier_rounds as earlier', 'earlier.application_id', 'applications.id')
    .select((eb) => [
      'job_id',
      eb.fn.countAll<number>().filterWhere(awaitsAnswer()).as('waiting'),
      eb.fn.countAll<number>().filterWhere(sql<boolean>`${awaitsAnswer()} and answer_due_at < now()`).as('overdue'),
      eb.fn.count<number>(eb.fn.coalesce('applications.answered_at', 'earlier.answered_at')).as('answered'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'interview').as('interviews'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'hired').as('hired'),
    ])
    .where('job_id', '=', anyUuid(jobIds))
    .groupBy('job_id')
    .execute()
