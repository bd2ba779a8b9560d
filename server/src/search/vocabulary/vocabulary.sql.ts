import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/database.ts'
import type { CountedWord } from '../estimate/statistics.ts'
import { lexiconOf, type SearchTable } from '../model/search-tables.ts'
import { functionWords } from './function-words.ts'
import type { NewGroup } from './parse-group.ts'

const lock = sql`select pg_advisory_xact_lock(hashtext('vocabulary'))`

/** Lets new documents name changed groups; background work writes those of before again. Takes a tenth of a second. */
export async function applyVocabulary(db: Db): Promise<void> {
  await sql`select apply_vocabulary()`.execute(db)
}

/** Replaces the bundled groups that differ from these, serialized across processes. Returns the number of new or changed ones. */
export function replaceBundledGroups(db: Database, groups: readonly NewGroup[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    const lines = groups.map(({ line }) => line)
    await sql`delete from vocabulary_groups where is_bundled and line <> all (${lines}::text[])`.execute(tx)
    const { rows } = await sql<{ line: string }>`select line from vocabulary_groups where is_bundled`.execute(tx)
    const known = new Set(rows.map(({ line }) => line))
    const missing = groups.filter(({ line }) => !known.has(line))
    for (let first = 0; first < missing.length; first += 500)
      await insertGroups(tx, missing.slice(first, first + 500), true)
    await applyVocabulary(tx)
    return missing.length
  })
}

/** Whether all bundled groups are these, so that startup need not take the lock. */
export async function hasBundledGroups(db: Db, groups: readonly NewGroup[]): Promise<boolean> {
  const { rows } = await sql<{ line: string }>`select line from vocabulary_groups where is_bundled`.execute(db)
  const known = new Set(rows.map(({ line }) => line))
  return known.size === groups.length && groups.every(({ line }) => known.has(line))
}

/** Adds a group of the operator, in place of an earlier one of the same name, for `applyVocabulary`. A term needs 1 to 6 stems. */
export function putOwnGroup(db: Database, group: NewGroup): Promise<'stored' | 'no_words'> {
  return db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    const { rows } = await sql<{ stems: number }>`
      select cardinality(${stemsOf(sql`term`)}) as stems from unnest(${group.terms.map(({ term }) => term)}::text[]) as term`.execute(
      tx,
    )
    if (rows.some(({ stems }) => stems < 1 || stems > 6)) return 'no_words'
    await sql`delete from vocabulary_groups where not is_bundled and name = ${group.name}`.execute(tx)
    await insertGroups(tx, [group], false)
    return 'stored'
  })
}

/** Names of all groups in use. */
export async function listNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from (${groupsInUse}) as used`.execute(db)
  return rows.map(({ name }) => name)
}

async function insertGroups(tx: Tx, groups: readonly NewGroup[], isBundled: boolean): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    insert into vocabulary_groups (name, kind, is_bundled, line, narrower, facet)
    select name, kind, ${isBundled}::boolean, line, array(select jsonb_array_elements_text(narrower)), facet
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as given(name text, kind text, line text, narrower jsonb, facet text)
    returning id, name`.execute(tx)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const terms = groups.flatMap(({ name, terms: own }) => own.map((term) => ({ group: ids.get(name), ...term })))
  await sql`
    insert into vocabulary_terms (group_id, term, lexemes, without, is_typed_only)
    select "group", term, ${stemsOf(sql`term`)}, ${stemsOf(sql`array_to_string(array(select jsonb_array_elements_text(without)), ' ')`)}, "isTypedOnly"
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as given("group" bigint, term text, without jsonb, "isTypedOnly" boolean)`.execute(tx)
}

const stemsOf = (words: ReturnType<typeof sql>) => sql`array(
  select lexeme from unnest(tsvector_to_array(spaced_words(${words}))) as lexeme
  where lexeme <> all (${[...functionWords]}::text[]))`

/** Removes the operator's group of this name, or hides the bundled one. Returns what was done. */
export function removeGroup(db: Database, name: string): Promise<'removed' | 'hidden' | 'unknown'> {
  return db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    const own =
      await sql`delete from vocabulary_groups where not is_bundled and name = ${name} and kind <> 'removed'`.execute(tx)
    const isOwn = Number(own.numAffectedRows ?? 0) > 0
    if (!isOwn && !(await hideGroup(tx, name))) return 'unknown'
    await applyVocabulary(tx)
    return isOwn ? 'removed' : 'hidden'
  })
}

/**
 * Keeps a bundled group out of searches, also after upgrades, for `applyVocabulary`; false if there is none, or it is hidden or
 * replaced already.
 */
export async function hideGroup(db: Db, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vocabulary_groups (name, kind, is_bundled, line)
    select name, 'removed', false, 'removed' || chr(9) || name from vocabulary_groups where is_bundled and name = ${name}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** Rows of the operator's groups, or of all groups in use, by name. */
export async function listLines(db: Db, { all }: { all: boolean }): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from (${groupsInUse}) as used where ${all} or not is_bundled
    union all select line from vocabulary_groups where kind = 'removed' and not ${all}
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}

const groupsInUse = sql`
  select used.* from vocabulary_groups as used where kind <> 'removed'
    and not (is_bundled and exists (
      select from vocabulary_groups as own where not own.is_bundled and own.name = used.name))`

export interface StoredGroup {
  id: string
  name: string
  kind: NewGroup['kind']
  line: string
  narrower: string[]
  facet: string | null
}
export interface StoredTerm {
  group: string
  term: string
  lexemes: string[]
  without: string[]
  isTypedOnly: boolean
}

/** A checksum of the groups in use. */
export async function checksumOf(db: Db): Promise<string> {
  const { rows } = await sql<{ checksum: string }>`
    select coalesce(md5(string_agg(id || line, '' order by id)), '') as checksum from vocabulary_groups`.execute(db)
  return rows[0]?.checksum ?? ''
}

export async function loadGroups(db: Db): Promise<{ groups: StoredGroup[]; terms: StoredTerm[] }> {
  const groups = await sql<StoredGroup>`
    select id::text, name, kind, line, narrower, facet from (${groupsInUse}) as used order by is_bundled, id`.execute(
    db,
  )
  const terms = await sql<StoredTerm>`
    select group_id::text as "group", term, lexemes, without, is_typed_only as "isTypedOnly"
    from vocabulary_terms where group_id in (select id from (${groupsInUse}) as used) order by group_id, term`.execute(
    db,
  )
  return { groups: groups.rows, terms: terms.rows }
}

/** Documents and titles with each stem of a term, as counted in the lexicon of the table. */
export async function countStems(db: Db, table: SearchTable): Promise<CountedWord[]> {
  const { rows } = await sql<CountedWord>`
    select word as lexeme, max(documents)::int as documents, sum(titles)::int as titles
    from ${sql.table(lexiconOf[table])}
    where word in (select unnest(lexemes) from vocabulary_terms) group by word`.execute(db)
  return rows
}
