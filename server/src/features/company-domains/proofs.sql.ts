import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'

export type Method = 'dns' | 'email'
interface Key {
  readonly id: string
  readonly company_id: string
}

/** The proofs of these domains, also lapsed and unfinished ones, DNS first. */
export const listProofs = (db: Db, domainIds: readonly string[]) =>
  db
    .selectFrom('domain_proofs')
    .selectAll()
    .where('domain_id', '=', anyUuid(domainIds))
    .orderBy('domain_id')
    .orderBy('method')
    .execute()
export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number]

const fresh = {
  checked_at: sql<Date>`now()`,
  failing_since: null,
  failure: null,
  lapsed_at: null,
  code_hash: null,
  code_expires_at: null,
}

/** Records that the proof was found now, and plans the next check. A proof that did not lapse keeps its date. */
export const upsertProved = (tx: Tx, { id, company_id }: Key, method: Method, days: number) => {
  const check_at = sql<Date>`now() + make_interval(days => ${days})`
  return tx
    .insertInto('domain_proofs')
    .values({ domain_id: id, company_id, method, proved_at: sql`now()`, ...fresh, check_at })
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'method']).doUpdateSet({
        ...fresh,
        check_at,
        proved_at: sql<Date>`case when domain_proofs.lapsed_at is null then coalesce(domain_proofs.proved_at, now()) else now() end`,
      }),
    )
    .execute()
}

/**
 * Records a failed check of a proof that counts, and plans another one tomorrow. A timeout never replaces an answer, and the first
 * answer restarts the time of grace. Returns since when it fails; undefined for proofs that do not count.
 */
export const setFailing = async (
  tx: Tx,
  domainId: string,
  method: Method,
  failure: string,
): Promise<Date | undefined> => {
  const isFirstAnswer = sql`domain_proofs.failure = 'timeout' and ${failure} <> 'timeout'`
  const row = await tx
    .updateTable('domain_proofs')
    .set({
      failing_since: sql`case when failing_since is null or (${isFirstAnswer}) then now() else failing_since end`,
      failure: sql`case when ${failure} = 'timeout' then coalesce(domain_proofs.failure, ${failure}) else ${failure} end`,
      check_at: sql`now() + interval '1 day'`,
    })
    .where('domain_id', '=', domainId)
    .where('method', '=', method)
    .where('proved_at', 'is not', null)
    .where('lapsed_at', 'is', null)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? undefined
}

export const setLapsed = (tx: Tx, domainId: string, method: Method) =>
  tx
    .updateTable('domain_proofs')
    .set({ lapsed_at: sql`now()`, check_at: null })
    .where('domain_id', '=', domainId)
    .where('method', '=', method)
    .execute()

/** Whether a proof of the domain counts. */
export const hasProof = async (db: Db, domainId: string): Promise<boolean> =>
  (await db
    .selectFrom('domain_proofs')
    .select('method')
    .where('domain_id', '=', domainId)
    .where('proved_at', 'is not', null)
    .where('lapsed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Replaces the code, and the address that later checks write to. */
export const upsertCode = (
  tx: Tx,
  { id, company_id }: Key,
  { email, codeHash, minutes }: { email: string; codeHash: string; minutes: number },
) => {
  const code = {
    email,
    code_hash: codeHash,
    code_expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    code_attempts: 0,
  }
  return tx
    .insertInto('domain_proofs')
    .values({ domain_id: id, company_id, method: 'email', ...code })
    .onConflict((conflict) => conflict.columns(['domain_id', 'method']).doUpdateSet(code))
    .execute()
}

/** Counts one attempt, outside a transaction; undefined without a valid code, or after the last attempt. */
export const tryCode = (db: Db, companyId: CompanyId, domainId: string, attempts: number) =>
  db
    .updateTable('domain_proofs')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('domain_id', '=', domainId)
    .where('method', '=', sql.lit('email'))
    .where('code_attempts', '<', attempts)
    .where('code_expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst()

/** Uses up the code; false when it was used or replaced, also under concurrency. */
export async function takeCode(tx: Tx, domainId: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('domain_proofs')
    .set({ code_hash: null, code_expires_at: null })
    .where('domain_id', '=', domainId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Proofs that are due for a check, the longest due first. */
export const listDueProofs = (db: Db, limit: number) =>
  db
    .selectFrom('domain_proofs')
    .innerJoin('company_domains', 'company_domains.id', 'domain_proofs.domain_id')
    .select(['domain_proofs.domain_id', 'domain_proofs.company_id', 'domain_proofs.method'])
    .select(['company_domains.domain', 'company_domains.token', 'domain_proofs.email', 'domain_proofs.failing_since'])
    .where('check_at', '<=', sql<Date>`now()`)
    .where(isRetryable('domain-checks', sql`domain_proofs.domain_id`))
    .orderBy('check_at')
    .limit(limit)
    .execute()
export type DueProof = Awaited<ReturnType<typeof listDueProofs>>[number]

/** The address goes with the person who may be behind it; the proof lapses unless it is confirmed again. */
export const forgetAddress = (tx: Tx, email: string) =>
  tx.updateTable('domain_proofs').set({ email: null }).where('email', '=', email).execute()
