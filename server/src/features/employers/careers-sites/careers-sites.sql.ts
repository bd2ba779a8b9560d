import type { Db, Tx } from '../../../db/database.ts'

export const findSites = (db: Db, companyId: string) =>
  db.selectFrom('employers').select('careers_sites as sites').where('user_id', '=', companyId).executeTakeFirst()

export const lockSites = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('employers')
    .select('careers_sites as sites')
    .where('user_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateSites = (tx: Tx, companyId: string, sites: string[]) =>
  tx.updateTable('employers').set({ careers_sites: sites }).where('user_id', '=', companyId).execute()
