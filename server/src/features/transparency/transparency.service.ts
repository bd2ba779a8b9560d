import type { Transparency } from '@hearback/contract/trust/transparency.ts'
import type { Deps } from '../../deps.ts'
import { countAppeals, countDecisions, countHolds, countReports } from './transparency.sql.ts'
import { transparencyView } from './transparency.view.ts'

/** Counts of the reports of the last 12 months and their outcomes; contains no personal data. */
export async function transparency({ db }: Pick<Deps, 'db'>): Promise<Transparency> {
  const [reports, decisions, appeals, { held }] = await Promise.all([
    countReports(db),
    countDecisions(db),
    countAppeals(db),
    countHolds(db),
  ])
  return transparencyView(reports, decisions, appeals, held)
}
