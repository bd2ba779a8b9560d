import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Companies whose check is due, the longest waiting first. */
export const listDueChecks = (db: Db, limit: number) =>
  db
    .selectFrom('lookalike_checks')
    .select(['company_id', 'requests'])
    .where(isRetryable('lookalikes', sql.ref('company_id')))
    .orderBy('requested_at')
    .orderBy('company_id')
    .limit(limit)
    .execute()
export type DueCheck = Awaited<ReturnType<typeof listDueChecks>>[number]

/** Ends the request, unless the company changed since. */
export const deleteCheck = (tx: Tx, { company_id, requests }: DueCheck) =>
  tx.deleteFrom('lookalike_checks').where('company_id', '=', company_id).where('requests', '=', requests).execute()

/** A company with what is compared. Undefined after its erasure. */
export const findCompared = (db: Db, id: CompanyId) =>
  db
    .selectFrom('employers')
    .select(['user_id', 'business_name', 'company_website', 'picture_key', 'verified_domain', 'verified_at'])
    .where('user_id', '=', id)
    .where('erased_at', 'is', null)
    .where('import_name', 'is', null)
    .executeTakeFirst()
export type ComparedCompany = NonNullable<Awaited<ReturnType<typeof findCompared>>>

/** Domains that the company claims, and whether it holds them. */
export const listClaims = (db: Db, id: CompanyId) =>
  db
    .selectFrom('company_domains')
    .select([
      'domain',
      sql<boolean>`exists (select from domain_holders where domain_holders.domain_id = company_domains.id)`.as(
        'is_held',
      ),
    ])
    .where('company_id', '=', id)
    .orderBy('slot')
    .execute()

export type KeyKind = 'name' | 'domain' | 'logo'
export interface Key {
  readonly kind: KeyKind
  readonly key: string
  readonly hashes: readonly number[]
  /** Of a verified company, or a domain that the company holds. */
  readonly isProved: boolean
}

/** Replaces the keys of these kinds. */
export async function replaceKeys(
  tx: Tx,
  companyId: CompanyId,
  kinds: readonly KeyKind[],
  keys: readonly Key[],
): Promise<void> {
  await tx.deleteFrom('lookalike_keys').where('company_id', '=', companyId).where('kind', 'in', kinds).execute()
  if (keys.length === 0) return
  await tx
    .insertInto('lookalike_keys')
    .values(
      keys.map(({ kind, key, hashes, isProved }) => ({
        company_id: companyId,
        kind,
        key,
        hashes: [...hashes],
        is_proved: isProved,
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'key']).doNothing())
    .execute()
}

/**
 * Keys of other companies that have a hash in common with this one, by an index; only proved ones for a key that is not proved.
 * At most `limit`, those of the oldest companies first.
 */
export const listSimilarKeys = (db: Db, companyId: CompanyId, { kind, hashes, isProved }: Key, limit: number) =>
  db
    .selectFrom('lookalike_keys')
    .innerJoin('employers', 'employers.user_id', 'lookalike_keys.company_id')
    .select(['user_id', 'key', 'is_proved', 'business_name', 'verified_domain', 'verified_at'])
    .where(sql<SqlBool>`lookalike_keys.hashes && ${sql.val([...hashes])}::integer[]`)
    .where('kind', '=', kind)
    .where('lookalike_keys.company_id', '<>', companyId)
    .$if(!isProved, (query) => query.where('is_proved', '=', sql.lit(true)))
    .where('erased_at', 'is', null)
    .orderBy('lookalike_keys.company_id')
    .limit(limit)
    .execute()
export type SimilarKey = Awaited<ReturnType<typeof listSimilarKeys>>[number]

export interface Pair {
  readonly companyId: CompanyId
  readonly otherId: CompanyId
  readonly rule: 'similar_name' | 'same_logo' | 'copied_post'
  readonly jobId?: string
  readonly otherJobId?: string
}

/** Records a pair. Returns false if this rule found it before, in either direction; exact under concurrency. */
export async function insertPair(tx: Tx, { companyId, otherId, rule, jobId, otherJobId }: Pair): Promise<boolean> {
  const row = await tx
    .insertInto('lookalikes')
    .values({
      company_id: companyId,
      other_id: otherId,
      rule,
      job_id: jobId ?? null,
      other_job_id: otherJobId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('rule')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteComparisons(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.deleteFrom('lookalike_keys').where('company_id', '=', companyId).execute()
  await tx
    .deleteFrom('lookalikes')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('other_id', '=', companyId)]))
    .execute()
  await tx.deleteFrom('post_fingerprints').where('company_id', '=', companyId).execute()
}
