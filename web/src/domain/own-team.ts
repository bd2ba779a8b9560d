import { getTeam } from '@hearback/contract/accounts/team.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Members of the company, owners first, and for owners the invitations, latest first. */
export const ownTeam = (companyId: string) =>
  queryOptions({
    queryKey: ['team', companyId],
    queryFn: ({ signal }) => call(getTeam, {}, { signal }),
  })
