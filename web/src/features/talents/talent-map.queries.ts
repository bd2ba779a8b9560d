import { mapTalents } from '@hearback/contract/jobs/maps.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { requestOf, type TalentSearch } from './talent-search.ts'

/** All pages of a search share one map. */
export function talentMap(search: TalentSearch) {
  const { page: _, ...body } = requestOf(search) ?? {}
  return queryOptions({
    queryKey: ['talents', 'map', body],
    queryFn: ({ signal }) => call(mapTalents, { body }, { signal }),
    placeholderData: keepPreviousData,
  })
}
