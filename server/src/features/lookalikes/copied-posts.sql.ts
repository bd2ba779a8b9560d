import { type SqlBool, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Jobs whose check is due, the longest waiting first. */
export const listDuePosts = (db: Db, limit: number) =>
  db
    .selectFrom('copied_post_checks')
    .select(['job_id', 'requests', 'changed_at'])
    .where(isRetryable('copied-posts', sql.ref('job_id')))
    .orderBy('requested_at')
    .orderBy('job_id')
    .limit(limit)
    .execute()
export type DuePost = Awaited<ReturnType<typeof listDuePosts>>[number]

/** Ends the request, unless the text changed since. */
export const deletePostCheck = (tx: Tx, { job_id, requests }: DuePost) =>
  tx.deleteFrom('copied_post_checks').where('job_id', '=', job_id).where('requests', '=', requests).execute()

/** Jobs with what is compared, without those of erased companies. */
export const listPosts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .leftJoin('post_fingerprints', 'post_fingerprints.job_id', 'jobs.id')
    .select(['jobs.id', 'employer_id', 'title', 'description', 'source', 'status', 'published_at', 'text_since'])
    .select(['business_name', 'import_name'])
    .where('jobs.id', '=', anyUuid(ids))
    .where('erased_at', 'is', null)
    .execute()
export type PostRow = Awaited<ReturnType<typeof listPosts>>[number]

/** Stores the fingerprint of a text. `text_since` stays while the text is nearly the same. */
export const upsertFingerprint = (
  tx: Tx,
  post: { id: string; companyId: CompanyId; hashes: readonly number[]; since: Date },
) =>
  tx
    .insertInto('post_fingerprints')
    .values({ job_id: post.id, company_id: post.companyId, hashes: [...post.hashes], text_since: post.since })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({
        hashes: sql`excluded.hashes`,
        text_since: sql`case when post_fingerprints.hashes && excluded.hashes then post_fingerprints.text_since else excluded.text_since end`,
      }),
    )
    .execute()

export const deleteFingerprint = (tx: Tx, jobId: string) =>
  tx.deleteFrom('post_fingerprints').where('job_id', '=', jobId).execute()

/** Jobs of other companies with a band in common, by an index. */
export const listSimilarPosts = async (
  db: Db,
  { companyId, hashes }: { companyId: CompanyId; hashes: readonly number[] },
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('post_fingerprints')
    .select('job_id')
    .where(sql<SqlBool>`hashes && ${sql.val([...hashes])}::integer[]`)
    .where('company_id', '<>', companyId)
    .limit(limit)
    .execute()
  return rows.map((row) => row.job_id)
}
