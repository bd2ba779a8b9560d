import type { Fit, Match, MatchedJob, Time } from '@hearback/contract/hiring/match.ts'
import type { EmploymentType, PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/match.ts'
import { inDollars } from '../ui/pay/pay.ts'
import { type DistanceUnit, distanceText } from '../ui/text/distance.ts'
import { shownName } from '../ui/text/stored-name.ts'

export interface MatchWords {
  part: keyof Match
  label: string
  fit: Fit
  /** Short label for a card; undefined if there is none. */
  short: string | undefined
  /** Explanation with all compared values. */
  reason: string
}

const KIND: Record<EmploymentType, string> = {
  full_time: t.fullTime,
  part_time: t.partTime,
  contract: t.contract,
  temporary: t.temporary,
  internship: t.internship,
  apprenticeship: t.apprenticeship,
  seasonal: t.seasonal,
  volunteer: t.voluntary,
}

/**
 * Describes a match part by part, in a fixed order, with the values it was computed from. `isOwn` addresses the seeker.
 */
export const wordsOf = (match: Match, job: MatchedJob, unit: DistanceUnit, isOwn = false): MatchWords[] => [
  { part: 'skills', label: t.skills, fit: match.skills.fit, ...skillWords(match.skills) },
  { part: 'distance', label: t.distance, fit: match.distance.fit, ...distanceWords(match.distance, job, unit, isOwn) },
  { part: 'pay', label: t.pay, fit: match.pay.fit, ...payWords(match.pay, job, isOwn) },
  {
    part: 'availability',
    label: t.availability,
    fit: match.availability.fit,
    ...availabilityWords(match.availability, isOwn),
  },
  { part: 'category', label: t.categoryLabel, fit: match.category.fit, ...categoryWords(match.category, job, isOwn) },
]

type Said = Pick<MatchWords, 'short' | 'reason'>

function skillWords({ have, missing, named }: Match['skills']): Said {
  const asked = have.length + missing.length
  if (asked === 0)
    return {
      short: undefined,
      reason: named.length > 0 ? t.skillsOnlyInText(listed(named)) : t.skillsNotListed,
    }
  const short = t.skillsOf(have.length, asked)
  if (missing.length === 0) return { short, reason: t.skillsAll(asked, listed(have)) }
  if (have.length === 0) return { short, reason: t.skillsNone(asked, listed(missing)) }
  return { short, reason: t.skillsSomeMissing(have.length, asked, listed(have), listed(missing)) }
}

const listed = (words: readonly string[]) => words.join(', ')

function distanceWords(
  { km, lacks }: Match['distance'],
  { workplace, location }: MatchedJob,
  unit: DistanceUnit,
  isOwn: boolean,
): Said {
  if (lacks === 'job') return { short: undefined, reason: t.distanceJobUnknown }
  if (lacks === 'seeker') return { short: undefined, reason: isOwn ? t.distanceOwnUnknown : t.distanceSeekerUnknown }
  if (km === undefined) return { short: t.remote, reason: t.distanceRemote }
  const way = distanceText(km, unit)
  const [toCity, toJob] = isOwn
    ? [t.distanceOwnReasonToCity, t.distanceOwnReason]
    : [t.distanceReasonToCity, t.distanceReason]
  const line = location.city ? toCity(way, location.city) : toJob(way)
  return {
    short: isOwn ? t.distanceFromYou(way) : t.away(way),
    reason: workplace === 'hybrid' ? `${line} ${t.distanceHybridNote}` : line,
  }
}

const PAYS: Record<PayPeriod, (pay: string) => string> = {
  hour: t.payPerHour,
  day: t.payFromDay,
  week: t.payFromWeek,
  month: t.payFromMonth,
  year: t.payFromYear,
}

const OWN_PAY = {
  unknown: t.payOwnUnknown,
  asked: t.payOwnAsked,
  below: t.payOwnShortBelow,
  above: t.payOwnShortAbove,
}
const SEEKER_PAY = {
  unknown: t.paySeekerUnknown,
  asked: t.payAsked,
  below: t.payShortBelow,
  above: t.payShortAbove,
}

function payWords({ asked, offered, lacks }: Match['pay'], { payPeriod }: MatchedJob, isOwn: boolean): Said {
  if (lacks === 'job') return { short: undefined, reason: t.payJobUnknown }
  if (lacks === 'currency' || !offered) return { short: undefined, reason: t.payCurrencyDiffers }
  const { from, to } = offered
  const pays = PAYS[payPeriod](from === to ? inDollars(to) : t.payRange(inDollars(from), inDollars(to)))
  const words = isOwn ? OWN_PAY : SEEKER_PAY
  if (asked === undefined) return { short: undefined, reason: words.unknown(pays) }
  const asks = words.asked(inDollars(asked), pays)
  if (asked > to) return { short: words.below, reason: t.payBelow(asks, inDollars(asked - to)) }
  return { short: asked < from ? words.above : t.payShortInRange, reason: asks }
}

function availabilityWords({ fit, said: stored, against }: Match['availability'], isOwn: boolean): Said {
  if (stored === undefined)
    return { short: undefined, reason: isOwn ? t.availabilityOwnUnknown : t.availabilitySeekerUnknown }
  const said = shownName(stored)
  const job = against === undefined ? '' : typeof against === 'string' ? KIND[against] : timesOf(against)
  if (fit === 'unknown')
    return { short: undefined, reason: job ? t.availabilityCompared(said, job) : t.available(said) }
  return { short: fit === 'fits' ? job : t.availabilityJobMissing(job), reason: t.availabilityCompared(said, job) }
}
const TIMES: Record<Time, string> = {
  mornings: t.mornings,
  evenings: t.evenings,
  nights: t.nights,
  weekends: t.weekends,
  weekdays: t.weekdays,
}

const timesOf = (times: readonly Time[]) => new Intl.ListFormat(locale.dates).format(times.map((time) => TIMES[time]))

function categoryWords({ fit, wanted }: Match['category'], job: MatchedJob, isOwn: boolean): Said {
  const category = shownName(job.category)
  if (wanted === undefined)
    return { short: undefined, reason: (isOwn ? t.categoryOwnUnknown : t.categorySeekerUnknown)(category) }
  if (fit === 'fits')
    return { short: t.categoryShortSame, reason: (isOwn ? t.categoryOwnSame : t.categorySame)(category) }
  return {
    short: fit === 'partly' ? t.relatedWork : t.categoryShortOther,
    reason: (isOwn ? t.categoryOwnOther : t.categoryOther)(shownName(wanted), category),
  }
}
