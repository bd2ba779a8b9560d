import type { Tx } from '../../../db/database.ts'
import type { Publish } from '../../../domain/events.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { setSeekerHiddenAt } from './seeker-visibility.sql.ts'

/** Hides the profile from every employer not in contact, or shows it again if it is published. */
export async function setSeekerHidden(tx: Tx, publish: Publish, id: string, hidden: boolean): Promise<void> {
  await setSeekerHiddenAt(tx, id, hidden)
  await publishTalents(tx, [id])
  publish('seeker.changed', { seekerId: id })
}
