import type { AlertFilters, StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { RecentSearch } from '@hearback/contract/jobs/recent-activity.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { storedFiltersOf, wholeFilters } from '../alerts/alerts.service.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import {
  deleteOldActivity,
  deleteRecentSearches,
  deleteViewedJobs,
  insertRecentSearch,
  insertViewedJob,
  listSearchRows,
  listViewedIds,
} from './recent-activity.sql.ts'

/** Remembers the jobs that seekers view. */
export const rememberViews = ({ events }: Pick<Deps, 'events'>): void =>
  events.onBeforeCommit('job.viewed', (tx, _publish, { seekerId, jobId }) => insertViewedJob(tx, seekerId, jobId))

/** Jobs of any status that the viewer viewed, at most `most`, latest view first. */
export async function viewedJobs(db: Db, viewer: Viewer, most: number = limits.viewedJobs): Promise<Job[]> {
  const rows = await listViewedIds(db, viewer.userId, most)
  return jobsInOrder(
    db,
    rows.map(({ id }) => id),
    { brief: true },
  )
}

/** Remembers a search of the viewer; one that matches every job is ignored. */
export async function recordSearch({ db }: Pick<Deps, 'db'>, viewer: Viewer, form: AlertFilters): Promise<void> {
  const filters = storedFiltersOf(form)
  if (filters) await db.transaction().execute((tx) => insertRecentSearch(tx, viewer.userId, filters))
}

/** The latest searches of the viewer. */
export const recentSearches = async (db: Db, viewer: Viewer): Promise<RecentSearch[]> =>
  (await listSearchRows(db, viewer.userId)).map(({ filters, searched_at }) => ({
    ...wholeFilters(filters as StoredFilters),
    searchedAt: searched_at.toISOString(),
  }))

export const clearViewedJobs = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> =>
  void (await deleteViewedJobs(db, viewer.userId))

export const clearRecentSearches = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> =>
  void (await deleteRecentSearches(db, viewer.userId))

/** Deletes views and searches that are older than 90 days; runs daily. */
export const purgeActivity = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldActivity(db)
