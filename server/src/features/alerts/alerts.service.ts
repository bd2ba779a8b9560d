import { type Alert, AlertFilters, type StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { matchesEveryJob, nameOf, sortFilterLists } from './alerts.rules.ts'
import { changeAlert, deleteAlert, insertAlert, listAlertRows, lockOtherAlerts, planDigest } from './alerts.sql.ts'
import { alertView, filtersView } from './alerts.view.ts'

/** Returns the viewer's saved searches, newest first. */
export const alertsOf = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Alert[]> =>
  (await listAlertRows(db, viewer.userId)).map(alertView)

/** The filters as they are stored; undefined if they match every job. */
export function storedFiltersOf(form: AlertFilters): StoredFilters | undefined {
  const filters = sortFilterLists(AlertFilters.parse(form))
  return matchesEveryJob(filters) ? undefined : filters
}

/** Stored filters with the default values that storage omits. */
export const wholeFilters = (filters: StoredFilters) => filtersView(filters)

/**
 * Saves a search. Saving the same search again renames and resumes it. Throws invalid_input for a search without
 * criteria, and where the viewer has reached the limit.
 */
export const saveAlert = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { name, timeZone, ...form }: AlertFilters & { name: string; timeZone?: string | null | undefined },
): Promise<Alert> => {
  const filters = storedFiltersOf(form)
  if (!filters) throw invalid('keyword', 'Enter a keyword or a place, or choose a filter')
  return inTransaction(deps, async (tx) => {
    if ((await lockOtherAlerts(tx, viewer.userId, filters)) >= limits.alerts) {
      throw invalid('name', `You can save up to ${limits.alerts} searches. Remove one first`)
    }
    await planDigest(tx, viewer.userId, timeZone ?? null)
    return alertView(await insertAlert(tx, { userId: viewer.userId, name: name || nameOf(filters), filters }))
  })
}

/** Renames, pauses or resumes the viewer's search. Throws not_found, also for the search of another person. */
export async function changeAlertOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
  change: { name?: string | undefined; paused?: boolean | undefined },
): Promise<Alert> {
  const row = await changeAlert(db, viewer.userId, id, change)
  if (!row) throw notFound()
  return alertView(row)
}

/** Deletes the viewer's search. Throws invalid_input without an id, and not_found, also for the search of another person. */
export async function removeAlert({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string | undefined): Promise<void> {
  if (id === undefined) throw invalid('id', 'Choose a saved search')
  if (!(await deleteAlert(db, viewer.userId, id))) throw notFound()
}

const notFound = () => new AppError('not_found', { message: 'We couldn’t find this saved search.' })

/** Schedules the digest of a new follower of a company, in the transaction of the follow. */
export const planDigestsOfFollowers = ({ events }: Pick<Deps, 'events'>): void =>
  events.onBeforeCommit('company.followed', async (tx, _publish, { seekerId, timeZone }) => {
    await planDigest(tx, seekerId, timeZone)
  })
