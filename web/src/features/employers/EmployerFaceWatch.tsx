import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownEmployer } from '../../api/own-employer.ts'
import { setOwnFace } from '../../api/own-face.ts'
import type { SessionUser } from '../../api/session.ts'

/** Keeps the company's name and logo in the header current. */
export function EmployerFaceWatch({ user }: { user: SessionUser }) {
  const { data } = useQuery({ ...ownEmployer(user._id), enabled: user.profileComplete !== false })
  const name = data?.businessName
  const picture = data?.pictures?.small ?? data?.profilePicture
  useEffect(() => {
    if (name) setOwnFace({ name, picture })
    return () => setOwnFace(undefined)
  }, [name, picture])
  return null
}
