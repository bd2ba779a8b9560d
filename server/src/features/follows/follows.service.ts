import type { FollowedCompany } from '@hearback/contract/jobs/follows.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer, Viewer } from '../../domain/viewer.ts'
import { companyCards } from '../employers/employers.service.ts'
import {
  countFollowersOf,
  countOtherFollows,
  deleteFollow,
  insertFollow,
  listFollowIds,
  listFollows,
  lockFollower,
} from './follows.sql.ts'

/**
 * Follows a company from now on; following it again changes nothing. Throws not_found for a company that the viewer may
 * not see, and invalid_input at the limit.
 */
export const follow = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { id, timeZone }: { id: string; timeZone?: string | null | undefined },
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    await lockFollower(tx, viewer.userId)
    if ((await countOtherFollows(tx, viewer.userId, id)) >= limits.follows) {
      throw invalid('id', `You can follow up to ${limits.follows} companies. Unfollow one first`)
    }
    if (!(await insertFollow(tx, viewer.userId, id))) {
      throw new AppError('not_found', { message: 'We couldn’t find this company.' })
    }
    publish('company.followed', { seekerId: viewer.userId, timeZone: timeZone ?? null })
  })

export const unfollow = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<void> =>
  void (await deleteFollow(db, viewer.userId, id))

/** Lists the companies that the viewer follows and may see, latest first. */
export async function followedBy({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<FollowedCompany[]> {
  const rows = await listFollows(db, viewer.userId)
  const cards = await companyCards(
    db,
    rows.map(({ employer_id }) => employer_id),
  )
  return rows.flatMap(({ employer_id, open_jobs, created_at }) => {
    const company = cards.get(employer_id)
    return company ? [{ company, openJobs: open_jobs, followedAt: created_at.toISOString() }] : []
  })
}

export const followedIds = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<string[]> =>
  (await listFollowIds(db, viewer.userId)).map(({ id }) => id)

/** Counts the followers of the viewer's company; null below `limits.shownFollowers`. */
export async function followersOf({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer): Promise<number | null> {
  const count = await countFollowersOf(db, viewer.companyId)
  return count >= limits.shownFollowers ? count : null
}
