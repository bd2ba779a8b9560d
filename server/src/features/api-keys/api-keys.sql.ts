import { keyLimits } from '@hearback/contract/accounts/company-limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import { isActiveAccount, isCompanyShown } from '../../db/visibility.ts'

/** Names of members who are in the company; founders entered theirs with its profile. */
const creatorName = sql<string | null>`(
  select nullif(trim(concat_ws(' ', coalesce(member.first_name, own.first_name), coalesce(member.last_name, own.last_name))), '')
  from company_members member
  left join employers own on own.user_id = member.user_id and member.user_id = member.company_id
  where member.company_id = api_keys.company_id and member.user_id = api_keys.created_by)`.as('creator_name')

const isExpired = sql<boolean>`(api_keys.expires_at is not null and api_keys.expires_at <= now())`

const keys = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'hint', 'created_at', 'last_used_at', 'expires_at'])
    .select([creatorName, isExpired.as('is_expired')])
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

/** The keys of the company that were not revoked, latest first. */
export const listKeys = (db: Db, companyId: CompanyId) =>
  keys(db, companyId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(keyLimits.listed).execute()

export const findKey = (db: Db, companyId: CompanyId, id: string) =>
  keys(db, companyId).where('id', '=', id).executeTakeFirstOrThrow()

interface NewKey {
  readonly companyId: CompanyId
  readonly createdBy: PersonId
  readonly name: string
  readonly scopes: readonly string[]
  readonly tokenHash: Buffer
  readonly hint: string
  /** Null for a key that does not expire. */
  readonly expiresInDays: number | null
}

/** Undefined once all slots are taken by usable keys. Call under the lock of the company. */
export async function insertKey(tx: Tx, key: NewKey): Promise<string | undefined> {
  await tx
    .updateTable('api_keys')
    .set({ slot: null })
    .where('company_id', '=', key.companyId)
    .where('slot', 'is not', null)
    .where(isExpired)
    .execute()
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (company_id, slot, created_by, name, scopes, token_hash, hint, expires_at)
    select ${key.companyId}::uuid, free.slot, ${key.createdBy}::uuid, ${key.name}, ${key.scopes}::text[], ${key.tokenHash}::bytea,
      ${key.hint}, now() + make_interval(hours => 24 * ${key.expiresInDays}::int)
    from ${firstFreeSlot('api_keys', sql`company_id = ${key.companyId}`, keyLimits.keys)} as free
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Returns the name of the key; undefined if the company has no such key, or it was revoked before. */
export async function setRevoked(
  tx: Tx,
  { companyId, userId }: { companyId: CompanyId; userId: PersonId },
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()`, revoked_by: userId, slot: null })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/**
 * The key of a token with the person whom it acts as: its creator while they are an owner or recruiter of the company, else the
 * first owner. Suspended people are left out.
 */
export const findKeyByToken = async (db: Db, tokenHash: Buffer) => (await listKeysByToken(db, { tokenHash }))[0]

const listKeysByToken = precompiledQuery((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users as company', 'company.id', 'api_keys.company_id')
    .leftJoin('employers', 'employers.user_id', 'api_keys.company_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('company_members')
          .innerJoin('users', 'users.id', 'company_members.user_id')
          .select(['company_members.user_id', 'company_members.role'])
          .whereRef('company_members.company_id', '=', 'api_keys.company_id')
          .where(isActiveAccount())
          .where(
            sql<boolean>`(company_members.role = 'owner'
              or (company_members.role = 'recruiter' and company_members.user_id = api_keys.created_by))`,
          )
          .orderBy(sql`company_members.user_id is distinct from api_keys.created_by`)
          .orderBy(sql`coalesce(company_members.joined_at, users.created_at)`)
          .orderBy('company_members.user_id')
          .limit(1)
          .as('actor'),
      (join) => join.onTrue(),
    )
    .select(['api_keys.id', 'api_keys.company_id', 'api_keys.scopes', 'actor.user_id', 'actor.role'])
    .select([
      isExpired.as('is_expired'),
      sql<boolean>`api_keys.revoked_at is not null`.as('is_revoked'),
      isActiveAccount('company').as('is_active'),
      isCompanyShown().as('is_shown'),
      sql<boolean>`(api_keys.last_used_at > now() - interval '1 minute') is true`.as('was_just_used'),
    ])
    .where('api_keys.token_hash', '=', tokenHash),
)

/** Records a use, unless another call has just done so. Skips a locked key, so that no call waits for another. */
export const recordUse = (db: Db, id: string) =>
  sql`update api_keys set last_used_at = now() where id = (select id from api_keys
    where id = ${id} and (last_used_at > now() - interval '1 minute') is not true for no key update skip locked)`.execute(
    db,
  )

/** The owners of the company, with what their emails need. */
export const listOwners = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email'])
    .where('company_id', '=', companyId)
    .where('role', '=', sql.lit('owner'))
    .execute()

export const deleteKeysOf = (tx: Tx, companyId: CompanyId) =>
  tx.deleteFrom('api_keys').where('company_id', '=', companyId).execute()

/** Keys that the person made act as the first owner from then on. */
export async function forgetMaker(tx: Tx, userId: PersonId): Promise<void> {
  await tx.updateTable('api_keys').set({ created_by: null }).where('created_by', '=', userId).execute()
  await tx.updateTable('api_keys').set({ revoked_by: null }).where('revoked_by', '=', userId).execute()
}
