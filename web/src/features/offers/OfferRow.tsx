import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar, CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { NamedFacts } from '../../ui/text/NamedFacts.tsx'
import { Countdown, RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './OfferList.module.css'
import { spoken, termsOf, titleOf } from './offer-terms.ts'
import { type Reader, stateWord, toneOf } from './offer-words.ts'

interface OfferRowProps {
  offer: Offer
  reader: Reader
  /** Name of the other party. */
  name: string
  to: string
  /** Actions of the row. */
  children?: ReactNode
}

/** An offer in a list: the other party, the work, and the expiry. */
export function OfferRow({ offer, reader, name, to, children }: OfferRowProps) {
  const { company, jobSeeker, jobSeekerProfile, status, expiresAt, details, history } = offer
  const terms = termsOf(details)
  const { Start } = spoken(terms)
  const last = history.at(-1)
  return (
    <li className={c.row}>
      {reader === 'seeker' ? (
        <CompanyTile id={company._id} name={name} picture={company.profilePicture} />
      ) : (
        <Avatar id={jobSeeker} name={name} picture={jobSeekerProfile?.profilePicture} />
      )}
      <div className={c.what}>
        <h2>
          <Link to={to}>{titleOf(offer)}</Link>
        </h2>
        <p className={c.meta}>
          <NamedFacts
            name={name}
            facts={[
              terms.hoursPerWeek !== null && t.termHoursPerWeek(terms.hoursPerWeek),
              Start && t.startsLower(Start),
            ]}
          />
        </p>
        {terms.pay !== null && (
          <RateTag from={terms.pay} to={terms.pay} currency={terms.currency} period={terms.payPeriod} />
        )}
      </div>
      <div className={c.state}>
        <Pill tone={toneOf(status)}>{stateWord(status, reader)}</Pill>
        <p>
          {status === 'pending' ? (
            <>
              {t.expiresIn} <Countdown at={expiresAt} over={t.momentPlaceholder} />
            </>
          ) : (
            last && <RelativeTime at={last.at} />
          )}
        </p>
      </div>
      {children && <div className={c.rowActs}>{children}</div>}
    </li>
  )
}
