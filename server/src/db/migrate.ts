import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const folder = join(import.meta.dirname, '../../migrations')

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    const migrations: Record<string, Migration> = {}
    for (const file of files) {
      const statements = await readFile(join(folder, file), 'utf8')
      migrations[file.replace('.sql', '')] = {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(statements).execute(db)
        },
      }
    }
    return migrations
  },
}

/** Brings the schema up to date; two processes at once are safe, one waits for the other. Answers the names applied. */
export async function migrate<S>(db: Kysely<S>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest()
  if (error) throw error
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName)
}
