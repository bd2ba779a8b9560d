import type { JobStatus } from '@hearback/contract/jobs/jobs.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

/** The job that a company names by this id. */
export const findExternalJob = async (db: Db, companyId: CompanyId, externalId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('external_jobs')
      .select('job_id')
      .where('company_id', '=', companyId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
  )?.job_id

export const nameJob = (tx: Tx, companyId: CompanyId, externalId: string, jobId: string) =>
  tx.insertInto('external_jobs').values({ company_id: companyId, external_id: externalId, job_id: jobId }).execute()

/** The external ids of these jobs, by job. */
export const listExternalIds = async (db: Db, jobIds: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .selectFrom('external_jobs')
        .select(['job_id', 'external_id'])
        .where('job_id', '=', anyUuid(jobIds))
        .execute()
    ).map((row) => [row.job_id, row.external_id]),
  )

interface Page {
  readonly companyId: CompanyId
  readonly status: JobStatus | undefined
  /** The last job of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** The status with jobs whose end is over, before the expiry job has processed them. */
const shownStatus = sql<string>`case when status = 'open' and expires_at <= now() then 'expired' else status end`

/** Ids of the company's jobs that were not deleted, latest published first. */
export const listJobIdsAfter = (db: Db, { companyId, status, after, limit }: Page) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (query) => query.where(shownStatus, '=', status ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(published_at, id) < ((select published_at from jobs where id = ${after}), ${after}::uuid)`,
      ),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Whether the company has had this job, deleted or not. */
export const isJobOf = async (db: Db, companyId: CompanyId, id: string): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('employer_id', '=', companyId)
    .executeTakeFirst()) !== undefined

export const deleteExternalIdsOf = (tx: Tx, companyId: CompanyId) =>
  tx.deleteFrom('external_jobs').where('company_id', '=', companyId).execute()
