import { resolve } from 'node:path'
import { restoreInto } from '../backup/empty-place.ts'
import { readConfig } from '../config/config.ts'
import { restrictFiles } from '../process/private-files.ts'

async function run(file: string): Promise<void> {
  const config = readConfig(process.env)
  restrictFiles(config.dataDir)
  const { head, manifest } = await restoreInto(config, file)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(
    `Restored ${rows} rows of ${head.tables.length} tables and ${manifest.files.count} files from ${head.madeAt}.\n`,
  )
}

const [name, ...others] = process.argv.slice(2)
if (name === undefined || others.length > 0 || name.startsWith('-')) {
  process.stderr.write(`Usage: npm run restore -- FILE
  FILE  the backup to restore into the empty installation of the current settings. Stop its server first.
`)
  process.exitCode = 1
} else {
  await run(resolve(process.env.INIT_CWD ?? '.', name)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
