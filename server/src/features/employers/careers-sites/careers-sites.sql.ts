import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'

export const findSites = (db: Db, companyId: CompanyId) =>
  db.selectFrom('employers').select('careers_sites as sites').where('user_id', '=', companyId).executeTakeFirst()

export const lockSites = (tx: Tx, companyId: CompanyId) =>
  tx
    .selectFrom('employers')
    .select('careers_sites as sites')
    .where('user_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateSites = (tx: Tx, companyId: CompanyId, sites: string[]) =>
  tx.updateTable('employers').set({ careers_sites: sites }).where('user_id', '=', companyId).execute()
