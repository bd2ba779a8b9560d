import { LRUCache } from 'lru-cache'
import type { SearchTable } from '../model/search-tables.ts'
import { type FoundLexeme, findLexemes } from './lexicon-lookup.sql.ts'
import type { FindLexemes } from './parse-query.ts'

const maxTokens = 20_000

/**
 * Caches the lexemes of tokens until `forget`. Tokens that the lexicon lacks are cached too: documents are checked for them in
 * each search.
 */
export function cacheLexemes(table: SearchTable): { find: FindLexemes; forget: () => void } {
  const remembered = new LRUCache<string, FoundLexeme[]>({ max: maxTokens })
  async function find(...[db, tokens]: Parameters<FindLexemes>) {
    const found = new Map(tokens.map((token) => [token, remembered.get(token)]))
    const asked = tokens.filter((token) => found.get(token) === undefined)
    const told = asked.length === 0 ? [] : await findLexemes(db, table, asked)
    for (const [number, token] of asked.entries()) {
      const lexemes = told.filter((lexeme) => lexeme.token === number)
      found.set(token, lexemes)
      remembered.set(token, lexemes)
    }
    return tokens.flatMap((token, number) => (found.get(token) ?? []).map((lexeme) => ({ ...lexeme, token: number })))
  }
  return { find, forget: () => remembered.clear() }
}
