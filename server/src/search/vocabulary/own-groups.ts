import type { Database } from '../../db/database.ts'
import { isBlank } from './bundled-groups.ts'
import { parseGroup } from './parse-group.ts'
import { applyVocabulary, hideGroup, listNames, putOwnGroup } from './vocabulary.sql.ts'

/** Rows of a file; one transaction each. */
const maxRows = 5_000

interface Outcome {
  added: number
  /** Rows that were left out, numbered from 1. */
  problems: { row: number; problem: string }[]
}

/** Adds the operator's groups of a file, and hides those that an export lists as removed. Rows with errors change nothing. */
export async function addGroups(db: Database, text: string): Promise<Outcome> {
  const outcome: Outcome = { added: 0, problems: [] }
  const rows = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  const known = new Set(await listNames(db))
  try {
    for (const [index, line] of rows.entries()) {
      if (isBlank(line)) continue
      const problem = index < maxRows ? await addRow(db, line, known) : `only ${maxRows} rows are read`
      if (problem === undefined) outcome.added += 1
      else outcome.problems.push({ row: index + 1, problem })
      if (index >= maxRows) break
    }
  } finally {
    if (outcome.added > 0) await applyVocabulary(db)
  }
  return outcome
}

/** Returns a sentence about what is wrong with the row. */
async function addRow(db: Database, line: string, known: Set<string>): Promise<string | undefined> {
  const [kind, name = ''] = line.split('\t')
  if (kind === 'removed') {
    const isHidden = await hideGroup(db, name.trim())
    return isHidden ? undefined : `there is no bundled group "${name.trim()}"`
  }
  const group = parseGroup(line)
  if ('problem' in group) return group.problem
  const missing = group.narrower.find((narrower) => !known.has(narrower))
  if (missing !== undefined) return `there is no group "${missing}"`
  const stored = await putOwnGroup(db, group)
  if (stored === 'no_words') return 'a term has no word that searches index'
  known.add(group.name)
  return undefined
}
