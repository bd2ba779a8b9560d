import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { listEmployers } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'
import { paths } from '../../routing/paths.ts'

const COMPANIES_PER_PAGE = 20
export const ORDERS = ['answers', 'name', 'newest'] as const
export type CompanyOrder = (typeof ORDERS)[number]

/** Filters of the company list, as held by the URL; `keyword`, `location` and `sort` belong to the job search. */
export interface CompanySearch {
  name: string
  industry: string
  size: string
  near: string
  by: CompanyOrder
  page: number
}

export function readCompanySearch(query: URLSearchParams): CompanySearch {
  const page = Number(query.get('page'))
  const line = (name: string) => truncate(onOneLine(normalizeText(query.get(name) ?? '')), limits.oneLine, '')
  return {
    name: line('name'),
    industry: line('industry'),
    size: line('size'),
    near: line('near'),
    by: ORDERS.find((order) => order === query.get('by')) ?? 'answers',
    page: Number.isInteger(page) && page >= 1 && page <= limits.lastPage ? page : 1,
  }
}

/** The first page of a search; the URL omits what is empty or usual. */
export function companySearchPath({ page: _page, by, ...filters }: CompanySearch): string {
  const entries = Object.entries({ ...filters, by: by === 'answers' ? '' : by }).filter(([, value]) => value)
  return [paths.companies(), new URLSearchParams(entries)].filter(String).join('?')
}

export const isFiltered = ({ name, industry, size, near }: CompanySearch): boolean =>
  [name, industry, size, near].some(Boolean)

export const companyRequestOf = ({
  name,
  industry,
  size,
  near,
  by,
  page,
}: CompanySearch): InputOf<typeof listEmployers>['query'] => ({
  keyword: name,
  industryType: industry,
  companySize: size,
  location: near,
  sort: by,
  page,
  limit: COMPANIES_PER_PAGE,
})
