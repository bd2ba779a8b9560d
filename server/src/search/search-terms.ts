import type { Area } from './search-area.ts'
import type { Group } from './search-lexemes.ts'
import type { Phrase } from './search-statistics.ts'

/** What is looked for, as conditions on the index. `words` decide relevance, `filters` only narrow. */
export type Terms = {
  words: Group[]
  filters: Group[]
  /** Among the filters. */
  phrases?: Phrase[]
  /** Days of publication, with their share. Rows of those days are the newest, so that the others need no window. */
  published?: Group | null
  placeId: number | null
  area: Area | null
}
