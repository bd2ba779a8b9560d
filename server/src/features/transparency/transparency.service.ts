import type { Transparency } from '@hearback/contract/trust/transparency.ts'
import type { Deps } from '../../deps.ts'
import { countAppeals, countDecisions, countHolds, countReports } from './transparency.sql.ts'
import { transparencyView } from './transparency.view.ts'

/** What was reported in the last 12 months and what became of it, as counts: nobody is in them. */
export async function transparency({ db }: Pick<Deps, 'db'>): Promise<Transparency> {
  const [reports, decisions, appeals, { held }] = await Promise.all([
    countReports(db),
    countDecisions(db),
    countAppeals(db),
    countHolds(db),
  ])
  return transparencyView(reports, decisions, appeals, held)
}
