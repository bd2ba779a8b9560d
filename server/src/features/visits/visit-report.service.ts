import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import type { Deps } from '../../deps.ts'
import type { VisitCounter } from './visit-counter.service.ts'
import { deleteOldCounts, listDays, listNames, listSources, listVitals } from './visits.sql.ts'
import { reportView } from './visits.view.ts'

const mostSourcesShown = 20

/** Visits of the last `days` days, today among them, with what this process has counted until now. */
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

/** Forgets visits of more than 13 months ago; run daily. */
export const tidyVisits = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteOldCounts(db)
