import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../db/database.ts'
import { describeSchema } from '../db/describe.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openApiDocument } from '../http/openapi.ts'

const root = join(import.meta.dirname, '../../..')
const files = {
  types: join(root, 'server/src/db/schema.ts'),
  schema: join(root, 'docs/generated/schema.sql'),
  openapi: join(root, 'docs/generated/openapi.json'),
}

/** Writes the files generated from migrations and contract; --check only reports whether they are current. */
async function generate(check: boolean): Promise<number> {
  const fresh = { ...(await fromDatabase()), openapi: `${JSON.stringify(openApiDocument(), null, 2)}\n` }
  let stale = 0
  for (const name of ['types', 'schema', 'openapi'] as const) {
    const present = await readFile(files[name], 'utf8').catch(() => '')
    if (present === fresh[name]) continue
    stale += 1
    process.stdout.write(
      `${files[name].slice(root.length + 1)} ${check ? 'is not current: run npm run generate' : 'written'}\n`,
    )
    if (!check) await writeFile(files[name], fresh[name])
  }
  return check ? stale : 0
}

async function fromDatabase(): Promise<{ types: string; schema: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-generate-'))
  const embedded = await startEmbedded({ dataDir, settings: { fsync: 'off' }, log: () => {} })
  const pool = openPool({ url: embedded.url })
  try {
    const db = openDatabase(pool)
    await migrate(db)
    return { types: await tableTypes(embedded.url, dataDir), schema: await describeSchema(db) }
  } finally {
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function tableTypes(url: string, folder: string): Promise<string> {
  const out = join(folder, 'schema.ts')
  const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const options = [
    '--dialect',
    'postgres',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--default-schema',
    'public',
    '--exclude-pattern',
    'partitions.*',
  ]
  const run = spawnSync(
    process.execPath,
    [codegen, ...options, '--url', url, '--out-file', out, '--log-level', 'error'],
    {
      encoding: 'utf8',
    },
  )
  if (run.status !== 0) throw new Error(`kysely-codegen failed: ${run.stderr}${run.stdout}`)
  return (await readFile(out, 'utf8')).replace('Int8 = ColumnType<string,', 'Int8 = ColumnType<number,')
}

process.exitCode = (await generate(process.argv.includes('--check'))) === 0 ? 0 : 1
