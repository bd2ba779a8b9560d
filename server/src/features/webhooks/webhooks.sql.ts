import { webhookLimits } from '@hearback/contract/accounts/company-limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

export type EndpointRow = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>

const endpoints = (db: Db, companyId: CompanyId) =>
  db.selectFrom('webhook_endpoints').selectAll().where('company_id', '=', companyId)

export const listEndpoints = (db: Db, companyId: CompanyId) =>
  endpoints(db, companyId).orderBy('slot').limit(webhookLimits.endpoints).execute()

export const findEndpoint = (db: Db, companyId: CompanyId, id: string) =>
  endpoints(db, companyId).where('id', '=', id).executeTakeFirst()

/** Locks the endpoint against concurrent changes; undefined if the company has no such one. */
export const lockEndpoint = (tx: Tx, companyId: CompanyId, id: string) =>
  endpoints(tx, companyId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export interface NewEndpoint {
  id: string
  companyId: CompanyId
  url: string
  description: string
  types: readonly string[]
  sealedSecret: Buffer
}

/** Undefined once all slots are taken. Call under the lock of the company. */
export const insertEndpoint = (tx: Tx, endpoint: NewEndpoint) =>
  tx
    .insertInto('webhook_endpoints')
    .columns(['id', 'company_id', 'slot', 'url', 'description', 'types', 'sealed_secret'])
    .expression((eb) =>
      eb
        .selectFrom(
          firstFreeSlot('webhook_endpoints', sql`company_id = ${endpoint.companyId}`, webhookLimits.endpoints).as(
            'free',
          ),
        )
        .select([
          sql<string>`${endpoint.id}::uuid`.as('id'),
          sql<string>`${endpoint.companyId}::uuid`.as('company_id'),
          'free.slot',
          sql<string>`${endpoint.url}::text`.as('url'),
          sql<string>`${endpoint.description}::text`.as('description'),
          sql<string[]>`${endpoint.types}::text[]`.as('types'),
          sql<Buffer>`${endpoint.sealedSecret}::bytea`.as('sealed_secret'),
        ]),
    )
    .returningAll()
    .executeTakeFirst()

export interface EndpointChange {
  url?: string | undefined
  description?: string | undefined
  types?: string[] | undefined
}

export const updateEndpoint = (tx: Tx, id: string, { url, description, types }: EndpointChange) =>
  tx
    .updateTable('webhook_endpoints')
    .set({
      url: sql<string>`coalesce(${url ?? null}, url)`,
      description: sql<string>`coalesce(${description ?? null}, description)`,
      types: sql<string[]>`coalesce(${types ?? null}::text[], types)`,
    })
    .where('id', '=', id)
    .execute()

export const enableEndpoint = (tx: Tx, id: string) =>
  tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: null, disabled_reason: null, failing_since: null })
    .where('id', '=', id)
    .execute()

/** Disables the endpoint, and ends the retries of its events; owners may replay them. Returns whether it was enabled. */
export async function disableEndpoint(tx: Tx, id: string, reason: 'owner' | 'failing' | 'gone'): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: sql<Date>`now()`, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', settled_at: sql<Date>`now()`, leased_until: null })
    .where('endpoint_id', '=', id)
    .where('status', '=', sql.lit('waiting'))
    .execute()
  return true
}

/** Secrets before the last one that sign too. */
const maxOlderSecrets = 4

/** The secret of before signs too for 24 hours, with those that it replaced less than 24 hours ago. */
export const rotateSecret = (tx: Tx, id: string, sealedSecret: Buffer) =>
  tx
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      sealed_old_secret: eb.ref('sealed_secret'),
      sealed_older_secrets: sql<Buffer[]>`case when old_secret_until > now()
        then (sealed_old_secret || sealed_older_secrets)[1:${sql.lit(maxOlderSecrets)}] else '{}' end`,
      old_secret_until: sql<Date>`now() + interval '24 hours'`,
      sealed_secret: sealedSecret,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteEndpoint = (tx: Tx, id: string) => tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()

export const deleteWebhooksOf = async (tx: Tx, companyId: CompanyId): Promise<void> => {
  await tx.deleteFrom('webhook_endpoints').where('company_id', '=', companyId).execute()
  await tx.deleteFrom('webhook_events').where('company_id', '=', companyId).execute()
}

/** The owners of the company, with what their emails need. */
export const listOwners = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email'])
    .where('company_id', '=', companyId)
    .where('role', '=', sql.lit('owner'))
    .execute()
