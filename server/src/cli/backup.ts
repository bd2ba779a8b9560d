import { resolve } from 'node:path'
import { takeBackup } from '../backup/take-backup.ts'
import { withClient } from '../backup/with-client.ts'
import { readConfig } from '../config/config.ts'
import { createFileStore } from '../ports/file-store.ts'
import { findDatabase } from './open.ts'

const now = () =>
  new Date()
    .toISOString()
    .replaceAll(/[:-]|\..*/g, '')
    .replace('T', '-')

async function run(file: string): Promise<void> {
  const config = readConfig(process.env)
  const database = await findDatabase(config)
  try {
    const files = createFileStore(config)
    const manifest = await withClient(database.url, (client) => takeBackup({ client, files }, file))
    const tables = Object.values(manifest.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${file}: ${rows} rows of ${tables.length} tables and ${manifest.files.count} files.\n`)
  } finally {
    await database.close()
  }
}

const [name, ...others] = process.argv.slice(2)
if (others.length > 0 || name?.startsWith('-')) {
  process.stderr.write(`Usage: npm run backup [-- FILE]
  FILE  the backup of the database and files (default: hearback-<time>.tar.gz). The server can keep running.
`)
  process.exitCode = 1
} else {
  await run(resolve(process.env.INIT_CWD ?? '.', name ?? `hearback-${now()}.tar.gz`)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
