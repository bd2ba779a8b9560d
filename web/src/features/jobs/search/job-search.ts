import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import type { EmploymentType, PayPeriod, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { answersShares, answersWithinDays, jobOrders, listFilters } from '@hearback/contract/jobs/search-choices.ts'
import type { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import {
  amountInAddress,
  currencies,
  currencyDigits,
  readAmountInAddress,
  roundMoney,
} from '@hearback/contract/values/currencies.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { parseNumber } from '@hearback/contract/values/parse-number.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { EMPLOYMENT_WORDS, PERIOD_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS } from '../../../domain/work-detail-words.ts'

const RESULTS_PER_PAGE = 20
/** Radius that removes the place, so that a form without scripts can do it too. */
export const ANYWHERE = 'any'
const namesOf = <V extends string>(words: Record<V, string>) => Object.keys(words) as V[]

export type JobOrder = (typeof jobOrders)[number]

/** Search criteria as held by the URL. Coordinates and radius are either all set or all missing. */
export interface JobSearch {
  keyword: string
  location: string
  circle: { latitude: number; longitude: number; radius: number } | undefined
  category: string[]
  employmentType: EmploymentType[]
  workplace: Workplace[]
  /** All of these. */
  skills: string[]
  shift: Shift[]
  experienceLevel: ExperienceLevel[]
  benefits: Benefit[]
  payFrom: number | undefined
  payPeriod: PayPeriod
  payCurrency: string
  /** In days. */
  postedWithin: number | undefined
  /** Percent. */
  answersShare: number | undefined
  answersWithinDays: number | undefined
  verified: boolean
  hideApplied: boolean
  sort: JobOrder | undefined
  page: number
}

/** Parses the query string; ignores invalid values, so that an old or mistyped link still searches. */
export function readSearch(query: URLSearchParams): JobSearch {
  const pick = <V extends string>(name: string, known: readonly V[]) =>
    known.filter((v) => query.getAll(name).includes(v))
  const lines = (name: string) => [...new Set(query.getAll(name).map(lineOf).filter(Boolean))]
  const payCurrency = pick('payCurrency', currencies)[0] ?? 'USD'
  return {
    keyword: lineOf(query.get('keyword')),
    location: query.get('radius') === ANYWHERE ? '' : lineOf(query.get('location')),
    circle: circleOf(query),
    category: lines('category'),
    employmentType: pick('employmentType', namesOf(EMPLOYMENT_WORDS)),
    workplace: pick('workplace', namesOf(WORKPLACE_WORDS)),
    skills: lines('skills'),
    shift: pick('shift', namesOf(SHIFT_WORDS)),
    experienceLevel: pick('experienceLevel', namesOf(LEVEL_WORDS)),
    benefits: pick('benefits', namesOf(BENEFIT_WORDS)),
    payFrom: readAmount(query.get('payFrom') ?? '', payCurrency),
    payPeriod: pick('payPeriod', namesOf(PERIOD_WORDS))[0] ?? 'hour',
    payCurrency,
    postedWithin: wholeOf(query, 'postedWithin', 365),
    answersShare: answersShares.find((percent) => query.get('answersShare') === String(percent)),
    answersWithinDays: answersWithinDays.find((days) => query.get('answersWithinDays') === String(days)),
    verified: query.get('verified') === 'true',
    hideApplied: query.get('hideApplied') === 'true',
    sort: pick('sort', jobOrders)[0],
    page: wholeOf(query, 'page', limits.lastPage) ?? 1,
  }
}

const lineOf = (text: string | null) => truncate(onOneLine(normalizeText(text ?? '')), limits.oneLine, '')

function numberOf(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name)
  const value = text?.trim() ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

/** Parses an amount as typed into the filter, which a form without scripts submits verbatim. */
export function readAmount(text: string, currency: string): number | undefined {
  const read =
    readAmountInAddress(text, currency) ?? parseNumber(text, locale.language, { maxDecimals: currencyDigits(currency) })
  const value = read === null ? 0 : roundMoney(read, currency)
  return value >= 0.01 && value <= limits.pay ? value : undefined
}

function wholeOf(query: URLSearchParams, name: string, most: number): number | undefined {
  const value = numberOf(query, name, 1, most)
  return value !== undefined && Number.isInteger(value) ? value : undefined
}

function circleOf(query: URLSearchParams): JobSearch['circle'] {
  const latitude = numberOf(query, 'latitude', -90, 90)
  const longitude = numberOf(query, 'longitude', -180, 180)
  const radius = numberOf(query, 'radius', 0.1, limits.radiusKm)
  if (latitude === undefined || longitude === undefined || radius === undefined) return undefined
  return { latitude, longitude, radius }
}

/** Serializes a search; omits defaults except for the order, whose default depends on the reader (`usualSort`). */
export function writeSearch(search: JobSearch): URLSearchParams {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | boolean | undefined) => value && query.set(name, String(value))
  put('keyword', search.keyword)
  put('location', search.location)
  // Zero is a valid coordinate: the equator or the prime meridian.
  for (const [name, degreesOrKm] of Object.entries(search.circle ?? {})) put(name, String(degreesOrKm))
  for (const name of listFilters) for (const value of search[name]) query.append(name, value)
  put('payFrom', search.payFrom && amountInAddress(search.payFrom))
  put('payPeriod', search.payFrom && search.payPeriod)
  put('payCurrency', needsCurrency(search) && search.payCurrency !== 'USD' ? search.payCurrency : undefined)
  for (const name of ['postedWithin', 'answersShare', 'answersWithinDays', 'verified', 'hideApplied'] as const)
    put(name, search[name])
  put('sort', search.sort)
  put('page', search.page > 1 ? search.page : undefined)
  return query
}

/** Whether the search compares pay, which it does in one currency. */
const needsCurrency = ({ payFrom, sort }: JobSearch) => payFrom !== undefined || sort === 'pay'

/** Builds the request. With a circle, the location is only its display name. */
export function requestOf(search: JobSearch): InputOf<typeof searchJobs>['body'] {
  const { circle, payFrom, payPeriod, payCurrency, postedWithin, ...rest } = search
  return {
    ...rest,
    ...circle,
    ...(payFrom && { payFrom, payPeriod }),
    ...(needsCurrency(search) && { payCurrency }),
    ...(postedWithin && { postedWithin }),
    sort: sortOf(search),
    resultsPerPage: RESULTS_PER_PAGE,
    brief: true,
  }
}

/** The search as saved for alerts: without sort order, page and age. */
export const savedFormOf = ({ circle, payFrom, page: _page, sort: _sort, postedWithin: _age, ...rest }: JobSearch) => ({
  ...rest,
  ...circle,
  ...(payFrom && { payFrom }),
})

/** Default order: best match with a profile, else relevance with a keyword, else newest first. */
export const usualSort = ({ keyword }: JobSearch, hasProfile = false) =>
  hasProfile ? 'match' : keyword ? 'relevance' : 'newest'

export const sortOf = (search: JobSearch): JobOrder => search.sort ?? usualSort(search)

/** Number of active filters; keyword and place do not count. */
export const filtersOn = (search: JobSearch): number =>
  listFilters.reduce((count, name) => count + search[name].length, 0) +
  [
    search.circle,
    search.payFrom,
    search.postedWithin,
    search.answersShare,
    search.answersWithinDays,
    search.verified,
    search.hideApplied,
  ].filter(Boolean).length

/** The same keyword and place without filters. */
export const withoutFilters = ({ keyword, location, sort }: JobSearch): JobSearch => ({
  ...readSearch(new URLSearchParams()),
  keyword,
  location,
  sort,
})

export const jobCountOf = ({ total, totalIsExact }: Pick<ReplyOf<typeof searchJobs>, 'total' | 'totalIsExact'>) =>
  totalIsExact ? t.jobCount(total.toLocaleString(locale.numbers)) : t.jobCountAtLeast(total)
