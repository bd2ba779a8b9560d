import { limits } from '@hearback/contract/values/limits.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import type { Database } from '../../db/database.ts'
import { placeName, placeSlug } from '../places/places.service.ts'
import { categoriesOf, type Directory, pairsOf, placesOf } from './directory.rules.ts'
import { countOpenJobs, listTownsByIds } from './directory.sql.ts'

export type Counts = () => Promise<Directory>

const most = { categories: 1_000, places: 5_000, pairs: 20_000 }

/** Counts open jobs. Scans the whole index. */
export async function countDirectory(db: Database): Promise<Directory> {
  const { byCategory, byPlace, byBoth } = await countOpenJobs(db, { enough: limits.directoryJobs, most })
  const towns = await listTownsByIds(
    db,
    byPlace.map((row) => row.place_id ?? 0),
  )
  const townById = new Map(
    towns.map((town) => [town.id, { ...town, slug: placeSlug(town), name: placeName(town) }] as const),
  )
  const categories = categoriesOf(byCategory.map(withSlug))
  const places = placesOf(
    byPlace.flatMap((row) => {
      const town = townById.get(row.place_id ?? 0)
      return town ? [{ ...row, town }] : []
    }),
  )
  const pairs = pairsOf(
    byBoth.map((row) => ({ ...withSlug(row), place_id: row.place_id ?? 0 })),
    categories,
    places,
  )
  return { categories, places, pairs }
}

const withSlug = <R extends { category: string | null }>(row: R) => {
  const category = row.category ?? ''
  return { ...row, category, slug: slugOf(category) }
}
