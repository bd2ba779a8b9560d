import type { Db } from '../../db/database.ts'
import type { SearchStatistics } from '../estimate/statistics.ts'
import type { SearchCriteria } from '../model/criteria.ts'
import type { SearchTable } from '../model/search-tables.ts'
import type { Hits } from '../plan/run-plan.sql.ts'
import type { Terms } from '../plan/terms.ts'

export interface Run {
  readonly db: Db
  readonly table: SearchTable
  readonly known: SearchStatistics
}

/** A search whose hits have one order. */
export interface Part {
  readonly terms: Terms
  readonly criteria: SearchCriteria
}

/** The total is a lower bound where `isExact` is false: there are more than were read. */
export type Found = Hits & { isExact: boolean }
