import { readInvitation } from '@hearback/contract/accounts/team.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

/** The invitation of a token; null once it has ended, or for a token that never was one. */
export const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ['team', 'invitation', token],
    queryFn: async ({ signal }) => {
      try {
        return await call(readInvitation, { body: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['invitation_ended', 'invalid_input'].includes(error.code)) return null
        throw error
      }
    },
  })
