import type { ExportedTable } from '@hearback/contract/data-rights.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../viewer.ts'
import { listPersonal } from './data-rights.sql.ts'
import { exported, leftOut } from './personal-data.ts'

interface Export {
  exportedAt: string
  userId: string
  tables: Record<string, ExportedTable>
  leftOut: Record<string, string>
}

/** Everything stored about the viewer at one instant; 10 times an hour. Tables without a row of theirs are left away. */
export async function exportOf({ db, limits }: Pick<Deps, 'db' | 'limits'>, { userId }: Viewer): Promise<Export> {
  await limits.consume('exportByUser', userId)
  const tables = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found: Record<string, ExportedTable> = {}
      for (const [table, part] of Object.entries(exported)) {
        const { about, rows } = await listPersonal(tx, table, part, userId)
        if (rows.length > 0) found[table] = { about, rows }
      }
      return found
    })
  return { exportedAt: new Date().toISOString(), userId, tables, leftOut }
}
