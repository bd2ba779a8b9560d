import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Publish } from '../../domain/events.ts'
import { releasePicture } from '../pictures/pictures.service.ts'
import { lockEmployer } from './employers.sql.ts'
import { blankEmployer } from './erasure.sql.ts'

/** Erases a company profile and releases its picture; does nothing without a profile. */
export async function eraseEmployer(tx: Tx, publish: Publish, employerId: CompanyId): Promise<void> {
  const before = await lockEmployer(tx, employerId)
  if (!before) return
  await blankEmployer(tx, employerId)
  await releasePicture(tx, before.picture_key)
  publish('employer.changed', { employerId })
}
