import { listEmployers } from '@hearback/contract/employers.ts'
import { getSeekerProfile, listHiddenEmployers } from '@hearback/contract/seekers.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../../api/call.ts'

export type Closeness = 'owner' | 'ring1' | 'ring2' | 'ring3'

/** One's own profile as people of a ring see it (product.md 6.7); null while there is none. */
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

/** The companies that do not find the profile. */
export const hiddenEmployers = () =>
  queryOptions({
    queryKey: ['seekers', 'hidden-employers'],
    queryFn: async ({ signal }) => (await call(listHiddenEmployers, {}, { signal })).employers,
  })

const SHOWN = 8

/** Companies by name, each with its place, since names are not unique. */
export async function companiesLike(keyword: string, signal: AbortSignal) {
  const { profiles } = await call(listEmployers, { query: { keyword, limit: SHOWN, sort: 'name' } }, { signal })
  return profiles.map(({ _id, businessName, businessLocation }) => ({
    _id,
    businessName,
    label: businessLocation ? `${businessName}, ${businessLocation}` : businessName,
  }))
}
