import { listCategories } from '@hearback/contract/jobs/job-search.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { placesLike } from '../../api/places.ts'

const HOUR = 60 * 60_000

/** Coordinates of the places with this name. */
export const pointsOfCity = (city: string) =>
  queryOptions({
    queryKey: ['places', 'of-city', city],
    queryFn: ({ signal }) => placesLike(city, signal),
    enabled: city !== '',
    staleTime: HOUR,
  })

/** Job categories in use, as suggestions. */
export const kindsOfWork = () =>
  queryOptions({
    queryKey: ['jobs', 'categories', 'names'],
    queryFn: async ({ signal }) => (await call(listCategories, {}, { signal })).categories.map(({ name }) => name),
    staleTime: HOUR,
  })
