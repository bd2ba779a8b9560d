import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { type SessionUser, useSession } from '../api/session.ts'
import { isFormerMember, isOwner } from '../domain/company-role.ts'
import { paths } from '../routing/paths.ts'

/** A page for owners of a company; others are led to the team, which names the owners. */
export function OwnersOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const user = useSession()?.user
  if (!user) return null
  if (!isOwner(user) || isFormerMember(user)) return <Navigate to={paths.settings('team')} replace />
  return children(user)
}
