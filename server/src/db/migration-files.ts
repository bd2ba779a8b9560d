import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const folder = join(import.meta.dirname, '../../migrations')
/** First line of a file whose statements run outside a transaction. Each must be idempotent. */
const outside = /^-- outside a transaction\b/
const concurrentIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s/i

export interface MigrationFile {
  readonly name: string
  readonly text: string
  readonly inTransaction: boolean
}

/** All files of this release, in order. */
export async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(names.map(async (file) => fileOf(file, await readFile(join(folder, file), 'utf8'))))
}

export const fileOf = (file: string, text: string): MigrationFile => ({
  name: file.replace('.sql', ''),
  text,
  inTransaction: !outside.test(text),
})

/** The migrations for the library. `lockTimeoutMs` limits each lock wait, because later requests queue behind it. */
export const provide = (files: readonly MigrationFile[], lockTimeoutMs: number): MigrationProvider => ({
  getMigrations: async () =>
    Object.fromEntries(files.map((file) => [file.name, file.inTransaction ? whole(file, lockTimeoutMs) : parts(file)])),
})

const whole = ({ text }: MigrationFile, lockTimeoutMs: number): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db)
    await sql.raw(text).execute(db)
  },
})

/** Statements outside a transaction have no timeout and do not block reads or writes. */
const parts = (file: MigrationFile): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`set statement_timeout = 0`.execute(db)
    try {
      for (const statement of statementsOf(file)) await runAlone(db, statement)
    } finally {
      await sql`reset statement_timeout`.execute(db)
    }
  },
})

/** Splits statements at a semicolon at the end of a line; the migration check rejects function bodies. */
export const statementsOf = ({ text }: MigrationFile): string[] =>
  text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

async function runAlone(db: Kysely<unknown>, statement: string): Promise<void> {
  const [, index] = concurrentIndex.exec(statement) ?? []
  if (index && (await isInvalid(db, index))) await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db)
  await sql.raw(statement).execute(db)
  if (index && (await isInvalid(db, index)))
    throw Object.assign(new Error(`the index ${index} is still being made by somebody else`), { code: 'busy' })
}

/** Invalid indexes of an interrupted concurrent build, which slow down writes. Indexes in progress are excluded. */
async function isInvalid(db: Kysely<unknown>, index: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = ${index} and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`.execute(db)
  return rows.length > 0
}
