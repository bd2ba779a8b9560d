import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { addressKey } from '../../../ports/address-key.ts'
import { deleteOldViews, insertSalt, insertView } from './job-views.sql.ts'

interface Origin {
  address: string
  device: string
}

/** Visitors of one network that count for a job in a day: browsers say what they like about themselves. */
const visitorsOfAddress = 3

/** Counts a view once per viewer and day: a person, or else a visitor, of whom a network has three at most. Answers the views; those of the owner do not count. */
export async function countJobView(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  viewer: Viewer | undefined,
  jobId: string,
  { address, device }: Origin,
): Promise<{ views: number }> {
  if (!viewer) await limits.consume('viewByAddress', address)
  const view = {
    jobId,
    userId: viewer?.userId ?? null,
    viewer: viewer ? `person ${viewer.userId}` : `visitor ${addressKey(address)} ${slotOf(device)}`,
  }
  const first = await insertView(db, view)
  const { views } = first.salted ? first : await insertSalt(db).then(() => insertView(db, view))
  if (views === undefined) throw new AppError('not_found', { message: 'There is no such job.' })
  return { views }
}

/** Which of the visitors of its network a browser counts as. */
const slotOf = (device: string) => createHash('sha256').update(device).digest().readUInt32BE() % visitorsOfAddress

/** Forgets who viewed what more than 2 days ago; run daily. */
export const tidyViews = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldViews(db)
