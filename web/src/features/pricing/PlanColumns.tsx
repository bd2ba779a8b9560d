import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/pricing.ts'
import { Check } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { inDollars } from '../../ui/pay/pay.ts'
import { nameOfPlan } from '../../ui/text/plan-name.ts'
import c from './PlanColumns.module.css'
import { neverSold, quotasOf, wordsOf } from './plan-table.ts'
import { Quota } from './Quota.tsx'

interface PlanColumnsProps {
  plans: readonly Plan[]
  /** Current plan of the reader. */
  current: Pick<Plan, '_id' | 'audience'> | undefined
  /** Target of the free plan's button. */
  to: string
  /** The reader may not change the plan of their company. */
  isReadOnly?: boolean
}

/** Plans side by side, with the recommended one highlighted. */
export const PlanColumns = ({ plans, current, to, isReadOnly = false }: PlanColumnsProps) => (
  <div className={c.plans}>
    {plans.map((plan) => {
      const words = wordsOf(plan)
      return (
        <article key={plan._id} className={c.plan} data-recommended={words.recommended || undefined}>
          <div>
            <h3>{nameOfPlan(plan)}</h3>
            <p className={c.for}>{words.for}</p>
          </div>
          <div className={c.price}>
            <b>{inDollars(plan.price)}</b> {t.aMonth}
          </div>
          {quotasOf(plan, plans).map((quota) => (
            <Quota key={quota.label} {...quota} />
          ))}
          <ul className={c.points}>
            {words.points.map((point) => (
              <li key={point}>
                <Check size={16} aria-hidden />
                {point}
              </li>
            ))}
          </ul>
          <div className={c.act}>
            {!isReadOnly && (
              <PlanAct plan={plan} current={current?.audience === plan.audience ? current._id : undefined} to={to} />
            )}
          </div>
        </article>
      )
    })}
  </div>
)

interface PlanActProps {
  plan: Plan
  /** Undefined if the plans are for the other user type. */
  current: Plan['_id'] | undefined
  to: string
}

/** Button to get the plan; links to billing for users with a plan of this type. */
function PlanAct({ plan, current, to }: PlanActProps) {
  const variant = wordsOf(plan).recommended ? 'accent' : 'default'
  if (current === plan._id || (current && current !== 'free'))
    return (
      <LinkButton wide variant={variant} to={paths.billing()}>
        {current === plan._id ? t.yourPlan : t.changeTo(nameOfPlan(plan))}
      </LinkButton>
    )
  if (plan.price === 0)
    return (
      <LinkButton to={to} wide>
        {t.startFree}
      </LinkButton>
    )
  return (
    <LinkButton reloadDocument wide variant={variant} to={paths.checkout({ plan: plan._id })}>
      {t.get(nameOfPlan(plan))}
    </LinkButton>
  )
}

/** Promise shown before every price. */
export const NeverSold = () => (
  <ul className={c.never}>
    {neverSold.map((thing) => (
      <li key={thing}>
        <Check size={16} aria-hidden />
        {thing}
      </li>
    ))}
  </ul>
)
