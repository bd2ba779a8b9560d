import {
  claimCheckout,
  getCheckout,
  getMySubscription,
  listInvoices,
  listPlans,
} from '@hearback/contract/accounts/subscriptions.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const myPlan = queryOptions({
  queryKey: ['billing', 'mine'],
  queryFn: ({ signal }) => call(getMySubscription, {}, { signal }),
})

/** The employer's jobs paused by a downgrade, newest first. */
export const jobsPausedByPlan = (employerId: string) =>
  queryOptions({
    queryKey: ['jobs', 'own', employerId, 'paused-by-plan'],
    queryFn: async ({ signal }) => {
      const query = { status: 'paused', limit: 100 } as const
      const { jobs } = await call(listJobsOfEmployer, { params: { id: employerId }, query }, { signal })
      return jobs.filter(({ pausedByPlan }) => pausedByPlan)
    },
  })

export const myInvoices = queryOptions({
  queryKey: ['billing', 'invoices'],
  queryFn: ({ signal }) => call(listInvoices, {}, { signal }),
})

export const allPlans = queryOptions({
  queryKey: ['billing', 'plans'],
  queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  staleTime: 600_000,
})

export const checkout = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'checkout', sessionId],
    queryFn: ({ signal }) => call(getCheckout, { query: { sessionId } }, { signal }),
  })

/** Claiming is idempotent, so a reloaded page may repeat it. */
export const claim = (sessionId: string) =>
  queryOptions({
    queryKey: ['billing', 'claim', sessionId],
    queryFn: () => call(claimCheckout, { body: { sessionId } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
