import { limits } from '@hearback/contract/values/limits.ts'

export interface CategoryCount {
  slug: string
  name: string
  /** Spellings used in jobs, the most frequent first. */
  spellings: string[]
  jobs: number
  changedAt: Date
}
export interface PlaceCount {
  slug: string
  name: string
  id: number
  latitude: number
  longitude: number
  jobs: number
  changedAt: Date
}
export interface PairCount {
  category: CategoryCount
  place: PlaceCount
  jobs: number
  changedAt: Date
}

/** Counts of open jobs, largest first: all categories, and the towns and pairs with enough jobs. */
export interface Directory {
  categories: Map<string, CategoryCount>
  places: Map<string, PlaceCount>
  pairs: Map<string, PairCount>
}

interface Counted {
  jobs: number
  changed_at: Date
}
/** A category as written in jobs, and its slug in URLs. */
interface Spelling {
  category: string
  slug: string
}
type Town = Omit<PlaceCount, 'jobs' | 'changedAt'>

export const hasEnough = ({ jobs }: { jobs: number }): boolean => jobs >= limits.directoryJobs
export const pairKey = (categorySlug: string, placeSlug: string): string => `${categorySlug} ${placeSlug}`

/** Groups spellings with the same slug under the most frequent spelling. Spellings without a slug get no page. */
export function categoriesOf(rows: readonly (Counted & Spelling)[]): Map<string, CategoryCount> {
  const found = new Map<string, CategoryCount>()
  for (const { category, slug, jobs, changed_at } of rows) {
    const known = found.get(slug)
    if (known) {
      known.spellings.push(category)
      addTo(known, { jobs, changed_at })
    } else if (slug) found.set(slug, { slug, name: category, spellings: [category], jobs, changedAt: changed_at })
  }
  return new Map([...found].sort(([, a], [, b]) => b.jobs - a.jobs))
}

/** If several towns share a slug, the one with the most jobs gets it. */
export function placesOf(rows: readonly (Counted & { town: Town })[]): Map<string, PlaceCount> {
  const found = new Map<string, PlaceCount>()
  for (const { town, jobs, changed_at } of rows)
    if (!found.has(town.slug)) found.set(town.slug, { ...town, jobs, changedAt: changed_at })
  return found
}

/** Counts of a category in a town, summed over the spellings of the category. */
export function pairsOf(
  rows: readonly (Counted & { slug: string; place_id: number })[],
  categories: Directory['categories'],
  places: Directory['places'],
): Map<string, PairCount> {
  const placeById = new Map([...places.values()].map((place) => [place.id, place]))
  const found = new Map<string, PairCount>()
  for (const { slug, place_id, ...counted } of rows) {
    const category = categories.get(slug)
    const place = placeById.get(place_id)
    if (!category || !place) continue
    const key = pairKey(category.slug, place.slug)
    const known = found.get(key)
    if (known) addTo(known, counted)
    else found.set(key, { category, place, jobs: counted.jobs, changedAt: counted.changed_at })
  }
  return found
}

function addTo(known: { jobs: number; changedAt: Date }, { jobs, changed_at }: Counted): void {
  known.jobs += jobs
  if (changed_at > known.changedAt) known.changedAt = changed_at
}
