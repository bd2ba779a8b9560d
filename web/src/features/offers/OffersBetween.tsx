import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { ValidityClock } from '../../ui/figures/Countdowns.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { OfferAnswer } from './letter/OfferAnswer.tsx'
import { OwnOfferActs } from './letter/OwnOfferActs.tsx'
import c from './OfferList.module.css'
import { termsOf, titleOf } from './offer-terms.ts'
import { type Reader, stateWord, toneOf } from './offer-words.ts'
import { offersWith } from './offers.queries.ts'

interface OffersBetweenProps {
  /** Id of the other party. */
  otherId: string
  reader: Reader
  /** Button to make an offer, for users who may. */
  children?: ReactNode
}

/** Compact list of the offers between the user and another person, with their actions. */
export function OffersBetween({ otherId, reader, children }: OffersBetweenProps) {
  const { data, error, isFetching, refetch } = useQuery(offersWith(otherId, reader))
  const offers = data ?? []
  if (offers.length === 0 && !children && !error) return null
  return (
    <section className={c.betweenAll} aria-label={t.betweenTitle}>
      {error && (
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.betweenFailed}
        </FailedNotice>
      )}
      {offers.length > 0 && (
        <ul className={c.between}>
          {offers.map((offer) => (
            <li key={offer._id}>
              <OfferBrief offer={offer} reader={reader} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function OfferBrief({ offer, reader }: { offer: Offer; reader: Reader }) {
  const { status, createdAt, expiresAt, nextSteps } = offer
  const { pay, currency, payPeriod } = termsOf(offer.details)
  const isSeeker = reader === 'seeker'
  const path = isSeeker ? paths.offer(offer._id) : paths.employerOffer(offer._id)
  return (
    <>
      <div className={c.betweenHead}>
        <Link to={path}>
          <span className="sr">{t.betweenLead} </span>
          {titleOf(offer)}
        </Link>
        <Pill tone={toneOf(status)}>{stateWord(status, reader)}</Pill>
      </div>
      {(status === 'pending' || status === 'accepted') && pay !== null && (
        <RateTag from={pay} to={pay} currency={currency} period={payPeriod} />
      )}
      {status === 'pending' && <ValidityClock from={createdAt} until={expiresAt} />}
      {isSeeker ? nextSteps.includes('accepted') && <OfferAnswer offer={offer} /> : <OwnOfferActs offer={offer} />}
    </>
  )
}
