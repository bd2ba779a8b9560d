import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface NewFlow {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  nonce: string
  verifier: string
  session_id: string | null
}

export const insertFlow = (db: Db, flow: NewFlow, minutes: number) =>
  db
    .insertInto('oidc_flows')
    .values({ ...flow, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute()

/**
 * Consumes a flow. Returns undefined for one that was used, has expired, or belongs to another browser, issuer or session; those
 * attempts do not consume it.
 */
export const takeFlow = (
  db: Db,
  flow: Pick<NewFlow, 'state_hash' | 'browser_hash' | 'provider' | 'session_id'>,
): Promise<{ nonce: string; verifier: string } | undefined> =>
  db
    .deleteFrom('oidc_flows')
    .where('state_hash', '=', flow.state_hash)
    .where('browser_hash', '=', flow.browser_hash)
    .where('provider', '=', flow.provider)
    .where('session_id', 'is not distinct from', flow.session_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()

export const deleteExpiredFlows = (db: Db) =>
  db.deleteFrom('oidc_flows').where('expires_at', '<', sql<Date>`now()`).execute()
