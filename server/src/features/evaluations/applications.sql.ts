import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'

/** The applicant and the job of an application to the company, to a job that the member sees. */
export const findApplicantTo = (tx: Tx, member: CompanyViewer, id: string) =>
  tx
    .selectFrom('applications')
    .select(['seeker_id', 'job_id'])
    .where('id', '=', id)
    .where('employer_id', '=', member.companyId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .executeTakeFirst()

/** Locks an application, which serializes what members write about it. An erasure locks the accounts first, so this comes after. */
export const lockApplication = (tx: Tx, id: string) =>
  tx.selectFrom('applications').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Keeps the accounts from being erased until the end of the transaction; returns false if one already is. */
export async function holdAccounts(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select(sql<boolean>`origin = 'erased'`.as('is_erased'))
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.every((row) => !row.is_erased)
}
