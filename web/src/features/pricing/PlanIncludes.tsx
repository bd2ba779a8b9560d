import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { Check } from 'lucide-react'
import c from './PlanColumns.module.css'
import { quotasOf, wordsOf } from './plan-table.ts'
import { Quota } from './Quota.tsx'

/** Content of a plan before its payment: quotas on the scale of all plans of its side, and the rest in words. */
export function PlanIncludes({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) {
  const ofSide = plans.filter(({ audience }) => audience === plan.audience)
  return (
    <section aria-label={t.planIncludes} className={c.includes}>
      <h2>{t.planIncludes}</h2>
      {quotasOf(plan, ofSide).map((quota) => (
        <Quota key={quota.label} {...quota} />
      ))}
      <ul className={c.points}>
        {wordsOf(plan).points.map((point) => (
          <li key={point}>
            <Check size={16} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
