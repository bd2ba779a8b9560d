import type pg from 'pg'
import type { Database, DatabaseOptions } from '../database.ts'

export interface Connections {
  readonly db: Database
  readonly pool: pg.Pool
  readonly options: DatabaseOptions
}
/** `searches`: connections whose statements are planned once, which suits searches and not everything (decision 36). */
export interface Primary extends Connections {
  readonly searches?: Connections | undefined
}
