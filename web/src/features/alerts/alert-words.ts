import type { RecentSearch } from '@hearback/contract/jobs/recent-activity.ts'
import { listFilters } from '@hearback/contract/jobs/search-choices.ts'
import { amountInAddress } from '@hearback/contract/values/currencies.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { EMPLOYMENT_WORDS, PERIOD_WORDS, WORKPLACE_WORDS } from '../../domain/job-kind-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS } from '../../domain/work-detail-words.ts'
import { paths } from '../../routing/paths.ts'
import { formatMoney } from '../../ui/pay/pay.ts'
import { type DistanceUnit, radiusText } from '../../ui/text/distance.ts'
import { shownName } from '../../ui/text/stored-name.ts'

/** Criteria of a saved or recent search. */
type Criteria = Omit<RecentSearch, 'searchedAt'>

/** URL of the search results, the newest first unless the usual order is asked for. */
export function searchOf(alert: Criteria, { newest = true } = {}): string {
  const query = new URLSearchParams()
  const { keyword, location, payFrom } = alert
  if (keyword) query.set('keyword', keyword)
  if (location) query.set('location', location)
  addCircle(query, alert)
  for (const name of listFilters) for (const value of alert[name] ?? []) query.append(name, value)
  if (payFrom) addPay(query, { ...alert, payFrom })
  addAnswers(query, alert)
  if (keyword && newest) query.set('sort', 'newest')
  return `${paths.jobs()}?${query}`
}

function addCircle(query: URLSearchParams, { latitude, longitude, radius }: Criteria): void {
  if (latitude === null || longitude === null || radius === null) return
  for (const [name, value] of Object.entries({ latitude, longitude, radius })) query.set(name, String(value))
}

function addAnswers(query: URLSearchParams, alert: Criteria): void {
  for (const name of ['answersShare', 'answersWithinDays', 'verified', 'hideApplied'] as const)
    if (alert[name]) query.set(name, String(alert[name]))
}

function addPay(query: URLSearchParams, { payFrom, payPeriod, payCurrency }: Criteria & { payFrom: number }): void {
  query.set('payFrom', amountInAddress(payFrom))
  query.set('payPeriod', payPeriod)
  if (payCurrency !== 'USD') query.set('payCurrency', payCurrency)
}

/** Short labels of the search criteria. */
export function partsOf(alert: Criteria, unit: DistanceUnit): string[] {
  const { keyword, location, latitude, longitude, radius, payFrom, payPeriod, payCurrency } = alert
  const isCircle = latitude !== null && longitude !== null && radius !== null
  return [
    keyword && t.quoted(keyword),
    isCircle
      ? location
        ? t.areaAroundPlace(radiusText(radius, unit), location)
        : t.areaAroundPoint(radiusText(radius, unit))
      : location && t.near(location),
    ...alert.category.map(shownName),
    ...alert.employmentType.map((one) => EMPLOYMENT_WORDS[one]),
    ...alert.workplace.map((one) => WORKPLACE_WORDS[one]),
    ...detailsOf(alert),
    payFrom && t.fromPer(formatMoney(payFrom, payCurrency), PERIOD_WORDS[payPeriod]),
    alert.answersShare && t.filterAnswerShare(alert.answersShare),
    alert.answersWithinDays && t.filterAnswerDays(alert.answersWithinDays),
    alert.verified && t.filterVerified,
    alert.hideApplied && t.filterHideApplied,
  ].filter((part): part is string => Boolean(part))
}

const detailsOf = ({ skills = [], shift = [], experienceLevel = [], benefits = [] }: Criteria) => [
  ...skills,
  ...shift.map((one) => SHIFT_WORDS[one]),
  ...experienceLevel.map((one) => LEVEL_WORDS[one]),
  ...benefits.map((one) => BENEFIT_WORDS[one]),
]
