import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setOwnFace } from '../../../api/own-face.ts'
import type { SessionUser } from '../../../api/session.ts'
import { profileAs } from './privacy.queries.ts'

const MINUTE = 60_000

/** Keeps the seeker's name and picture in the header current. */
export function SeekerFaceWatch({ user }: { user: SessionUser }) {
  const enabled = user.profileComplete !== false
  const { data } = useQuery({ ...profileAs(user._id, 'owner'), staleTime: 5 * MINUTE, enabled })
  const name = data?.displayName
  const picture = data?.pictures?.small ?? data?.profilePicture
  useEffect(() => {
    if (name) setOwnFace({ name, picture })
    return () => setOwnFace(undefined)
  }, [name, picture])
  return null
}
