import type { Member } from '@hearback/contract/accounts/team.ts'
import { useEffect } from 'react'
import { partyId, type SessionUser, updateSessionUser } from '../../api/session.ts'
import { companyRoleOf } from '../../domain/company-role.ts'

/** Follows a change of the user's own role, so that the pages of this device offer what the role may do. */
export function useOwnRole(user: SessionUser, members: readonly Member[] | undefined): void {
  const role = members?.find(({ _id }) => _id === user._id)?.role
  useEffect(() => {
    if (role && role !== companyRoleOf(user)) updateSessionUser({ company: { _id: partyId(user), role } })
  }, [role, user])
}
