import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { serverNow } from '../../clock.ts'
import { localDate } from '../../ui/text/times.ts'
import c from './Applying.module.css'

const DAY = 24 * 60 * 60_000

/** The terms of applying: places left, how many people applied and are waiting, and when an answer is due. */
export function ApplyTerms({ terms }: { terms: ReplyOf<typeof getApplyTerms> }) {
  const { applicationBudget: budget, applied, waiting, applicantLimit } = terms
  return (
    <dl className={c.terms}>
      <div>
        <dt>{t.termsBudget}</dt>
        <dd>{t.termsBudgetLeft(Math.max(0, budget.limit - budget.used), budget.limit)}</dd>
      </div>
      <div>
        <dt>{t.termsApplied}</dt>
        <dd>{t.termsPeople(applied)}</dd>
      </div>
      <div>
        <dt>{t.termsWaiting}</dt>
        <dd>{applicantLimit === null ? t.termsPeople(waiting) : t.termsWaitingOf(waiting, applicantLimit)}</dd>
      </div>
      <div>
        <dt>{t.termsDue}</dt>
        <dd>{localDate(serverNow() + limits.answerDays * DAY)}</dd>
      </div>
    </dl>
  )
}
