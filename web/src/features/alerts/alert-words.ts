import type { Alert } from '@hearback/contract/alerts.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../job-kind-words.ts'
import { paths } from '../../paths.ts'
import type { AlertForm } from './alerts.mutations.ts'

/** Everything that tells one search from another, in one order. */
export const keyOf = (search: AlertForm | Alert): string =>
  JSON.stringify([
    search.keyword ?? '',
    search.location ?? '',
    [search.latitude, search.longitude, search.radius].map((value) => value ?? null),
    ...[search.category, search.employmentType, search.workplace].map((chosen) => [chosen ?? []].flat().toSorted()),
    search.payFrom ?? null,
    search.payFrom ? (search.payPeriod ?? 'hour') : null,
  ])

/** Whether it asks for anything: a word, a place or a filter. */
export const asksForSomething = (search: AlertForm): boolean => keyOf(search) !== keyOf({})

/** Where its jobs are shown, the newest first. */
export function searchOf(alert: Alert): string {
  const query = new URLSearchParams()
  const { keyword, location, latitude, longitude, radius, payFrom } = alert
  if (keyword) query.set('keyword', keyword)
  if (location) query.set('location', location)
  if (latitude !== null && longitude !== null && radius !== null) {
    for (const [name, value] of Object.entries({ latitude, longitude, radius })) query.set(name, String(value))
  }
  for (const name of ['category', 'employmentType', 'workplace'] as const)
    for (const value of alert[name]) query.append(name, value)
  if (payFrom) query.set('payFrom', String(payFrom))
  if (payFrom) query.set('payPeriod', alert.payPeriod)
  if (keyword) query.set('sort', 'newest')
  return `${paths.jobs()}?${query}`
}

const amountOf = (pay: number) => pay.toLocaleString('en', { minimumFractionDigits: Number.isInteger(pay) ? 0 : 2 })

/** What it looks for, in a word or two each. */
export function partsOf(alert: Alert): string[] {
  const { keyword, location, latitude, longitude, radius, payFrom, payPeriod } = alert
  const isCircle = latitude !== null && longitude !== null && radius !== null
  return [
    keyword && `“${keyword}”`,
    isCircle ? `within ${radius} km of ${location || 'a point on the map'}` : location && `near ${location}`,
    ...alert.category,
    ...alert.employmentType.map((one) => EMPLOYMENT_WORDS[one]),
    ...alert.workplace.map((one) => WORKPLACE_WORDS[one]),
    payFrom && `from ${amountOf(payFrom)} per ${payPeriod}`,
  ].filter((part): part is string => Boolean(part))
}
