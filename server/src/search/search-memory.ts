import { LRUCache } from 'lru-cache'
import type { SearchTable } from './search-tables.ts'
import { type FoundLexeme, findLexemes } from './search-words.sql.ts'
import type { FindLexemes } from './search-words.ts'

const mostTokens = 20_000

/**
 * The lexemes of tokens, asked once until they are forgotten. What the lexicon lacks is remembered too: whether a document
 * of this minute has it is asked of the documents each time.
 */
export function rememberLexemes(table: SearchTable): { find: FindLexemes; forget: () => void } {
  const remembered = new LRUCache<string, FoundLexeme[]>({ max: mostTokens })
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
