import type { Database, Db } from '../../db/database.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { readBundledGroups } from './bundled-groups.ts'
import { TermIndex } from './term-index.ts'
import { checksumOf, countStems, hasBundledGroups, loadGroups, replaceBundledGroups } from './vocabulary.sql.ts'
import { Vocabulary } from './vocabulary.ts'

/** Brings the bundled groups up to date at startup; groups of the operator stay. Returns the number of new or changed ones. */
export async function loadVocabulary(db: Database): Promise<number> {
  const groups = readBundledGroups()
  return (await hasBundledGroups(db, groups)) ? 0 : replaceBundledGroups(db, groups)
}

let latest: { checksum: string; index: TermIndex } | undefined

/** Reads the vocabulary with the lexicon's counts for the table. Rebuilds the index of terms only after the groups have changed. */
export async function readVocabulary(db: Db, table: SearchTable): Promise<Vocabulary> {
  const checksum = await checksumOf(db)
  if (latest?.checksum !== checksum) {
    const { groups, terms } = await loadGroups(db)
    latest = { checksum, index: new TermIndex(groups, terms) }
  }
  return new Vocabulary(latest.index, await countStems(db, table))
}
