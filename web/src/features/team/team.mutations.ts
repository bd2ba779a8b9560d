import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import {
  acceptInvitation,
  changeMemberRole,
  type Invitation,
  inviteMember,
  joinTeam,
  removeMember,
  revokeInvitation,
} from '@hearback/contract/accounts/team.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Changes of the team. Each reads the team again, also after a failure, whose usual cause is a change by another owner. */
export function useTeamActs() {
  const queries = useQueryClient()
  const refreshing = <T>(sending: Promise<T>): Promise<T> =>
    sending.finally(() => void queries.invalidateQueries({ queryKey: ['team'] }))
  return {
    invite: (body: InputOf<typeof inviteMember>['body']) => refreshing(call(inviteMember, { body })),
    cancel: ({ _id }: Invitation) => refreshing(call(revokeInvitation, { params: { id: _id } })),
    changeRole: (id: string, role: CompanyRole) =>
      refreshing(call(changeMemberRole, { params: { id }, body: { role } })),
    remove: (id: string) => refreshing(call(removeMember, { params: { id } })),
  }
}

/** Leaves the company, which ends the session. */
export const leaveCompany = (ownId: string) => call(removeMember, { params: { id: ownId } })

/** Joins with a new account in the language of the page. */
export const join = (body: InputOf<typeof joinTeam>['body']) =>
  call(joinTeam, { body: { ...body, language: locale.language } })

export const accept = (body: InputOf<typeof acceptInvitation>['body']) => call(acceptInvitation, { body })
