import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { type FoundLexeme, findLexemes } from './lexicon-lookup.sql.ts'

/**
 * Caches the lexemes of tokens until `forget`. Tokens that the lexicon lacks are cached too: documents are checked for them in
 * each search.
 */
export function cacheLexemes(table: SearchTable) {
  const cached = new LRUCache<string, FoundLexeme[]>({ max: 20_000 })
  async function find(db: Db, tokens: readonly string[]): Promise<FoundLexeme[][]> {
    const found = new Map(tokens.map((token) => [token, cached.get(token)]))
    const asked = tokens.filter((token) => !found.get(token))
    const lexemes = asked.length === 0 ? [] : await findLexemes(db, table, asked)
    for (const [number, token] of asked.entries()) {
      found.set(token, lexemes[number])
      cached.set(token, lexemes[number])
    }
    return tokens.map((token) => found.get(token) ?? [])
  }
  return { find, forget: () => cached.clear() }
}
