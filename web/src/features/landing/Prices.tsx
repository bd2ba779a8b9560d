import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/landing.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import l from './Landing.module.css'
import c from './Offer.module.css'
import { pricesOf } from './prices.ts'

/** Renders nothing if the plans failed to load. */
export const Prices = ({ plans }: { plans: readonly Plan[] }) =>
  plans.length > 0 && (
    <section className={`${l.band} ${c.prices}`} aria-label={t.prices}>
      <div className={l.partHead}>
        <h2>{t.pricesTitle}</h2>
        <Link to={paths.pricing()} className={l.more}>
          {t.allPrices} <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
      <dl className={c.priceRow}>
        {pricesOf(plans).map(({ who, price, text }) => (
          <div key={who} className={c.price}>
            <dt>{who}</dt>
            <dd>
              <b>
                {price}
                {price !== '$0' && <small> {t.aMonth}</small>}
              </b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
