import { createHash } from 'node:crypto'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { addressKey } from '../../../ports/address-key.ts'
import { deleteOldViews, insertSalt, insertView } from './job-views.sql.ts'

interface Origin {
  address: string
  device: string
}

/** Maximum number of visitors per IP address that count for a job per day, because user agents can be forged. */
const visitorsOfAddress = 3

/**
 * Counts a view once per viewer and day. Anonymous visitors count at most three times per IP address; the owner does
 * not count. Returns the number of views.
 */
export async function countJobView(
  deps: Pick<Deps, 'db' | 'limits' | 'events'>,
  viewer: Viewer | undefined,
  jobId: string,
  { address, device }: Origin,
): Promise<{ views: number }> {
  const { db, limits } = deps
  if (!viewer) await limits.consume('viewByAddress', address)
  const view = {
    jobId,
    userId: viewer?.userId ?? null,
    viewer: viewer ? `person ${viewer.userId}` : `visitor ${addressKey(address)} ${slotOf(device)}`,
  }
  const first = await insertView(db, view)
  const { views } = first.salted ? first : await insertSalt(db).then(() => insertView(db, view))
  if (views === undefined) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
  if (viewer?.userType === 'jobseeker') {
    const { userId: seekerId } = viewer
    await inTransaction(deps, async (_tx, publish) => publish('job.viewed', { jobId, seekerId }))
  }
  return { views }
}

/** Assigns a browser to one of the counted visitors of its IP address. */
const slotOf = (device: string) => createHash('sha256').update(device).digest().readUInt32BE() % visitorsOfAddress

/** Deletes records of views older than 2 days; runs daily. */
export const purgeJobViews = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldViews(db)
