import type { Offer } from '@hearback/contract/hiring/offers.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { rescindedWords } from '../../../domain/hiring-words.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { AnswerClock } from '../../../ui/figures/AnswerClock.tsx'
import { ValidityClock } from '../../../ui/figures/Countdowns.tsx'
import { Pill } from '../../../ui/figures/Pill.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { isHeldStep } from '../held-offer-steps.ts'
import c from '../Offer.module.css'
import { standingWords, stateWord, toneOf } from '../offer-words.ts'
import { offerDetail, receivedOffers } from '../offers.queries.ts'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferChanges } from './OfferChanges.tsx'
import { OfferFrame } from './OfferFrame.tsx'
import { OfferTimeline } from './OfferTimeline.tsx'

interface OfferViewProps {
  id: string
  /** Renders the button that messages the company. */
  contact: (company: CompanyCard) => ReactNode
}

/** One offer for its recipient: the letter, with the answer buttons beside it. */
export function OfferView({ id, contact }: OfferViewProps) {
  const detail = useQuery(offerDetail(id))
  return (
    <OfferFrame
      detail={detail}
      back={paths.offers()}
      more={(offer) => (
        <>
          <OfferChanges offer={offer} pathOf={paths.offer} />
          <Section title={t.timelineTitle}>
            <OfferTimeline offer={offer} pathOf={paths.offer} />
          </Section>
        </>
      )}
      side={(offer) => <Side offer={offer} contact={contact(offer.company)} />}
    />
  )
}

function Side({ offer, contact }: { offer: Offer; contact: ReactNode }) {
  const { status, createdAt, expiresAt, nextSteps, application, company } = offer
  const { answeredShare, medianDays, finished } = company.responseStats
  const rescinded = rescindedWords(company.rescindedOffers)
  return (
    <>
      <section className={c.card} aria-label={t.answerTitle}>
        <Pill tone={toneOf(status)}>{stateWord(status, 'seeker')}</Pill>
        <p>
          <Sentence
            of={
              status === 'accepted' && isHeldStep(offer)
                ? t.seekerAccepting
                : (name) => standingWords(status, 'seeker', name)
            }
            names={[company.businessName]}
          />
        </p>
        {status === 'pending' && <ValidityClock from={createdAt} until={expiresAt} size="lg" />}
        {nextSteps.includes('accepted') && <OfferAnswer offer={offer} atFoot />}
        {application && <Link to={paths.application(application)}>{t.ownApplicationLink}</Link>}
        {status === 'pending' && <CompareLink offer={offer} />}
      </section>
      <section className={c.card} aria-label={t.companyTitle}>
        <Link to={paths.company(company._id, slugOf(company.businessName))} className={c.company} translate="no">
          {company.businessName}
        </Link>
        <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} />
        {rescinded && <p className={c.fact}>{rescinded}</p>}
        {contact}
      </section>
    </>
  )
}

/** Shown if another offer is waiting too. */
function CompareLink({ offer }: { offer: Offer }) {
  const { data } = useQuery(receivedOffers({ status: 'pending' }))
  const other = data?.offers.find(({ _id }) => _id !== offer._id)
  if (!other) return null
  return (
    <LinkButton size="sm" to={paths.compareOffers([offer._id, other._id])}>
      <span>
        <Sentence of={t.compareWith} names={[other.company.businessName]} />
      </span>
    </LinkButton>
  )
}
