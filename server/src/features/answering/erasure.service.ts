import type { Tx } from '../../db/database.ts'
import { deleteTemplatesOf } from './templates.sql.ts'

export async function eraseTemplates(tx: Tx, employerId: string): Promise<void> {
  await deleteTemplatesOf(tx, employerId)
}
