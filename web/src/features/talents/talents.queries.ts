import { getSeekerProfile, searchTalents } from '@hearback/contract/seekers.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { requestOf, type TalentSearch } from './talent-search.ts'

/** People who may be found, as this employer may see them. */
export const talents = (search: TalentSearch) =>
  queryOptions({
    queryKey: ['talents', 'search', search],
    queryFn: ({ signal }) => call(searchTalents, { body: requestOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One person by the ring that this employer is in. */
export const talentDetail = (id: string) =>
  queryOptions({
    queryKey: ['talents', 'detail', id],
    queryFn: ({ signal }) => call(getSeekerProfile, { params: { id }, query: {} }, { signal }),
    select: ({ profile }) => profile,
  })
