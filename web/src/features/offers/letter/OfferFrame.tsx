import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../api/call.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import c from '../Offer.module.css'
import { OfferLetter } from './OfferLetter.tsx'

interface OfferFrameProps {
  detail: UseQueryResult<Offer>
  /** Path of the list. */
  back: string
  /** Name of the recipient, if that is not the reader. */
  to?: (offer: Offer) => string
  more: (offer: Offer) => ReactNode
  side: (offer: Offer) => ReactNode
}

/** Page of an offer: the letter and its history, with the actions beside them. */
export function OfferFrame({ detail, back, to, more, side }: OfferFrameProps) {
  const { data: offer, error } = detail
  if (!offer && isMissing(error)) return <Missing back={back} />
  if (!offer)
    return (
      <>
        <h1 className={c.waiting}>{t.offer}</h1>
        <QueryFallback query={detail} rows={4} loading={t.offerLoading} failed={t.offerFailed} />
      </>
    )
  const { details, jobTitle, company, createdAt, expiresAt } = offer
  return (
    <div className={c.page}>
      <div className={c.main}>
        <div className={c.bar}>
          <Link to={back} className={c.back}>
            <ArrowLeft size={16} aria-hidden /> {t.allOffers}
          </Link>
          <PrintButton size="sm" />
        </div>
        <OfferLetter
          details={details}
          jobTitle={jobTitle}
          company={company}
          to={to?.(offer)}
          madeAt={createdAt}
          expiresAt={expiresAt}
        />
      </div>
      <aside className={c.side} aria-label={t.sideLabel}>
        {side(offer)}
      </aside>
      <div className={c.more}>{more(offer)}</div>
    </div>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && [403, 404, 422].includes(error.status)

const Missing = ({ back }: { back: string }) => (
  <EmptyState
    heading="h1"
    title={t.missingTitle}
    icon={<SearchX size={30} />}
    actions={<LinkButton to={back}>{t.ownOffersAction}</LinkButton>}
  >
    {t.missingHint}
  </EmptyState>
)
