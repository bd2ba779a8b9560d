import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { publishTalents } from '../../search/index/write-documents.sql.ts'
import { releasePicture } from '../pictures/pictures.service.ts'
import { blankSeeker, deleteExperiencesOf, deleteHiddenEmployersOf } from './erasure.sql.ts'
import { lockSeeker, setPublished } from './profile/seekers.sql.ts'

/** Hides or shows the profile; returns whether it was published before. Does nothing without a profile. */
export async function showProfile(tx: Tx, publish: Publish, seekerId: string, shown: boolean): Promise<boolean> {
  const before = await lockSeeker(tx, seekerId)
  if (!before) return false
  await setPublished(tx, seekerId, shown)
  await publishTalents(tx, [seekerId])
  publish('seeker.changed', { seekerId })
  return before.published_at !== null
}

/** Erases a profile with its experiences, and releases its picture; does nothing without a profile. */
export async function eraseSeeker(tx: Tx, publish: Publish, seekerId: string): Promise<void> {
  const before = await lockSeeker(tx, seekerId)
  if (!before) return
  await deleteExperiencesOf(tx, seekerId)
  await deleteHiddenEmployersOf(tx, seekerId)
  await blankSeeker(tx, seekerId)
  await publishTalents(tx, [seekerId])
  await releasePicture(tx, before.picture_key)
  publish('seeker.changed', { seekerId })
}
