import type { EmploymentType } from '@hearback/contract/jobs.ts'
import type { Fit, Match, MatchedJob, Time } from '@hearback/contract/match.ts'
import { formatMoney } from '../ui/pay.ts'

export interface MatchWords {
  part: keyof Match
  label: string
  fit: Fit
  /** In a word or two, for a card; undefined where there is nothing to say in so little room. */
  short: string | undefined
  /** Why, with everything that was compared. */
  reason: string
}

const KIND: Record<EmploymentType, string> = {
  full_time: 'full time',
  part_time: 'part time',
  contract: 'a contract',
  temporary: 'temporary',
  internship: 'an internship',
  apprenticeship: 'an apprenticeship',
  seasonal: 'seasonal',
  volunteer: 'voluntary',
}

/** A match in words, part by part and always in the same order; each says what it was worked out from. */
export const wordsOf = (match: Match, job: MatchedJob): MatchWords[] => [
  { part: 'skills', label: 'Skills', fit: match.skills.fit, ...skillWords(match.skills) },
  { part: 'distance', label: 'Distance', fit: match.distance.fit, ...distanceWords(match.distance, job) },
  { part: 'pay', label: 'Pay', fit: match.pay.fit, ...payWords(match.pay, job) },
  {
    part: 'availability',
    label: 'Availability',
    fit: match.availability.fit,
    ...availabilityWords(match.availability),
  },
  { part: 'category', label: 'Kind of work', fit: match.category.fit, ...categoryWords(match.category, job) },
]

type Said = Pick<MatchWords, 'short' | 'reason'>

function skillWords({ have, missing, named }: Match['skills']): Said {
  const asked = have.length + missing.length
  if (asked === 0)
    return {
      short: undefined,
      reason:
        named.length > 0
          ? `The post lists no skills; its text names ${listed(named)}.`
          : 'The post lists no skills to compare.',
    }
  const short = `${have.length} of ${asked} skills`
  if (missing.length === 0) return { short, reason: `All ${asked} that the job lists: ${listed(have)}.` }
  if (have.length === 0)
    return { short, reason: `None of the ${asked} that the job lists. Missing: ${listed(missing)}.` }
  return { short, reason: `${have.length} of ${asked}: ${listed(have)}. Missing: ${listed(missing)}.` }
}

const listed = (words: readonly string[]) => words.join(', ')

function distanceWords({ km, lacks }: Match['distance'], { workplace, location }: MatchedJob): Said {
  if (lacks === 'job') return { short: undefined, reason: 'The post does not say where exactly the work is.' }
  if (lacks === 'seeker') return { short: undefined, reason: 'The profile names no place to measure from.' }
  if (km === undefined) return { short: 'remote', reason: 'The work is remote: no way to go.' }
  const way = km < 1 ? 'under 1 km' : `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en')} km`
  const to = location.city ? ` to ${location.city}` : ''
  const hybrid = workplace === 'hybrid' ? ' Hybrid: not every day.' : ''
  return {
    short: `${way} away`,
    reason: `About ${way} in a straight line from the place of the profile${to}.${hybrid}`,
  }
}

const money = (amount: number) => formatMoney(amount, 'USD')

function payWords({ asked, offered, lacks }: Match['pay'], { payPeriod }: MatchedJob): Said {
  if (lacks === 'job') return { short: undefined, reason: 'The post does not state its pay.' }
  if (lacks === 'currency' || !offered)
    return { short: undefined, reason: 'Rates of profiles are in US dollars; this job pays in another currency.' }
  const about = payPeriod === 'hour' ? '' : 'about '
  const range = offered.from === offered.to ? money(offered.to) : `${money(offered.from)} to ${money(offered.to)}`
  const pays = `the job pays ${about}${range} an hour${payPeriod === 'hour' ? '' : `, worked out from the pay by the ${payPeriod}`}`
  if (asked === undefined) return { short: undefined, reason: `The profile names no rate; ${pays}.` }
  const asks = `${money(asked)} an hour is asked; ${pays}.`
  if (asked > offered.to) return { short: 'pay below asked', reason: `${asks} ${money(asked - offered.to)} short.` }
  return asked < offered.from ? { short: 'pay above asked', reason: asks } : { short: 'pay in range', reason: asks }
}

function availabilityWords({ fit, said, against }: Match['availability']): Said {
  if (said === undefined) return { short: undefined, reason: 'The profile does not say when.' }
  const quote = `“${said}”`
  const job = against === undefined ? undefined : typeof against === 'string' ? KIND[against] : timesOf(against)
  if (fit === 'unknown')
    return { short: undefined, reason: job ? `Available: ${quote}; the job is ${job}.` : `Available: ${quote}.` }
  return { short: fit === 'fits' ? job : `not ${job}`, reason: `Available: ${quote}; the job is ${job}.` }
}
const timesOf = (times: readonly Time[]) => times.join(' and ')

function categoryWords({ fit, wanted }: Match['category'], { category }: MatchedJob): Said {
  if (wanted === undefined)
    return { short: undefined, reason: `The profile names no kind of work; the job is ${category}.` }
  if (fit === 'fits') return { short: 'same kind of work', reason: `${category}, as the profile says.` }
  return {
    short: fit === 'partly' ? 'related work' : 'other kind of work',
    reason: `The profile says ${wanted}; the job is ${category}.`,
  }
}
