import { type DatabaseIntrospector, type Kysely, PostgresDialect, sql } from 'kysely'

/**
 * PostgreSQL, whose tables are read without their columns: before each migration the library asks twice whether its tables
 * exist, and reading all columns took a third of the first start.
 */
export class Dialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return {
      getSchemas: async () => (await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db)).rows,
      getTables: async () => {
        const { rows } = await sql<{ name: string; schema: string }>`
          select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(db)
        return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }))
      },
    }
  }
}
