import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import { type Match, matchOf } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { MatchLine } from '../../../match/MatchLine.tsx'
import { inDollars } from '../../../ui/pay/pay.ts'
import c from '../ApplicantRow.module.css'

/** Match summary: each part with known data, and the pay asked for drawn on the offered range. */
export function MatchParts({ job, seeker, sort }: { job: Job; seeker: Seeker; sort?: ApplicantOrder | undefined }) {
  const match = matchOf(job, seeker)
  const { asked, offered } = match.pay
  const missing = sort && missingValue(match, sort)
  const rail = asked !== undefined && offered && <PayAsked asked={asked} {...offered} />
  return (
    <div className={c.match}>
      {missing && <span>{missing}</span>}
      <MatchLine job={job} seeker={seeker} without={rail ? ['pay'] : []} />
      {rail}
    </div>
  )
}

/** Names the value of the order if the applicant has not stated it. */
function missingValue(match: Match, sort: ApplicantOrder): string | undefined {
  if (sort === 'distance' && match.distance.lacks === 'seeker') return t.notStatedLocation
  if (sort === 'pay' && match.pay.lacks === 'seeker') return t.notStatedPay
  if (sort === 'availability' && match.availability.said === undefined) return t.notStatedAvailability
  return undefined
}

/** Draws the pay asked for as a tick on the offered range, per hour in US dollars; the text beside it says the same. */
function PayAsked({ asked, from, to }: { asked: number; from: number; to: number }) {
  const least = Math.min(from, asked) * 0.9
  const most = Math.max(to, asked) * 1.1
  const at = (amount: number) => ((amount - least) / (most - least)) * 100
  return (
    <span className={c.asked}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6H100" />
        <rect x={at(from)} width={Math.max(2, at(to) - at(from))} y="3" height="6" />
        <path className={c.tick} d={`M${at(asked)} 0V12`} />
      </svg>
      {t.asks(inDollars(asked))}
      {asked > to && t.payAboveRange}
    </span>
  )
}
