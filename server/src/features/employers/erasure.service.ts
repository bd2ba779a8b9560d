import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Publish } from '../../domain/events.ts'
import { releasePicture } from '../pictures/pictures.service.ts'
import { lockEmployer } from './employers.sql.ts'
import { blankContactPerson, blankEmployer, blankFormerContact } from './erasure.sql.ts'

/** Erases the person that the profile names; the company stays. An owner enters another name with the next change. */
export async function forgetContactPerson(tx: Tx, publish: Publish, employerId: CompanyId): Promise<void> {
  await blankContactPerson(tx, employerId)
  publish('employer.changed', { employerId })
}

/** Erases a person from the profiles of companies that they left before. An owner may have entered another name since. */
export async function forgetFormerContact(tx: Tx, publish: Publish, userId: string): Promise<void> {
  for (const { user_id: employerId } of await blankFormerContact(tx, userId))
    publish('employer.changed', { employerId })
}

/** Erases a company profile and releases its picture; does nothing without a profile. */
export async function eraseEmployer(tx: Tx, publish: Publish, employerId: CompanyId): Promise<void> {
  const before = await lockEmployer(tx, employerId)
  if (!before) return
  await blankEmployer(tx, employerId)
  await releasePicture(tx, before.picture_key)
  publish('employer.changed', { employerId })
}
