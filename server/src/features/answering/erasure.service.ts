import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteTemplatesOf } from './templates.sql.ts'

export async function eraseTemplates(tx: Tx, employerId: CompanyId): Promise<void> {
  await deleteTemplatesOf(tx, employerId)
}
