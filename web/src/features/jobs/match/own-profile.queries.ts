import { getSeekerProfile } from '@hearback/contract/seekers.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, call } from '../../../api/call.ts'
import { useMember } from '../../../api/session.ts'

const MINUTE = 60_000

const ownProfile = (id: string) =>
  queryOptions({
    queryKey: ['seekers', 'match', id],
    queryFn: async ({ signal }) => {
      try {
        return (await call(getSeekerProfile, { params: { id }, query: {} }, { signal })).profile
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 5 * MINUTE,
  })

/**
 * The signed-in seeker's own profile, fetched once for all the jobs of a list: pages are rendered for nobody in
 * particular, so what fits is worked out where the profile is. Null without a profile, undefined for everybody else.
 */
export function useOwnProfile() {
  const user = useMember()
  const { data } = useQuery({ ...ownProfile(user?._id ?? ''), enabled: user?.userType === 'jobseeker' })
  return user?.userType === 'jobseeker' ? data : undefined
}
