import { useQuery } from '@tanstack/react-query'
import { useSetOwnFace } from '../../../api/own-face.ts'
import type { SessionUser } from '../../../api/session.ts'
import { profileAs } from './privacy.queries.ts'

const MINUTE = 60_000

/** Keeps the seeker's name and picture in the header current. */
export function SeekerFaceWatch({ user }: { user: SessionUser }) {
  const enabled = user.profileComplete !== false
  const { data } = useQuery({ ...profileAs(user._id, 'owner'), staleTime: 5 * MINUTE, enabled })
  useSetOwnFace(data?.displayName, data?.pictures?.small ?? data?.profilePicture)
  return null
}
