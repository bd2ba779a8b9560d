import type { Database } from '../../db/database.ts'
import { readBundledGroups } from './bundled-groups.ts'
import { hasBundledGroups, replaceBundledGroups } from './vocabulary.sql.ts'

/** Brings the bundled groups up to date at startup; groups of the operator stay. Returns the number of new or changed ones. */
export async function loadVocabulary(db: Database): Promise<number> {
  const groups = readBundledGroups()
  return (await hasBundledGroups(db, groups)) ? 0 : replaceBundledGroups(db, groups)
}
