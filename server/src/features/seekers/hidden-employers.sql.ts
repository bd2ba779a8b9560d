import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** The companies that a seeker's profile is hidden from, by name. */
export const listHiddenEmployers = (db: Db, seekerId: string) =>
  db
    .selectFrom('hidden_employers')
    .innerJoin('employers', 'employers.user_id', 'hidden_employers.employer_id')
    .select(['employers.user_id', 'employers.business_name'])
    .where('seeker_id', '=', seekerId)
    .orderBy('business_name')
    .orderBy('employers.user_id')
    .execute()

/** Idempotent; returns undefined when there is no such company. */
export const insertHiddenEmployer = (tx: Tx, seekerId: string, employerId: CompanyId) =>
  tx
    .insertInto('hidden_employers')
    .columns(['seeker_id', 'employer_id'])
    .expression((eb) =>
      eb
        .selectFrom('employers')
        .select([sql<string>`${seekerId}::uuid`.as('seeker_id'), 'user_id'])
        .where('user_id', '=', employerId),
    )
    .onConflict((conflict) => conflict.columns(['seeker_id', 'employer_id']).doUpdateSet({ employer_id: employerId }))
    .returning('employer_id')
    .executeTakeFirst()

export const deleteHiddenEmployer = (db: Db, seekerId: string, employerId: CompanyId) =>
  db.deleteFrom('hidden_employers').where('seeker_id', '=', seekerId).where('employer_id', '=', employerId).execute()
