import type { Plan } from '@hearback/contract/subscriptions.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import l from './Landing.module.css'
import c from './Offer.module.css'
import { pricesOf } from './prices.ts'

/** Nothing where the plans could not be read. */
export const Prices = ({ plans }: { plans: readonly Plan[] }) =>
  plans.length > 0 && (
    <section className={`${l.band} ${c.prices}`} aria-label="Prices">
      <div className={l.partHead}>
        <h2>Answers are never sold</h2>
        <Link to={paths.pricing()} className={l.more}>
          All prices <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
      <dl className={c.priceRow}>
        {pricesOf(plans).map(({ who, price, text }) => (
          <div key={who} className={c.price}>
            <dt>{who}</dt>
            <dd>
              <b>
                {price}
                {price !== '$0' && <small> a month</small>}
              </b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
