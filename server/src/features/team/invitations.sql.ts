import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { isActiveAccount, isCompanyShown } from '../../db/visibility.ts'

const columns = [
  'id',
  'email',
  'role',
  'created_at',
  'expires_at',
  sql<boolean>`expires_at <= now()`.as('expired'),
] as const

/** All invitations of the company, also expired ones, latest first. */
export const listInvitations = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_invitations')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.companyInvitations)
    .execute()
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

interface NewInvitation {
  companyId: CompanyId
  email: string
  role: string
  tokenHash: Buffer
  invitedBy: PersonId
}

/** Undefined once all slots are taken. Call under the lock of the company. */
export const insertInvitation = (tx: Tx, { companyId, email, role, tokenHash, invitedBy }: NewInvitation) =>
  tx
    .insertInto('company_invitations')
    .columns(['company_id', 'slot', 'email', 'role', 'token_hash', 'invited_by'])
    .expression((eb) =>
      eb
        .selectFrom(
          firstFreeSlot('company_invitations', sql`company_id = ${companyId}`, limits.companyInvitations).as('free'),
        )
        .select([
          sql<string>`${companyId}::uuid`.as('company_id'),
          'free.slot',
          sql<string>`${email}::text`.as('email'),
          sql<string>`${role}::text`.as('role'),
          sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
          sql<string>`${invitedBy}::uuid`.as('invited_by'),
        ]),
    )
    .returning(columns)
    .executeTakeFirst()

/** Ends an earlier invitation to the address. */
export const deleteInvitationTo = (tx: Tx, companyId: CompanyId, email: string) =>
  tx.deleteFrom('company_invitations').where('company_id', '=', companyId).where('email', '=', email).execute()

/** Expired invitations make room. */
export const deleteExpiredInvitations = (tx: Tx, companyId: CompanyId) =>
  tx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()

export const deleteInvitation = (db: Db, companyId: CompanyId, id: string) =>
  db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['id', 'role'])
    .executeTakeFirst()

export const deleteInvitationsBy = (tx: Tx, userId: PersonId) =>
  tx.deleteFrom('company_invitations').where('invited_by', '=', userId).execute()

export const deleteInvitationsOf = (tx: Tx, companyId: CompanyId) =>
  tx.deleteFrom('company_invitations').where('company_id', '=', companyId).execute()

/** The open invitation of a token, to a company that is neither hidden, erased nor suspended. */
export const findOpenInvitation = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('company_invitations')
    .innerJoin('employers', 'employers.user_id', 'company_invitations.company_id')
    .innerJoin('users', 'users.id', 'company_invitations.company_id')
    .select(['company_invitations.id', 'company_invitations.company_id', 'employers.business_name'])
    .select(['employers.verified_domain', 'employers.verified_by', 'employers.verified_at'])
    .select(['company_invitations.email', 'company_invitations.role', 'company_invitations.expires_at'])
    .select(
      sql<boolean>`exists (select from users invited where invited.email = company_invitations.email)`.as(
        'has_account',
      ),
    )
    .where('company_invitations.token_hash', '=', tokenHash)
    .where('company_invitations.expires_at', '>', sql<Date>`now()`)
    .where(isCompanyShown())
    .where(isActiveAccount())
    .executeTakeFirst()
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>

/** Uses up the invitation; returns false when it was used, replaced or canceled, also under concurrency. */
export async function takeInvitation(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('company_invitations').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The language of the account with this address. */
export const findLanguageOf = async (db: Db, email: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst())?.language

export const purgeExpiredInvitations = (db: Db) =>
  db.deleteFrom('company_invitations').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute()
