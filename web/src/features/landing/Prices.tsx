import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import l from './Landing.module.css'
import c from './Offer.module.css'

const PRICES = [
  { who: 'Looking for work', price: '$0', per: '', text: 'Apply, get answers, chat, review. Always.' },
  { who: 'Seeker plus', price: '$9', per: ' a month', text: 'Full analytics of your applications.' },
  { who: 'Employer pro', price: '$49', per: ' a month', text: '20 posts, 50 people to write to.' },
  { who: 'Employer business', price: '$149', per: ' a month', text: '100 posts, 200 people to write to.' },
]

export const Prices = () => (
  <section className={`${l.band} ${c.prices}`} aria-label="Prices">
    <div className={l.partHead}>
      <h2>Answers are never sold</h2>
      <Link to={paths.pricing()} className={l.more}>
        All prices <ArrowRight size={16} aria-hidden />
      </Link>
    </div>
    <dl className={c.priceRow}>
      {PRICES.map(({ who, price, per, text }) => (
        <div key={who} className={c.price}>
          <dt>{who}</dt>
          <dd>
            <b>
              {price}
              <small>{per}</small>
            </b>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
