import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import c from './OfferList.module.css'
import { receivedOffers } from './offers.queries.ts'

/** Notice about offers that wait for an answer, if any. */
export function OffersWaiting() {
  const { data } = useQuery(receivedOffers({ status: 'pending' }))
  if (!data?.total) return null
  return (
    <div className={c.waiting}>
      <Notice tone="good" action={<Link to={`${paths.offers()}?status=pending`}>{t.answerAction}</Link>}>
        {t.waitingCount(data.total)}
      </Notice>
    </div>
  )
}
