import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { listEmployers } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'

const COMPANIES_PER_PAGE = 20
export const ORDERS = ['answers', 'name', 'newest'] as const
export type CompanyOrder = (typeof ORDERS)[number]

/** Filters of the company list, as held by the URL; `keyword` and `sort` belong to the job search. */
export interface CompanySearch {
  name: string
  by: CompanyOrder
  page: number
}

export function readCompanySearch(query: URLSearchParams): CompanySearch {
  const page = Number(query.get('page'))
  return {
    name: truncate(onOneLine(normalizeText(query.get('name') ?? '')), limits.oneLine, ''),
    by: ORDERS.find((order) => order === query.get('by')) ?? 'answers',
    page: Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1,
  }
}

export const companyRequestOf = ({ name, by, page }: CompanySearch): InputOf<typeof listEmployers>['query'] => ({
  keyword: name,
  sort: by,
  page,
  limit: COMPANIES_PER_PAGE,
})
