import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings } from './migration-rules.ts'

// node scripts/check/lint-migrations.ts: refuses new migrations that would hold up people who are using a filled database.
const folder = join(import.meta.dirname, '../../server/migrations')
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const found = await findings(files)
for (const { file, line, sentence } of found) process.stdout.write(`server/migrations/${file}:${line} ${sentence}\n`)
process.exitCode = found.length > 0 ? 1 : 0
