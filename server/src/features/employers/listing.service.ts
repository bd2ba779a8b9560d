import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Listing } from '../../db/visibility.ts'
import { clearApproved, findListed, setApproved } from './listing.sql.ts'

/** Whether feeds, sitemaps, structured data and alerts have the company (product.md section 17.2). */
export const isListed = async (db: Db, { verifiesEmployers }: Listing, id: CompanyId): Promise<boolean> =>
  !verifiesEmployers || findListed(db, id)

/** Lists a company without a proof; returns false if it was approved before. */
export const setCompanyApproved = (tx: Tx, id: CompanyId): Promise<boolean> => setApproved(tx, id)

/** Ends an approval; a company without a proof is no longer listed. Returns false if it had none. */
export const clearCompanyApproval = (tx: Tx, id: CompanyId): Promise<boolean> => clearApproved(tx, id)
