import { Check } from 'lucide-react'
import { LinkButton } from '../../ui/Button.tsx'
import c from './PlanColumns.module.css'
import { neverSold, type PlanColumn } from './plan-table.ts'
import { Quota } from './Quota.tsx'

interface PlanColumnsProps {
  plans: readonly PlanColumn[]
  /** Where each button leads; the free plan to the sign-up, the others to billing. */
  to: string
}

/** Plans side by side on paper, the recommended one on pine. */
export const PlanColumns = ({ plans, to }: PlanColumnsProps) => (
  <div className={c.plans}>
    {plans.map((plan) => (
      <article key={plan.name} className={c.plan} data-recommended={plan.recommended || undefined}>
        <div>
          <h3>{plan.name}</h3>
          <p className={c.for}>{plan.for}</p>
        </div>
        <div className={c.price}>
          <b>${plan.price}</b> a month
        </div>
        {plan.quotas.map((quota) => (
          <Quota key={quota.label} {...quota} />
        ))}
        <ul className={c.points}>
          {plan.points.map((point) => (
            <li key={point}>
              <Check size={16} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        <div className={c.act}>
          {plan.price === 0 && (
            <LinkButton to={to} wide>
              Start free
            </LinkButton>
          )}
        </div>
      </article>
    ))}
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
