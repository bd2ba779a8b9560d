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

/** Brings the schema up to date; two processes at once are safe, one waits for the other. `last`: goes no further than this one. Answers the names applied. */
export async function migrate<S>(db: Kysely<S>, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles })
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
  return results.filter((r) => r.status === 'Success').map((r) => r.migrationName)
}

/** The names of all migrations that this release knows, in order. */
export const listMigrations = async (): Promise<string[]> => Object.keys(await sqlFiles.getMigrations())
