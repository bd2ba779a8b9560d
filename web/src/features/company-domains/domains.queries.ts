import { listCompanyDomains } from '@hearback/contract/people/company-domains.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The domains of the company with their proofs. */
export const ownDomains = (companyId: string) =>
  queryOptions({
    queryKey: ['company-domains', companyId],
    queryFn: ({ signal }) => call(listCompanyDomains, {}, { signal }),
  })
