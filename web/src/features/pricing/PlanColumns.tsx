import type { Plan } from '@hearback/contract/subscriptions.ts'
import { Check } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import c from './PlanColumns.module.css'
import { neverSold, quotasOf, wordsOf } from './plan-table.ts'
import { Quota } from './Quota.tsx'

interface PlanColumnsProps {
  plans: readonly Plan[]
  /** Where the button of the free plan leads. */
  to: string
}

/** Plans side by side on paper, the recommended one on pine. */
export const PlanColumns = ({ plans, to }: PlanColumnsProps) => (
  <div className={c.plans}>
    {plans.map((plan) => {
      const words = wordsOf(plan)
      return (
        <article key={plan._id} className={c.plan} data-recommended={words.recommended || undefined}>
          <div>
            <h3>{plan.name}</h3>
            <p className={c.for}>{words.for}</p>
          </div>
          <div className={c.price}>
            <b>${plan.price}</b> a month
          </div>
          {quotasOf(plan).map((quota) => (
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
            {plan.price === 0 ? (
              <LinkButton to={to} wide>
                Start free
              </LinkButton>
            ) : (
              <LinkButton
                reloadDocument
                wide
                variant={words.recommended ? 'accent' : 'default'}
                to={paths.checkout({ plan: plan._id })}
              >
                Get {plan.name}
              </LinkButton>
            )}
          </div>
        </article>
      )
    })}
  </div>
)

/** Stands before every price. */
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
