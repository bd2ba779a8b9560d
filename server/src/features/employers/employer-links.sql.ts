import type { Db } from '../../db/database.ts'
import { isCompanyShown } from '../../db/visibility.ts'

/** Counts companies, and returns the time of the latest change. */
export const countEmployerLinks = (db: Db) =>
  db
    .selectFrom('employers')
    .where(isCompanyShown())
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('updated_at').as('changed_at')])
    .executeTakeFirstOrThrow()

/** Lists companies by id, which is the order of creation. */
export const listEmployerLinks = (db: Db, { offset, limit }: { offset: number; limit: number }) =>
  db
    .selectFrom('employers')
    .select(['user_id', 'business_name', 'updated_at'])
    .where(isCompanyShown())
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute()
