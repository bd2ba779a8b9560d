import type { AlertFilters, StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { amountInAddress } from '@hearback/contract/values/currencies.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'

const details = ['skills', 'shift', 'experienceLevel', 'benefits'] as const
const lists = ['category', 'employmentType', 'workplace', ...details] as const

/** Returns true if the filters match every job; such a search cannot be saved. */
export const matchesEveryJob = (filters: StoredFilters): boolean =>
  filters.keyword === '' &&
  filters.location === '' &&
  !(filters.payFrom || filters.answersShare || filters.answersWithinDays || filters.verified || isCircle(filters)) &&
  lists.every((name) => !filters[name]?.length)

const isCircle = ({ latitude, longitude, radius }: StoredFilters) =>
  [latitude, longitude, radius].every((value) => value !== null && value !== undefined)

const workplaces: Record<string, string> = { remote: 'remote', hybrid: 'hybrid', onsite: 'on site' }

/** Sorts each list, so that equal searches have equal filters whatever the order of selection. */
export const sortFilterLists = (form: AlertFilters): StoredFilters => {
  const { payCurrency, answersShare, answersWithinDays, hideApplied, verified, ...others } = form
  const { skills, shift, experienceLevel, benefits, ...filters } = others
  return {
    ...filters,
    ...(filters.payFrom && payCurrency !== 'USD' && { payCurrency }),
    ...(answersShare && { answersShare }),
    ...(answersWithinDays && { answersWithinDays }),
    ...(hideApplied && { hideApplied }),
    ...(verified && { verified }),
    ...(skills.length > 0 && { skills: skills.toSorted() }),
    ...(shift.length > 0 && { shift: shift.toSorted() }),
    ...(experienceLevel.length > 0 && { experienceLevel: experienceLevel.toSorted() }),
    ...(benefits.length > 0 && { benefits: benefits.toSorted() }),
    category: filters.category.toSorted(),
    employmentType: filters.employmentType.toSorted(),
    workplace: filters.workplace.toSorted(),
  }
}

/** Default name of a search, such as "Baker in Boise". */
export function nameOf(filters: StoredFilters): string {
  const { keyword, location, category, skills = [], workplace, radius, answersShare, answersWithinDays } = filters
  const what = keyword || category.join(', ') || skills.join(', ') || 'Jobs'
  const how = workplace.map((one) => workplaces[one] ?? one).join(' or ')
  const where = location && `in ${location}`
  const around = !location && radius ? `within ${radius} km` : ''
  const proved = filters.verified ? 'at verified companies' : ''
  const share = answersShare ? `answering ${answersShare}%+` : ''
  const days = answersWithinDays ? `answering within ${answersWithinDays} days` : ''
  return truncate([what, how, where, around, proved, share || days].filter(Boolean).join(' '), limits.alertName, '')
}

/** Path of the search page for these filters, newest jobs first. */
export function pathOf(filters: StoredFilters): `/${string}` {
  const query = new URLSearchParams()
  const put = (name: string, value: unknown) => value && query.append(name, String(value))
  put('keyword', filters.keyword)
  put('location', filters.location)
  for (const name of isCircle(filters) ? (['latitude', 'longitude', 'radius'] as const) : []) {
    query.append(name, String(filters[name]))
  }
  for (const name of lists) {
    for (const value of filters[name] ?? []) put(name, value)
  }
  put('payFrom', filters.payFrom && amountInAddress(filters.payFrom))
  put('payPeriod', filters.payFrom && filters.payPeriod)
  put('payCurrency', filters.payFrom && filters.payCurrency !== 'USD' && filters.payCurrency)
  for (const name of ['answersShare', 'answersWithinDays', 'verified', 'hideApplied'] as const) put(name, filters[name])
  put('sort', filters.keyword && 'newest')
  return `/jobs?${query}`
}

/** Maximum number of jobs in one mail. */
const mostShown = 10

/** Distributes at most 10 jobs evenly over the searches; unused slots go to the next search. */
export function distributeJobs<N extends { readonly jobs: readonly unknown[] }>(
  news: readonly N[],
): (N & { shown: N['jobs'] })[] {
  let left = mostShown
  return news.map((one, place) => {
    const share = Math.ceil(left / (news.length - place))
    const shown: N['jobs'] = one.jobs.slice(0, share)
    left -= shown.length
    return { ...one, shown }
  })
}
