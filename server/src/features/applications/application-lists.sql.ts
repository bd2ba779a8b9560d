import type { ApplicationOrder } from '@hearback/contract/hiring/applications.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { applicationRows } from './application-rows.sql.ts'

interface Page {
  page: number
  limit: number
  status?: string | undefined
}

export const countApplicationsOf = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .select((eb) => [standing.as('status'), eb.fn.countAll<number>().as('count')])
    .where('seeker_id', '=', seekerId)
    .groupBy(standing)
    .execute()

export const listApplicationRowsOf = (db: Db, seekerId: string, filters: Page & { sort: ApplicationOrder }) =>
  applicationRows(db)
    .where('applications.seeker_id', '=', seekerId)
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

/** The applications to this employer among the ids, unordered. */
export const listApplicationRowsByIds = (db: Db, employerId: CompanyId, ids: readonly string[]) =>
  applicationRows(db)
    .where('applications.employer_id', '=', employerId)
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
