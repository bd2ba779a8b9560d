import type { Db } from '../../db/database.ts'
import { isCompanyShown } from '../../db/visibility.ts'

/** How many companies there are, and when one of them changed last. */
export const countEmployerLinks = (db: Db) =>
  db
    .selectFrom('employers')
    .where(isCompanyShown())
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('updated_at').as('changed_at')])
    .executeTakeFirstOrThrow()

/** Companies in the order of their ids, which is that of their coming. */
export const listEmployerLinks = (db: Db, { offset, limit }: { offset: number; limit: number }) =>
  db
    .selectFrom('employers')
    .select(['user_id', 'business_name', 'updated_at'])
    .where(isCompanyShown())
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute()
