import type { Phrase } from '../estimate/statistics.ts'
import type { Area } from '../model/area.ts'
import type { AnyOf } from '../model/lexemes.ts'

/** A parsed search, as conditions on the index. `words` decide relevance, `filters` only narrow. */
export type Terms = {
  words: AnyOf[]
  filters: AnyOf[]
  /** Phrases whose words are among the filters. */
  phrases?: Phrase[]
  /** Days of publication, with their share of all rows. They replace the recency window. */
  published?: AnyOf | null
  placeId: number | null
  area: Area | null
}
