import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { useMember } from '../../../api/session.ts'
import { loadOwnParts } from './load-own-parts.ts'

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
 * The signed-in seeker's own profile, fetched once for all jobs of a list. Server-rendered pages are not personalized,
 * so the match is computed in the browser. Null without a profile, undefined for all other users.
 */
export function useOwnProfile() {
  const user = useMember()
  const { data } = useQuery({ ...ownProfile(user?._id ?? ''), enabled: user?.userType === 'jobseeker' })
  return user?.userType === 'jobseeker' ? data : undefined
}

/**
 * True once the match lines of a list can be rendered: the seeker's profile was answered, and the code that compares it
 * is loaded. Always true for other users.
 */
export function useIsMatchKnown(): boolean {
  const user = useMember()
  const isSeeker = user?.userType === 'jobseeker'
  const { isPending } = useQuery({ ...ownProfile(user?._id ?? ''), enabled: isSeeker })
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (isSeeker) loadOwnParts().then(done, done)
  }, [isSeeker])
  return !isSeeker || (!isPending && isLoaded)
}
