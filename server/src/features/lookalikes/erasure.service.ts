import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteComparisons } from './lookalikes.sql.ts'

/** Deletes what a company was compared by, and the pairs that it was found in. Open cases stay. */
export const eraseComparisons = (tx: Tx, companyId: CompanyId): Promise<void> => deleteComparisons(tx, companyId)
