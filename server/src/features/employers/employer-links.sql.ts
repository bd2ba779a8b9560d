import type { Db } from '../../db/database.ts'
import { isCompanyListed, isCompanyShown, type Listing } from '../../db/visibility.ts'

/** Counts listed companies, and returns the time of the latest change. */
export const countEmployerLinks = (db: Db, { verifiesEmployers }: Listing) =>
  db
    .selectFrom('employers')
    .where(isCompanyShown())
    .$if(verifiesEmployers, (query) => query.where(isCompanyListed()))
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('updated_at').as('changed_at')])
    .executeTakeFirstOrThrow()

/** Lists listed companies by id, which is the order of creation. */
export const listEmployerLinks = (
  db: Db,
  { verifiesEmployers }: Listing,
  { offset, limit }: { offset: number; limit: number },
) =>
  db
    .selectFrom('employers')
    .select(['user_id', 'business_name', 'updated_at'])
    .where(isCompanyShown())
    .$if(verifiesEmployers, (query) => query.where(isCompanyListed()))
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute()
