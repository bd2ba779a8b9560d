import {
  checkDomain,
  claimDomain,
  confirmDomainCode,
  mailDomainCode,
  removeDomain,
  requireProvider,
} from '@hearback/contract/people/company-domains.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Changes of the domains of the company. Each reads them again, also after a failure. */
export function useDomainActs() {
  const queries = useQueryClient()
  const refreshing = <T>(sending: Promise<T>): Promise<T> =>
    sending.finally(() => void queries.invalidateQueries({ queryKey: ['company-domains'] }))
  return {
    claim: (body: { domain: string }) => refreshing(call(claimDomain, { body })),
    check: (id: string) => refreshing(call(checkDomain, { params: { id } })),
    mailCode: (id: string, body: { email: string }) => refreshing(call(mailDomainCode, { params: { id }, body })),
    confirm: (id: string, body: { code: string }) => refreshing(call(confirmDomainCode, { params: { id }, body })),
    requireSignIn: (id: string, body: { provider: string | null }) =>
      refreshing(call(requireProvider, { params: { id }, body })),
    remove: (id: string) => refreshing(call(removeDomain, { params: { id } })),
  }
}
