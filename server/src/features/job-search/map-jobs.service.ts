import type { JobMap } from '@hearback/contract/jobs/maps.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Search } from '../../search/search.ts'
import { pinsInOrder } from '../jobs/reading/job-pins.service.ts'
import { surroundingsOf } from '../places/places-around.service.ts'
import { criteriaOf, type Searcher, type WhichJobs } from './job-search.service.ts'

/** Returns the first jobs of the search as map pins. Jobs without a place count in the total but have no pin. */
export async function jobMap(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  filters: WhichJobs,
  searcher: Searcher,
): Promise<JobMap> {
  const { criteria } = await criteriaOf(db, filters, searcher)
  const { ids, total, totalIsExact } = await search.find({ ...criteria, page: 1, limit: limits.mapPins })
  const pins = await pinsInOrder(db, ids)
  return { pins, ...(await surroundingsOf(db, criteria.near, pins)), total, totalIsExact }
}
