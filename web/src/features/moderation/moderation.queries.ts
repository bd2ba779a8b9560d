import {
  type CompanyPosting,
  getCompanyApproval,
  listPendingCompanies,
} from '@hearback/contract/trust/company-approval.ts'
import {
  findAccounts,
  getCase,
  getDecision,
  listAppeals,
  listCases,
  listDecisions,
} from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const openCases = (page: number, kind: ReportKind | undefined) =>
  queryOptions({
    queryKey: ['moderation', 'cases', page, kind],
    queryFn: ({ signal }) => call(listCases, { query: { page, ...(kind && { kind }) } }, { signal }),
    placeholderData: keepPreviousData,
    // Other moderators take and decide cases meanwhile.
    refetchInterval: 60_000,
  })

export const oneCase = (kind: ReportKind, id: string) =>
  queryOptions({
    queryKey: ['moderation', 'case', kind, id],
    queryFn: async ({ signal }) => (await call(getCase, { params: { kind, id } }, { signal })).case,
    // A form in progress must not change under the user; the server rejects stale versions.
    refetchOnWindowFocus: false,
  })

export const companyApproval = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'approval', id],
    queryFn: ({ signal }) => call(getCompanyApproval, { params: { id } }, { signal }),
  })

/** Companies that wait for approval; an infinite query. */
export const pendingCompanies = (posting: CompanyPosting) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'pending', posting],
    queryFn: ({ pageParam, signal }) =>
      call(listPendingCompanies, { query: { posting, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const openAppeals = (page: number) =>
  queryOptions({
    queryKey: ['moderation', 'appeals', page],
    queryFn: ({ signal }) => call(listAppeals, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const decisions = (page: number) =>
  queryOptions({
    queryKey: ['moderation', 'decisions', page],
    queryFn: ({ signal }) => call(listDecisions, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const accounts = (page: number, query: string) =>
  queryOptions({
    queryKey: ['moderation', 'accounts', page, query],
    queryFn: ({ signal }) => call(findAccounts, { query: { page, query } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A decision as seen by one of its parties. */
export const partyDecision = (id: string, token: string | undefined) =>
  queryOptions({
    queryKey: ['decision', id, token],
    queryFn: async ({ signal }) =>
      (await call(getDecision, { params: { id }, query: token ? { token } : {} }, { signal })).decision,
    retry: false,
  })
