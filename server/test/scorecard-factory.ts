import {
  getCriteria,
  getScorecards,
  type ScorecardSheet,
  saveScorecard,
  setCriteria,
} from '@hearback/contract/hiring/scorecards.ts'
import type { Caller } from './app.ts'

/** Sets the criteria of a job by name, keeping those of the same name; returns them. */
export async function setNames(by: Caller, jobId: string, names: readonly string[]) {
  const { criteria, version } = await by.call(getCriteria, { params: { id: jobId } })
  const body = {
    criteria: names.map((name) => ({ _id: criteria.find((one) => one.name === name)?._id ?? null, name })),
    version,
  }
  return (await by.call(setCriteria, { params: { id: jobId }, body })).criteria
}

export const sheetOf = (by: Caller, id: string): Promise<ScorecardSheet> => by.call(getScorecards, { params: { id } })

export interface Score {
  rating?: number | null
  sentence?: string
}

/** The body that rates criteria by name, based on a sheet. */
export const scorecardBody = ({ criteria, version, own }: ScorecardSheet, scores: Readonly<Record<string, Score>>) => ({
  ratings: Object.entries(scores).map(([name, score]) => ({
    criterion: [
      ...criteria,
      ...(own?.ratings ?? []).map(({ criterion: _id, name: known }) => ({ _id, name: known })),
    ].find((one) => one.name === name)?._id as string,
    ...score,
  })),
  criteriaVersion: version,
  was: own?.version ?? 0,
})

/** Writes or replaces the caller's scorecard, by the names of criteria. */
export async function score(by: Caller, id: string, scores: Readonly<Record<string, Score>>): Promise<ScorecardSheet> {
  return by.call(saveScorecard, { params: { id }, body: scorecardBody(await sheetOf(by, id), scores) })
}
