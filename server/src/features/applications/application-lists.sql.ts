import type { ApplicationOrder } from '@hearback/contract/hiring/applications.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { containsWords } from '../../db/typed-words.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicationRows } from './application-rows.sql.ts'

interface Page {
  page: number
  limit: number
  status?: string | undefined
}

/**
 * Whether job title and company contain the words. A scalar subquery, so that only the jobs of the applications are read:
 * the planner could join an exists with all jobs.
 */
const isAbout = (keyword: string) =>
  sql<boolean>`(select ${containsWords(sql`concat_ws(' ', job.title, company.business_name)`, keyword)}
    from jobs job join employers company on company.user_id = job.employer_id where job.id = applications.job_id)`

/** Counts by status, of the applications that match the keyword. */
export const countApplicationsOf = (db: Db, seekerId: string, keyword: string) =>
  db
    .selectFrom('applications')
    .select((eb) => [standing.as('status'), eb.fn.countAll<number>().as('count')])
    .where('seeker_id', '=', seekerId)
    .$if(keyword !== '', (query) => query.where(isAbout(keyword)))
    .groupBy(standing)
    .execute()

interface OwnFilters extends Page {
  keyword: string
  sort: ApplicationOrder
}

export const listApplicationRowsOf = (db: Db, seekerId: string, filters: OwnFilters) =>
  applicationRows(db)
    .where('applications.seeker_id', '=', seekerId)
    .$if(filters.keyword !== '', (query) => query.where(isAbout(filters.keyword)))
    .$if(filters.status !== undefined, (query) => query.where(standing, '=', filters.status ?? ''))
    .$if(filters.sort === 'applied', (query) => query.orderBy('applications.applied_at', 'desc'))
    .$if(filters.sort === 'due', (query) =>
      query
        .orderBy(awaitsAnswer(), 'desc')
        .orderBy(sql`case when ${awaitsAnswer()} then applications.answer_due_at end`),
    )
    .orderBy('applications.status_changed_at', 'desc')
    .orderBy('applications.id')
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .execute()

/** The applications among the ids to jobs that the member sees, unordered. */
export const listApplicationRowsByIds = (db: Db, member: CompanyViewer, ids: readonly string[]) =>
  applicationRows(db)
    .where('applications.employer_id', '=', member.companyId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .where('applications.id', '=', anyUuid(ids))
    .execute()

/** The applications between these two, latest change first. */
export const listApplicationRowsBetween = (
  db: Db,
  between: { employerId: CompanyId; seekerId: string },
  limit: number,
) =>
  applicationRows(db)
    .where('applications.seeker_id', '=', between.seekerId)
    .where('applications.employer_id', '=', between.employerId)
    .orderBy('applications.status_changed_at', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .execute()
