import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Replaces the issuer that a domain requires; null removes it. */
export async function setRequirement(
  tx: Tx,
  domain: { id: string; companyId: CompanyId },
  provider: string | null,
): Promise<void> {
  if (provider === null) {
    await tx.deleteFrom('oidc_requirements').where('domain_id', '=', domain.id).execute()
    return
  }
  await tx
    .insertInto('oidc_requirements')
    .values({ domain_id: domain.id, company_id: domain.companyId, provider })
    .onConflict((conflict) => conflict.column('domain_id').doUpdateSet({ provider }))
    .execute()
}

export const listRequirements = (db: Db, companyId: CompanyId) =>
  db.selectFrom('oidc_requirements').select(['domain_id', 'provider']).where('company_id', '=', companyId).execute()

const host = sql<string>`regexp_replace(users.email, '^.*@', '')`
/** The email is at the domain or below it; both are ASCII in lower case. */
const isAtDomain = sql<boolean>`(${host} = domain_holders.domain or right(${host}, char_length(domain_holders.domain) + 1) = '.' || domain_holders.domain)`

/** Members of a company, other than owners, whose email is at a domain that it holds. */
const membersAtDomains = (db: Db) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .innerJoin('domain_holders', 'domain_holders.company_id', 'company_members.company_id')
    .where('company_members.role', '<>', sql.lit('owner'))
    .where(isAtDomain)

/** The issuers that the company of this account requires of it; one, or several where its domains are below each other. */
export const listRequiredOf = (db: Db, userId: string) =>
  membersAtDomains(db)
    .innerJoin('oidc_requirements', 'oidc_requirements.domain_id', 'domain_holders.domain_id')
    .select('oidc_requirements.provider')
    .where('company_members.user_id', '=', userId)
    .execute()

/**
 * Locks the accounts at a domain, so that a sign-in under way either has its session deleted after it or sees the requirement.
 * Returns their ids.
 */
export async function lockMembersAt(tx: Tx, domainId: string): Promise<string[]> {
  const rows = await membersAtDomains(tx)
    .select('users.id')
    .where('domain_holders.domain_id', '=', domainId)
    .orderBy('users.id')
    .forUpdate('users')
    .execute()
  return rows.map(({ id }) => id)
}
