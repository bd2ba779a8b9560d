import { listCategories } from '@hearback/contract/job-search.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { placesLike } from '../../api/places.ts'

const HOUR = 60 * 60_000

/** Where the places of this name are. */
export const pointsOfCity = (city: string) =>
  queryOptions({
    queryKey: ['places', 'of-city', city],
    queryFn: ({ signal }) => placesLike(city, signal),
    enabled: city !== '',
    staleTime: HOUR,
  })

/** Names of the kinds of work that jobs have, to suggest the same. */
export const kindsOfWork = () =>
  queryOptions({
    queryKey: ['jobs', 'categories', 'names'],
    queryFn: async ({ signal }) => (await call(listCategories, {}, { signal })).categories.map(({ name }) => name),
    staleTime: HOUR,
  })
