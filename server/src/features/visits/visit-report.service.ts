import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import type { Deps } from '../../deps.ts'
import type { VisitCounter } from './visit-counter.service.ts'
import { deleteOldCounts, listDays, listNames, listSources, listVitals } from './visits.sql.ts'
import { reportView } from './visits.view.ts'

const mostSourcesShown = 20

/** Visits of the last `days` days including today, with the counts not yet flushed by this process. */
export async function visitsOf(
  { db, config, counter }: Pick<Deps, 'db' | 'config'> & { counter: VisitCounter },
  { days }: { days: number },
): Promise<VisitReport> {
  await counter.keep()
  const [both, names, sources, vitals] = await Promise.all([
    listDays(db, days * 2),
    listNames(db, days),
    listSources(db, days, mostSourcesShown),
    listVitals(db, days),
  ])
  return reportView({ counted: config.analytics.by, days, both, names, sources, vitals })
}

/** Deletes visits older than 13 months; runs daily. */
export const purgeVisits = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldCounts(db)
