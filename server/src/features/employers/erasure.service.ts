import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Publish } from '../../domain/events.ts'
import { releasePicture } from '../pictures/pictures.service.ts'
import { lockEmployer } from './employers.sql.ts'
import { blankEmployer } from './erasure.sql.ts'

/** Empties a company's profile for good and lets its picture go; nothing without one. */
export async function eraseEmployer(tx: Tx, publish: Publish, employerId: CompanyId): Promise<void> {
  const before = await lockEmployer(tx, employerId)
  if (!before) return
  await blankEmployer(tx, employerId)
  await releasePicture(tx, before.picture_key)
  publish('employer.changed', { employerId })
}
