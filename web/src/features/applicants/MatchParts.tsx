import type { Job } from '@hearback/contract/jobs.ts'
import type { Seeker } from '@hearback/contract/seekers.ts'
import { formatMoney } from '../../ui/pay.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import c from './Applicants.module.css'
import { type Match, matchOf } from './match.ts'

/** What fits in short: skills had of those asked for, and the pay asked on the range offered. */
export function MatchParts({ job, seeker }: { job: Job; seeker: Seeker }) {
  const { have, missing, pay } = matchOf(job, seeker)
  const asked = have.length + missing.length
  return (
    <div className={c.match}>
      {asked > 0 && (
        <Tooltip tip={missing.length ? `Missing: ${missing.join(', ')}` : `All of them: ${have.join(', ')}`}>
          <span>
            <b>{have.length}</b> of {asked} skills
          </span>
        </Tooltip>
      )}
      {pay && <PayAsked pay={pay} />}
    </div>
  )
}

/** A tick on the range offered; the words beside it say the same. */
function PayAsked({ pay: { asked, from, to, currency } }: { pay: NonNullable<Match['pay']> }) {
  const least = Math.min(from, asked) * 0.9
  const most = Math.max(to, asked) * 1.1
  const at = (amount: number) => ((amount - least) / (most - least)) * 100
  const isAbove = asked > to
  return (
    <span className={c.asked}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6H100" />
        <rect x={at(from)} width={Math.max(2, at(to) - at(from))} y="3" height="6" />
        <path className={c.tick} d={`M${at(asked)} 0V12`} />
      </svg>
      asks {formatMoney(asked, currency)}
      {isAbove && ', above the range'}
    </span>
  )
}
