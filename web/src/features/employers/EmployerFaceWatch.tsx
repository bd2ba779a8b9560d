import { useQuery } from '@tanstack/react-query'
import { ownEmployer } from '../../api/own-employer.ts'
import { useSetOwnFace } from '../../api/own-face.ts'
import { partyId, type SessionUser } from '../../api/session.ts'
import { useMembership } from './use-membership.ts'

/** Keeps the company's name and logo in the header current, and the user's role in it. */
export function EmployerFaceWatch({ user }: { user: SessionUser }) {
  const { data } = useQuery({ ...ownEmployer(partyId(user)), enabled: user.profileComplete !== false })
  useMembership(user)
  useSetOwnFace(data?.businessName, data?.pictures?.small ?? data?.profilePicture)
  return null
}
