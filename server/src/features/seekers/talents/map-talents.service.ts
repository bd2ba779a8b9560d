import type { TalentMap, TownPin } from '@hearback/contract/jobs/maps.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import type { Search } from '../../../search/search.ts'
import { placeLabel } from '../../places/places.service.ts'
import { surroundingsOf } from '../../places/places-around.service.ts'
import { seekersFor } from '../profile/seekers.service.ts'
import { criteriaOf, type WhichTalents } from './search-talents.service.ts'
import { listTownsOfSeekers } from './talent-towns.sql.ts'

/** The towns of the search results for this viewer. Coordinates of people are never used, not even rounded. */
export async function talentMap(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  viewer: CompanyViewer,
  filters: WhichTalents,
): Promise<TalentMap> {
  const { criteria } = await criteriaOf(db, viewer, filters)
  const { ids, total, totalIsExact } = await search.find({ ...criteria, page: 1, limit: limits.mapPins })
  const shown = await seekersFor(db, viewer, ids)
  const pins = await townPins(
    db,
    ids.filter((id) => shown.has(id)),
  )
  return { pins, ...(await surroundingsOf(db, criteria.near, pins)), total, totalIsExact }
}

/** Each town once, with its people in the order of the results. */
async function townPins(db: Deps['db'], ids: readonly string[]): Promise<TownPin[]> {
  if (ids.length === 0) return []
  const rows = new Map((await listTownsOfSeekers(db, ids)).map((row) => [row.user_id, row]))
  const towns = Map.groupBy(
    ids.flatMap((id) => rows.get(id) ?? []),
    ({ id }) => id,
  )
  return [...towns.values()].flatMap((people) => {
    const [town] = people
    if (!town) return []
    const { name, latitude, longitude } = town
    return [{ name, label: placeLabel(town), latitude, longitude, profiles: people.map((row) => row.user_id) }]
  })
}
