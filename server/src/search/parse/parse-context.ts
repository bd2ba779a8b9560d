import type { Db } from '../../db/database.ts'
import type { SearchTable } from '../model/search-tables.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { FoundLexeme } from './lexicon-lookup.sql.ts'

/** The table, the lexicon and the vocabulary that a query is parsed with. */
export interface ParseContext {
  readonly db: Db
  readonly table: SearchTable
  readonly vocabulary: Vocabulary
  /** The lexemes of each token, cached or in the database. */
  readonly find: (db: Db, tokens: readonly string[]) => Promise<FoundLexeme[][]>
  /** Whether documents have this lexeme as composites with their regions. */
  readonly isChosen: (lexeme: string) => boolean
  /** Words such as "remote" act as filters. */
  readonly filterWords: boolean
}
