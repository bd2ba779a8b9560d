import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { claimPicture, countUpload, replacePicture } from '../../pictures/pictures.service.ts'
import { ownProfile } from './seekers.service.ts'
import { findSeeker, lockSeeker, updateSeeker } from './seekers.sql.ts'

type Picturing = Pick<Deps, 'db' | 'events' | 'files' | 'limits' | 'log'>

/** Sets the viewer's picture and removes the previous one; throws profile_required, and a field error for a file that is not a picture. */
export async function setProfilePicture(deps: Picturing, viewer: Viewer, file: { content: Buffer }): Promise<Seeker> {
  await countUpload(deps, viewer)
  if (!(await findSeeker(deps.db, viewer.userId))) throw new AppError('profile_required')
  await replacePicture(deps, file, (key) => recordPicture(deps, viewer.userId, key))
  return ownProfile(deps.db, viewer)
}

/** Returns the key of the previous picture. */
const recordPicture = (deps: Picturing, seekerId: string, key: string) =>
  inTransaction(deps, async (tx, publish) => {
    const before = await lockSeeker(tx, seekerId)
    if (!before) throw new AppError('profile_required')
    await updateSeeker(tx, seekerId, { picture_key: key })
    await claimPicture(tx, key, before.picture_key)
    publish('seeker.changed', { seekerId })
    return before.picture_key
  })
