import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** The latest pairs in which the company looks like another one. */
export const listPairs = (db: Db, companyId: CompanyId, limit: number) =>
  db
    .selectFrom('lookalikes')
    .select(['other_id', 'rule', 'job_id', 'other_job_id', 'found_at'])
    .where('company_id', '=', companyId)
    .orderBy('found_at', 'desc')
    .orderBy('other_id')
    .orderBy('rule')
    .limit(limit)
    .execute()

export const listCompared = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('employers')
    .select(['user_id', 'business_name', 'company_website', 'picture_key', 'created_at'])
    .select(['verified_domain', 'verified_by', 'verified_at'])
    .where('user_id', '=', anyUuid(ids))
    .execute()
export type ComparedRow = Awaited<ReturnType<typeof listCompared>>[number]

export const listComparedJobs = (db: Db, ids: readonly string[]) =>
  db.selectFrom('jobs').select(['id', 'title', 'description', 'published_at']).where('id', '=', anyUuid(ids)).execute()
export type ComparedJobRow = Awaited<ReturnType<typeof listComparedJobs>>[number]
