import { domainLimits } from '@hearback/contract/accounts/company-limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

const columns = [
  'company_domains.id',
  'company_domains.company_id',
  'company_domains.domain',
  'company_domains.token',
  'company_domains.contested_at',
] as const

const isHeld = sql<boolean>`exists (select from domain_holders where domain_holders.domain_id = company_domains.id)`

const domains = (db: Db) => db.selectFrom('company_domains').select(columns).select(isHeld.as('is_held'))

export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>

/** The domains of the company, in the order in which they were added. */
export const listDomains = (db: Db, companyId: CompanyId) =>
  domains(db).where('company_id', '=', companyId).orderBy('slot').limit(domainLimits.domains).execute()

export const findDomain = (db: Db, companyId: CompanyId, id: string) =>
  domains(db).where('company_id', '=', companyId).where('company_domains.id', '=', id).executeTakeFirst()

export const findDomainByName = (db: Db, companyId: CompanyId, domain: string) =>
  domains(db).where('company_id', '=', companyId).where('domain', '=', domain).executeTakeFirst()

/** The domain of whichever company. */
export const findNamedDomain = (db: Db, id: string) =>
  domains(db).where('company_domains.id', '=', id).executeTakeFirst()

/** Undefined once all slots are taken. Call under the lock of the company. */
export const insertDomain = (
  tx: Tx,
  { companyId, domain, token }: { companyId: CompanyId; domain: string; token: string },
) =>
  tx
    .insertInto('company_domains')
    .columns(['company_id', 'slot', 'domain', 'token'])
    .expression((eb) =>
      eb
        .selectFrom(firstFreeSlot('company_domains', sql`company_id = ${companyId}`, domainLimits.domains).as('free'))
        .select([
          sql<string>`${companyId}::uuid`.as('company_id'),
          'free.slot',
          sql<string>`${domain}::text`.as('domain'),
          sql<string>`${token}::text`.as('token'),
        ]),
    )
    .returning('id')
    .executeTakeFirst()

/** Deletes the domain with its proofs; another company may hold it then. Returns its name; undefined if there is none. */
export async function deleteDomain(tx: Tx, companyId: CompanyId, id: string): Promise<string | undefined> {
  await tx.deleteFrom('domain_holders').where('domain_id', '=', id).where('company_id', '=', companyId).execute()
  const row = await tx
    .deleteFrom('company_domains')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('domain')
    .executeTakeFirst()
  return row?.domain
}

export async function deleteDomainsOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.deleteFrom('domain_holders').where('company_id', '=', companyId).execute()
  await tx.deleteFrom('company_domains').where('company_id', '=', companyId).execute()
}

/** Makes the company the holder of the domain, unless another one is; exact under concurrency. Returns whether it is now. */
export async function holdDomain(tx: Tx, row: { id: string; company_id: string; domain: string }): Promise<boolean> {
  await tx
    .insertInto('domain_holders')
    .values({ domain: row.domain, domain_id: row.id, company_id: row.company_id })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute()
  const holder = await findHolder(tx, row.domain)
  return holder?.domain_id === row.id
}

/** The company that a domain belongs to. */
export const findHolder = (db: Db, domain: string) =>
  db
    .selectFrom('domain_holders')
    .innerJoin('employers', 'employers.user_id', 'domain_holders.company_id')
    .select(['domain_holders.domain_id', 'domain_holders.company_id', 'employers.business_name', 'held_since'])
    .where('domain', '=', domain)
    .executeTakeFirst()

export const releaseDomain = (tx: Tx, domainId: string) =>
  tx.deleteFrom('domain_holders').where('domain_id', '=', domainId).execute()

export const setContested = (tx: Tx, id: string, isContested: boolean) =>
  tx
    .updateTable('company_domains')
    .set({ contested_at: isContested ? sql<Date>`coalesce(contested_at, now())` : null })
    .where('id', '=', id)
    .execute()

/** The name of the company and whether it is listed without a proof. */
export const findCompany = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('employers')
    .select(['business_name', 'verified_domain', 'approved_at', 'import_name'])
    .where('user_id', '=', companyId)
    .executeTakeFirst()

/** The owners of the company, with what their emails need. */
export const listOwners = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email'])
    .where('company_id', '=', companyId)
    .where('role', '=', sql.lit('owner'))
    .execute()
