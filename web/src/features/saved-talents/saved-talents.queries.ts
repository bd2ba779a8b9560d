import { listTalentListPeople, listTalentLists, listTalentSearches } from '@hearback/contract/people/saved-talents.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The company's saved searches, with their new matches. */
export const talentSearches = () =>
  queryOptions({
    queryKey: ['talents', 'saved', 'searches'],
    queryFn: ({ signal }) => call(listTalentSearches, {}, { signal }),
    select: ({ searches }) => searches,
  })

/** Prefix of the keys of all lists. */
export const listsKey = ['talents', 'saved', 'lists'] as const

/** The company's lists, and whether the person is on each. */
export const talentLists = (person?: string) =>
  queryOptions({
    queryKey: [...listsKey, 'of', person ?? ''],
    queryFn: ({ signal }) => call(listTalentLists, { query: person ? { person } : {} }, { signal }),
  })

/** A page of the people of a list. */
export const talentListPeople = (id: string, page: number) =>
  queryOptions({
    queryKey: [...listsKey, 'people', id, page],
    queryFn: ({ signal }) => call(listTalentListPeople, { params: { id }, query: { page, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  })
