import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { PERIOD_WORDS } from '../../../../domain/job-kind-words.ts'
import { formatMoney } from '../../../../ui/pay/pay.ts'
import { type DistanceUnit, radiusText } from '../../../../ui/text/distance.ts'
import { type JobOrder, type JobSearch, sortOf } from '../job-search.ts'

/** Days since publication. */
export const POSTED = [
  { value: '', label: t.anyTime },
  { value: '1', label: t.postedWithin1Day },
  ...[3, 7, 14, 30].map((days) => ({ value: `${days}`, label: t.postedWithinDays(days) })),
]

const SORTS: { value: JobOrder; label: string }[] = [
  { value: 'match', label: t.orderMatch },
  { value: 'relevance', label: t.orderRelevance },
  { value: 'newest', label: t.newestFirst },
  { value: 'pay', label: t.orderPay },
  { value: 'distance', label: t.orderDistance },
  { value: 'answers', label: t.orderAnswers },
]

/**
 * Orders of the search: by distance only from a point, by match only with a profile. The server does not know the reader: it
 * sends the match to all, and the style sheet hides it. An order that came in later would move the others under the pointer.
 */
export const sortsOf = ({ circle, sort }: JobSearch, place: SearchedPlace, hasProfile: boolean) =>
  SORTS.filter(
    ({ value }) =>
      value === sort ||
      (value === 'distance' ? circle || place : value !== 'match' || hasProfile || import.meta.env.SSR),
  )

/** Label of the button of the order. */
export const sortPill = (search: JobSearch): string =>
  SORTS.find(({ value }) => value === sortOf(search))?.label ?? t.sort

/** Label of the button of the answers. */
export function answersPill({ answersShare, answersWithinDays }: JobSearch): string {
  if (answersShare !== undefined) return t.filterAnswerShare(answersShare)
  if (answersWithinDays !== undefined) return t.filterAnswerDays(answersWithinDays)
  return t.filterAnswersTitle
}

/** The place that a search resolved to. */
export type SearchedPlace = ReplyOf<typeof searchJobs>['place']

export const USUAL_KM = limits.usualRadiusKm

/** Radius searched, including the default; undefined where the search is worldwide. */
export const radiusOf = ({ circle }: JobSearch, place: SearchedPlace) =>
  circle?.radius ?? (place ? USUAL_KM : undefined)

/** Label of the button of the distance. */
export function distancePill(search: JobSearch, place: SearchedPlace, unit: DistanceUnit): string {
  const radius = radiusOf(search, place)
  return radius === undefined ? t.distance : t.withinDistance(radiusText(radius, unit))
}

/** Label of the button of the pay. */
export const payPill = ({ payFrom, payPeriod, payCurrency }: JobSearch): string =>
  payFrom === undefined ? t.pay : t.payFilterLabel(formatMoney(payFrom, payCurrency), PERIOD_WORDS[payPeriod])
