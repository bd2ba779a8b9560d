import type { OfferDetails } from '@hearback/contract/hiring/offers.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { CompanyTile } from '../../../ui/figures/Avatar.tsx'
import { Facts } from '../../../ui/Layout.tsx'
import { formatMoney } from '../../../ui/pay/pay.ts'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { PlainText } from '../../../ui/text/PlainText.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { exactTime, localDate } from '../../../ui/text/times.ts'
import { dayWords, type Terms, termsOf, yearlyPay } from '../offer-terms.ts'
import c from './Letter.module.css'

interface OfferLetterProps {
  details: OfferDetails
  jobTitle: string | null
  company: Pick<CompanyCard, '_id' | 'businessName' | 'businessLocation' | 'profilePicture'>
  /** Name of the recipient, if visible to the reader. */
  to?: string | undefined
  /** ISO 8601; absent in a draft. */
  madeAt?: string
  expiresAt?: string
  heading?: 'h1' | 'h2'
}

/** The offer as a letter: the work, the pay and the employer's message. */
export function OfferLetter({
  details,
  jobTitle,
  company,
  to,
  madeAt,
  expiresAt,
  heading: Heading = 'h1',
}: OfferLetterProps) {
  const terms = termsOf(details)
  const { businessName, businessLocation, _id, profilePicture } = company
  return (
    <article className={c.letter} aria-label={t.offerOf(businessName)}>
      <div className={c.from}>
        <CompanyTile id={_id} name={businessName} picture={profilePicture} size={48} />
        <p>
          <b translate="no">{businessName}</b>
          {businessLocation && <span>{businessLocation}</span>}
        </p>
        <p className={c.date}>
          {madeAt ? localDate(madeAt) : t.letterNotSent}
          {to && (
            <span>
              <Sentence of={t.letterTo} names={[to]} />
            </span>
          )}
        </p>
      </div>
      <Heading className={c.title}>{terms.title ?? jobTitle ?? t.letterTitleFallback}</Heading>
      <Pay terms={terms} />
      <Facts
        items={[
          { term: t.jobLabel, value: jobTitle },
          { term: t.hours, value: terms.hoursPerWeek !== null && t.hoursPerWeek(terms.hoursPerWeek) },
          { term: t.start, value: terms.startDate && dayWords(terms.startDate) },
          ...terms.more.map(({ name, value }) => ({ term: name, value })),
          { term: t.openUntil, value: expiresAt && exactTime(Date.parse(expiresAt)) },
        ].filter(({ value }) => value !== false)}
      />
      <Benefits benefits={terms.benefits} />
      {terms.message && (
        <div className={c.message}>
          <PlainText text={terms.message} />
        </div>
      )}
      <p className={c.signed} translate="no">
        {businessName}
      </p>
    </article>
  )
}

function Pay({ terms }: { terms: Terms }) {
  if (terms.pay === null) return null
  const year = yearlyPay(terms)
  return (
    <div className={c.pay}>
      <RateTag from={terms.pay} to={terms.pay} currency={terms.currency} period={terms.payPeriod} size="lg" />
      {year && terms.payPeriod !== 'year' && (
        <p>{t.payPerYear(formatMoney(year.amount, terms.currency), year.basis)}</p>
      )}
    </div>
  )
}

const Benefits = ({ benefits }: { benefits: string[] }) =>
  benefits.length > 0 && (
    <div className={c.benefits}>
      <p>{t.benefitsLabel}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  )
