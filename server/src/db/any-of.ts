import { type RawBuilder, sql } from 'kysely'

/**
 * Any of these ids. They come by a query of their own, so that PostgreSQL does not see how many there are: it would make a
 * plan for each short list, which takes longer than to run it.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any((select ${ids}::uuid[])::uuid[])`
