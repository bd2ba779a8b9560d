import { getSeekerProfile, listHiddenEmployers } from '@hearback/contract/people/seekers.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../../api/call.ts'

export type Closeness = 'owner' | 'ring1' | 'ring2' | 'ring3'

/** The user's profile at a visibility level (product.md 6.7); null if there is none. */
export const profileAs = (id: string, as: Closeness) =>
  queryOptions({
    queryKey: ['seekers', 'privacy', id, as],
    queryFn: async ({ signal }) => {
      try {
        return (await call(getSeekerProfile, { params: { id }, query: { as } }, { signal })).profile
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** Companies from which the profile is hidden. */
export const hiddenEmployers = () =>
  queryOptions({
    queryKey: ['seekers', 'hidden-employers'],
    queryFn: async ({ signal }) => (await call(listHiddenEmployers, {}, { signal })).employers,
  })
