import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

interface Page {
  readonly companyId: CompanyId
  readonly externalId: string | undefined
  readonly jobId: string | undefined
  readonly status: ApplicationStatus | undefined
  readonly changedSince: string | undefined
  /** The last application of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** Ids in descending order, by the index `applications_of_company`: a change of an application moves none. */
export const listApplicationIdsAfter = (db: Db, page: Page) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('employer_id', '=', page.companyId)
    .$if(page.externalId !== undefined, (query) =>
      query.where(
        'job_id',
        '=',
        sql<string>`(select external_jobs.job_id from external_jobs
          where external_jobs.company_id = ${page.companyId} and external_jobs.external_id = ${page.externalId})`,
      ),
    )
    .$if(page.jobId !== undefined, (query) => query.where('job_id', '=', page.jobId ?? ''))
    .$if(page.status !== undefined, (query) => query.where('status', '=', page.status ?? ''))
    .$if(page.changedSince !== undefined, (query) => query.where('updated_at', '>=', new Date(page.changedSince ?? 0)))
    .$if(page.after !== undefined, (query) => query.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** The minute covers transactions that were not committed when the list was read: rows tell when theirs began. */
export async function findSyncTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() - interval '1 minute' as at`.execute(db)
  return rows[0]?.at ?? new Date(0)
}
