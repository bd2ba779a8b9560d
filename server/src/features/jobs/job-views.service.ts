import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import { deleteOldViews, insertSalt, insertView } from './job-views.sql.ts'

interface Origin {
  address: string
  device: string
}

/** Counts a view once per viewer and day: a person, or else an address with a browser. Answers the views; those of the owner do not count. */
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
    viewer: viewer ? `person ${viewer.userId}` : `browser ${address} ${device}`,
  }
  const first = await insertView(db, view)
  const { views } = first.salted ? first : await insertSalt(db).then(() => insertView(db, view))
  if (views === undefined) throw new AppError('not_found', { message: 'There is no such job.' })
  return { views }
}

/** Forgets who viewed what more than 2 days ago; run daily. */
export const tidyViews = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldViews(db)
