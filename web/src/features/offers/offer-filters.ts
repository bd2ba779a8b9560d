import { OfferStatus } from '@hearback/contract/hiring/offers.ts'
import { pageNumber } from '../../routing/page-number.ts'
import type { OfferFilters } from './offers.queries.ts'

/** Parses the filters and the page number of the query string. */
export function filtersOf(query: URLSearchParams): OfferFilters & { page: number } {
  const status = OfferStatus.safeParse(query.get('status')).data
  return { page: pageNumber(query), ...(status && { status }) }
}
