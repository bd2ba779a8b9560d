import { type RawBuilder, sql } from 'kysely'

/**
 * Condition for any of these ids. A subquery hides their number from PostgreSQL, which would otherwise
 * plan each short list again; planning takes longer than execution.
 */
export const anyUuid = (ids: readonly string[]): RawBuilder<string> => sql`any((select ${ids}::uuid[])::uuid[])`
