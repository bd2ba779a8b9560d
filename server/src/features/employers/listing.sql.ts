import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isCompanyListed } from '../../db/visibility.ts'

export const findListed = async (db: Db, id: CompanyId): Promise<boolean> =>
  (await db
    .selectFrom('employers')
    .select('user_id')
    .where('user_id', '=', id)
    .where(isCompanyListed())
    .executeTakeFirst()) !== undefined
