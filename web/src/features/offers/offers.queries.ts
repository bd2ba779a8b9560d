import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  getOffer,
  listOffersOfEmployer,
  listOffersToSeeker,
  type Offer,
  type OfferStatus,
} from '@hearback/contract/hiring/offers.ts'
import { getJob, listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'
import { currentSession, partyId } from '../../api/session.ts'

export interface OfferFilters {
  status?: OfferStatus | undefined
  page?: number
  /** Only offers with this other party. */
  with?: string | undefined
}

type Received = ReplyOf<typeof listOffersToSeeker>
type Made = ReplyOf<typeof listOffersOfEmployer>

/** A failed list has this text as its error, and a 404 counts as an empty list (product.md 3 and 4). */
async function listed<R>(reading: Promise<R>, none: R): Promise<R> {
  try {
    return await reading
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    if (cause.status === 404) return none
    // Stays an ApiError, so that retries and pages can read its status.
    cause.message = t.requestFailed(cause.status)
    throw cause
  }
}

const NONE: Received = { offers: [], total: 0, totalPages: 0, counts: {} }
const NO_QUOTA: Made = { ...NONE, quota: { limit: 0, used: 0, resetsAt: new Date(0).toISOString() } }
const ownId = () => partyId(currentSession()?.user)

/** Offers received by the user, unanswered ones first. */
export const receivedOffers = (filters: OfferFilters = {}) =>
  queryOptions({
    queryKey: ['offers', 'received', filters],
    queryFn: ({ signal }) =>
      listed(call(listOffersToSeeker, { params: { id: ownId() }, query: { ...filters } }, { signal }), NONE),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

/** Offers made by the user, with the remaining quota of the month. */
export const madeOffers = (filters: OfferFilters = {}) =>
  queryOptions({
    queryKey: ['offers', 'made', filters],
    queryFn: ({ signal }) =>
      listed(
        call(listOffersOfEmployer, { params: { id: ownId() }, query: { ...filters, limit: 10 } }, { signal }),
        NO_QUOTA,
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

/** Offers between the user and another person, from either list. */
export const offersWith = (otherId: string, reader: 'seeker' | 'employer') =>
  queryOptions({
    queryKey: ['offers', 'with', otherId],
    queryFn: async ({ signal }): Promise<Offer[]> => {
      const input = { params: { id: ownId() }, query: { with: otherId, limit: 20 } }
      const endpoint = reader === 'seeker' ? listOffersToSeeker : listOffersOfEmployer
      return (await listed(call(endpoint, input, { signal }) as Promise<Received>, NONE)).offers
    },
  })

export const offerDetail = (id: string | undefined) =>
  queryOptions({
    queryKey: ['offers', 'detail', id],
    queryFn: id ? async ({ signal }) => (await call(getOffer, { params: { id } }, { signal })).offer : skipToken,
    refetchOnWindowFocus: 'always',
  })

/** The job of an offer. */
export const offeredJob = (id: string | undefined) =>
  queryOptions({
    queryKey: ['offers', 'job', id],
    queryFn: id ? async ({ signal }) => (await call(getJob, { params: { id } }, { signal })).job : skipToken,
  })

/** Open jobs of the user that an offer can be for, at most 50. */
export const openJobs = () =>
  queryOptions({
    queryKey: ['offers', 'open jobs'],
    queryFn: async ({ signal }) => {
      const input = { params: { id: ownId() }, query: { status: 'open', limit: 50 } } as const
      return (await call(listJobsOfEmployer, input, { signal })).jobs
    },
  })
