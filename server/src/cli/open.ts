import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { loadPlacesOnce } from '../features/places/load-places.service.ts'

/** The database of this installation for a command, whether or not the server runs. */
export async function openForCommand(): Promise<{ config: Config; url: string; db: Database; close(): Promise<void> }> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await joinEmbedded({ dataDir: config.dataDir, log: () => {} })
  // Past a pooler: commands hold locks of a session, and the queue listens.
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool({ url })
  const db = openDatabase(pool)
  await migrate(db)
  await loadPlacesOnce(db)
  return {
    config,
    url,
    db,
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}
