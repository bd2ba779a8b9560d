import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { deletePhotosOf } from './company-photos.sql.ts'

/** Deletes the photos of a company; the database releases their files. */
export async function eraseCompanyPhotos(tx: Tx, employerId: CompanyId): Promise<void> {
  await lockCompany(tx, employerId)
  await deletePhotosOf(tx, employerId)
}
