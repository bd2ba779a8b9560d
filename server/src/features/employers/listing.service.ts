import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Listing } from '../../db/visibility.ts'
import { findListed } from './listing.sql.ts'

/** Whether feeds, sitemaps, structured data and alerts have the company (product.md section 17.2). */
export const isListed = async (db: Db, { verifiesEmployers }: Listing, id: CompanyId): Promise<boolean> =>
  !verifiesEmployers || findListed(db, id)
