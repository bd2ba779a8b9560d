import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { Criteria, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import type { CriterionRow } from './criteria.sql.ts'

export const criteriaView = (current: readonly CriterionRow[], version: string): Criteria => ({
  criteria: current.map(({ id, name }) => ({ _id: id, name })),
  version,
})

/** The criteria of a request; a new one has no id. */
export const criteriaChangeView = ({ criteria }: Pick<ValidatedOf<typeof setCriteria>['body'], 'criteria'>) =>
  criteria.map(({ _id, name }) => ({ id: _id ?? null, name }))
