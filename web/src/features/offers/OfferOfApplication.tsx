import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { offerSentence, type Reader } from './offer-words.ts'
import { offersWith } from './offers.queries.ts'

interface OfferOfApplicationProps {
  applicationId: string
  /** Id of the other party. */
  otherId: string
  reader: Reader
}

/** Links an application to its offer; renders nothing without one. */
export function OfferOfApplication({ applicationId, otherId, reader }: OfferOfApplicationProps) {
  const { data } = useQuery(offersWith(otherId, reader))
  const offer = data?.find(({ application }) => application === applicationId)
  if (!offer) return null
  const path = reader === 'seeker' ? paths.offer(offer._id) : paths.employerOffer(offer._id)
  return (
    <Notice
      tone={offer.status === 'pending' ? 'good' : 'plain'}
      action={<Link to={path}>{t.ofApplicationReadAction}</Link>}
    >
      {offer.status === 'pending' && reader === 'seeker' ? t.ofApplicationPending : offerSentence(offer.status)}
    </Notice>
  )
}
