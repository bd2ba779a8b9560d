import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteKeysOf, forgetMaker } from './api-keys.sql.ts'

/** Deletes the keys of a company. */
export async function eraseKeys(tx: Tx, companyId: CompanyId): Promise<void> {
  await deleteKeysOf(tx, companyId)
}

/** Forgets who made and revoked keys; the keys stay with the company. */
export const eraseKeyMaker = (tx: Tx, userId: string): Promise<void> => forgetMaker(tx, userId)
