import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the employer still owes an answer (product.md section 6.1). Matches the condition of the partial index
 * `applications_waiting`. The argument is the name of the table in the statement.
 */
export const awaitsAnswer = (applications = 'applications'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${applications}.answered_at`)} is null
    and ${sql.ref(`${applications}.status`)} in ('applied', 'viewed'))`
