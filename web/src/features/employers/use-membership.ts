import { fetchUser } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/membership.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import {
  currentSession,
  type Membership,
  onSessionLost,
  type SessionUser,
  updateSessionUser,
} from '../../api/session.ts'
import { onConnected } from '../../api/socket.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/**
 * Keeps company and role of an employer current. Another owner may change them; the server then closes the socket, and
 * the next connection reads them again. Explains the sign-out of a member, whom an owner may have removed.
 */
export function useMembership({ _id: userId, company }: SessionUser): void {
  const isMember = Boolean(company)
  const queries = useQueryClient()
  useEffect(() => {
    const follow = async () => {
      const { user } = await call(fetchUser, { params: { id: userId } })
      const now = currentSession()?.user
      if (now?._id !== userId || isSame(now.company, user.company)) return
      updateSessionUser({ company: user.company, profileComplete: user.hasProfile })
      void queries.invalidateQueries()
    }
    return onConnected(() => void follow().catch(() => undefined))
  }, [queries, userId])
  useEffect(() => {
    if (!isMember) return
    return onSessionLost(() => toast({ text: t.memberSignedOutNotice, stays: 15_000 }))
  }, [isMember])
}

type Company = Membership | null | undefined
const isSame = (a: Company, b: Company) => (a && b ? a._id === b._id && a.role === b.role : a === b)
