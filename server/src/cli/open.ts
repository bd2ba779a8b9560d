import { type Config, readConfig } from '../config/config.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { loadPlacesOnce } from '../features/places/load-places.service.ts'
import { restrictFiles } from '../process/private-files.ts'
import { loadVocabulary } from '../search/vocabulary/load-vocabulary.ts'

/** Locates the database of this installation, whether or not the server runs. */
export async function findDatabase(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  restrictFiles(config.dataDir)
  const embedded = config.databaseUrl ? undefined : await joinEmbedded({ dataDir: config.dataDir, log: () => {} })
  // Bypasses a pooler: commands hold session locks, and the queue uses LISTEN.
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? ''
  return { url, close: async () => embedded?.stop() }
}

/** Opens the database of this installation for a command, and migrates it. */
export async function openForCommand(): Promise<{ config: Config; url: string; db: Database; close(): Promise<void> }> {
  const config = readConfig(process.env)
  const found = await findDatabase(config)
  const { url } = found
  const pool = openPool({ url, skipDeadServerCheck: true })
  const db = openDatabase(pool)
  await migrate(db)
  await loadPlacesOnce(db)
  await loadVocabulary(db)
  return {
    config,
    url,
    db,
    close: async () => {
      await pool.end()
      await found.close()
    },
  }
}
