import { type RawBuilder, sql } from 'kysely'
import { openDatabase, openPool, type Tx } from '../src/db/database.ts'
import { inTransaction } from '../src/db/transaction.ts'
import type { Deps } from '../src/deps.ts'
import { type Part, readPersonal } from '../src/features/data-rights/data-rights.sql.ts'
import { eraseAccountData } from '../src/features/data-rights/erase-accounts.service.ts'
import { leftOut } from '../src/features/data-rights/left-out-tables.ts'
import { exported, neverPersonal } from '../src/features/data-rights/personal-data.ts'

export type Role = 'seeker' | 'employer'
export interface Erasure {
  /** The account that is erased; the other one remains. */
  readonly role: Role
  readonly seeker: { readonly _id: string }
  readonly employer: { readonly _id: string }
  /** Changes the database after all rows are filled. */
  readonly prepare?: (tx: Tx) => Promise<unknown>
}
interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isOptional: boolean
  /** The table that a foreign key references. */
  readonly parent: string | null
}
export interface Findings {
  /** Number of personal columns that were filled. */
  checked: number
  unexported: string[]
  unerased: string[]
}

const profiles = new Set(['users', 'seekers', 'employers'])
const keyOf = (table: string) => sql.ref(table === 'users' ? 'id' : 'user_id')
/** Columns that may keep data for a while: notifications of others until they expire, and files that wait for deletion. */
const expiring = ['notifications.data', 'pending_files.key']
const marker = 'zyxoramarker'
const parts = new Map<string, Part>(Object.entries(exported))
/** A marker of the type, in PostgreSQL's notation. */
const markers: Record<string, string> = {
  text: marker,
  'text[]': `{${marker}}`,
  jsonb: `{"text":"${marker}"}`,
  bytea: marker,
  tsvector: marker,
  boolean: 'true',
  date: '1987-06-05',
  uuid: '0196f0f0-0000-7000-8000-0000000c0ffe',
}
const fillers: Record<string, string> = {
  ...markers,
  'timestamp with time zone': '2099-01-01',
  text: 'x',
  'text[]': '{}',
  jsonb: '{}',
  date: '2020-01-01',
  boolean: 'false',
}
const literalOf = (type: string, values: Record<string, string>) =>
  values[type] ?? (type.endsWith('[]') ? '{}' : type.startsWith('timestamp') ? '1987-06-05 04:03:02.1Z' : '77')
/** Columns that erasure parses or sets, so that a marker would prove nothing. */
const known: Record<string, string> = {
  'users.language': 'es',
  'applications.status': 'applied',
  'jobs.status': 'open',
}

/**
 * Fills every personal column of an account with a marker, then exports and erases the account. Returns the columns
 * that the export lacks, and those whose marker remains in any table. Everything is rolled back; `ddl` runs first.
 */
export async function findUnerasedColumns(deps: Deps, erasure: Erasure, ddl = 'select'): Promise<Findings> {
  const findings: Findings = { checked: 0, unexported: [], unerased: [] }
  const rollback = new Error('rolled back')
  // Without named statements: those of pooled connections would be invalid after the schema change.
  const db = openDatabase(openPool({ url: deps.config.databaseUrl ?? '', connections: 2, statementNames: false }))
  const run = inTransaction({ ...deps, db }, async (tx, publish) => {
    await sql.raw(ddl).execute(tx)
    await dropChecks(tx)
    const columns = await listColumns(tx)
    await fillTables(tx, columns, erasure)
    await erasure.prepare?.(tx)
    const personId = erasure[erasure.role]._id
    const filled: Column[] = []
    for (const [table, part] of parts) {
      const rows = await exportRows(tx, table, part, personId)
      if (rows.length === 0) continue
      const personal = columns.filter((column) => column.table === table && isPersonal(column, erasure.role))
      const secrets = part.omit ?? []
      const missing = personal.filter(
        ({ column }) => !secrets.includes(column) && !rows.some((row) => row[column] != null),
      )
      findings.unexported.push(...missing.map(nameOf))
      filled.push(...personal)
    }
    findings.checked = filled.length
    const before = await valuesOf(tx, filled, personId)
    await eraseAccountData(deps, tx, publish, personId)
    const after = await valuesOf(tx, filled, personId)
    const unchanged = [...before].filter(([name, values]) => after.get(name)?.some((value) => values.includes(value)))
    findings.unerased = [
      ...new Set([...unchanged.map(([name]) => name), ...(await findMarkers(tx, columns))]),
    ].toSorted()
    throw rollback
  })
  await run
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
    .finally(() => db.destroy())
  return findings
}

const nameOf = ({ table, column }: Column) => `${table}.${column}`

function isPersonal({ table, column }: Column, role: Role): boolean {
  const { kept = [], omitOfOthers: others } = parts.get(table) ?? {}
  if (neverPersonal.includes(column) || kept.includes(column)) return false
  return !others?.columns.includes(column) || others.unless === `${role}_id`
}

/** Whether rows of the table belong to accounts of this role, and not only to the other's. */
function isOwn(table: string, role: Role, columns: Column[]): boolean {
  if (table === 'seekers' || table === 'employers') return table === `${role}s`
  const of = parts.get(table)?.of
  if (!of)
    return columns.every((column) => column.table !== table || !column.parent || isOwn(column.parent, role, columns))
  const otherId = role === 'seeker' ? 'employer_id' : 'seeker_id'
  return ('table' in of ? of.columns : of).some((column) => column !== otherId)
}

async function exportRows(tx: Tx, table: string, part: Part, personId: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const batch of readPersonal(tx, table, part, [personId])) rows.push(...batch.map((row) => JSON.parse(row)))
  return rows
}

/** Check constraints would refuse markers. */
async function dropChecks(tx: Tx): Promise<void> {
  await sql`do $$ declare statement text; begin
    for statement in
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
    loop execute statement; end loop; end $$`.execute(tx)
}

async function listColumns(tx: Tx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      not a.attnotnull or a.atthasdef as "isOptional",
      (select confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum limit 1) as parent
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`.execute(tx)
  return rows
}

/** Inserts one row into each table that belongs to an account. Profiles and accounts get their markers by updates. */
async function fillTables(tx: Tx, columns: Column[], erasure: Erasure): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
  const tables = Object.groupBy(columns, ({ table }) => table)
  const ids = new Map(Object.keys(tables).map((table) => [table, crypto.randomUUID() as string]))
  for (const [table, all = []] of Object.entries(tables)) {
    const part = parts.get(table)
    const isLinked = table in leftOut && all.some(({ parent }) => parent && parent !== 'decisions' && parts.has(parent))
    const isMarked = isOwn(table, erasure.role, columns)
    if (!part && !(isLinked && isMarked)) continue
    const values = all.flatMap((column): [string, RawBuilder<unknown>][] => {
      const value = fill(column, isMarked, ids, erasure)
      return value === undefined ? [] : [[column.column, sql`${value}::${sql.raw(column.type)}`]]
    })
    await (profiles.has(table) ? update(tx, table, values, erasure) : insert(tx, table, values))
  }
  await sql`set local session_replication_role = origin`.execute(tx)
}

/** The row that a foreign key references: an account of the test, or the row inserted into that table. */
function keyFor({ table, column, parent }: Column, ids: Map<string, string>, erasure: Erasure): string | undefined {
  if (column === 'seeker_id' || parent === 'seekers') return erasure.seeker._id
  if (column === 'employer_id' || parent === 'employers') return erasure.employer._id
  // Keys of several columns name their company in each table.
  if (parent === 'users' || parent === 'two_steps' || column === 'company_id') {
    const isOther = ['subject_id', 'counterpart_id', 'moderator_id'].includes(column)
    return isOther === (erasure.role === 'seeker') ? erasure.employer._id : erasure.seeker._id
  }
  return column === 'id' ? ids.get(parent ?? table) : ids.get(parent ?? '')
}

function fill(column: Column, isMarked: boolean, ids: Map<string, string>, erasure: Erasure): string | undefined {
  const isKey = column.type === 'uuid' || column.type === 'text'
  const value = (isKey ? keyFor(column, ids, erasure) : undefined) ?? known[nameOf(column)]
  if (value !== undefined) return value
  if (isMarked && isPersonal(column, erasure.role)) return literalOf(column.type, markers)
  return column.isOptional ? undefined : literalOf(column.type, fillers)
}

async function insert(tx: Tx, table: string, values: [string, RawBuilder<unknown>][]): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx)
  await sql`insert into ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))})`.execute(tx)
}

function update(tx: Tx, table: string, values: [string, RawBuilder<unknown>][], erasure: Erasure) {
  const set = values
    .filter(([name]) => name !== 'id' && name !== 'user_id')
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${keyOf(table)} = ${erasure[erasure.role]._id}`.execute(tx)
}

async function valuesOf(tx: Tx, columns: Column[], personId: string): Promise<Map<string, string[]>> {
  const values = new Map<string, string[]>()
  for (const column of columns) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column.column)}::text as value from ${sql.table(column.table)}
      where ${sql.ref(column.column)} is not null
        and ${profiles.has(column.table) ? sql`${keyOf(column.table)} = ${personId}` : sql`true`}`.execute(tx)
    values.set(
      nameOf(column),
      rows.map(({ value }) => value),
    )
  }
  return values
}

async function findMarkers(tx: Tx, columns: Column[]): Promise<string[]> {
  const found: string[] = []
  for (const column of columns) {
    if (expiring.includes(nameOf(column))) continue
    const { rows } = await sql`
      select from ${sql.table(column.table)} where ${sql.ref(column.column)}::text like ${`%${marker}%`} limit 1`.execute(
      tx,
    )
    if (rows.length > 0) found.push(nameOf(column))
  }
  return found
}
