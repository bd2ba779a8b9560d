import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { Criteria, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import { isCurrent } from './criteria.rules.ts'
import type { CriterionRow } from './criteria.sql.ts'
import { versionOf } from './criteria-version.ts'

/** The current criteria among those of a job, with their version. */
export function criteriaView(rows: readonly CriterionRow[]): Criteria {
  const current = rows.filter(isCurrent)
  return { criteria: current.map(({ id, name }) => ({ _id: id, name })), version: versionOf(current) }
}

/** The criteria of a request; a new one has no id. */
export const criteriaChangeView = ({ criteria }: Pick<ValidatedOf<typeof setCriteria>['body'], 'criteria'>) =>
  criteria.map(({ _id, name }) => ({ id: _id ?? null, name }))
