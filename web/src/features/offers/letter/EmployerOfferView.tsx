import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { ValidityClock } from '../../../ui/figures/Countdowns.tsx'
import { Pill } from '../../../ui/figures/Pill.tsx'
import { Facts, Section } from '../../../ui/Layout.tsx'
import { PhoneLink } from '../../../ui/text/PhoneLink.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { JobFilled, type RenderCloseJob } from '../JobFilled.tsx'
import c from '../Offer.module.css'
import { personOf, standingWords, stateWord, toneOf } from '../offer-words.ts'
import { offerDetail } from '../offers.queries.ts'
import { OfferChanges } from './OfferChanges.tsx'
import { OfferFrame } from './OfferFrame.tsx'
import { OfferTimeline } from './OfferTimeline.tsx'
import { OwnOfferActs } from './OwnOfferActs.tsx'

interface EmployerOfferViewProps {
  id: string
  /** Renders the button that messages the seeker. */
  contact: (person: { _id: string; name: string }) => ReactNode
  closeJob: RenderCloseJob
}

/** One offer for its employer: the letter and the remaining actions. */
export function EmployerOfferView({ id, contact, closeJob }: EmployerOfferViewProps) {
  const detail = useQuery(offerDetail(id))
  return (
    <OfferFrame
      detail={detail}
      back={paths.employerOffers()}
      to={personOf}
      more={(offer) => (
        <>
          <OfferChanges offer={offer} pathOf={paths.employerOffer} />
          <Section title={t.timelineTitle}>
            <OfferTimeline offer={offer} person={personOf(offer)} pathOf={paths.employerOffer} />
          </Section>
        </>
      )}
      side={(offer) => (
        <Side offer={offer} closeJob={closeJob} contact={contact({ _id: offer.jobSeeker, name: personOf(offer) })} />
      )}
    />
  )
}

interface SideProps extends Pick<EmployerOfferViewProps, 'closeJob'> {
  offer: Offer
  contact: ReactNode
}

function Side({ offer, contact, closeJob }: SideProps) {
  const { status, createdAt, expiresAt, application, job } = offer
  return (
    <>
      <section className={c.card} aria-label={t.statusLabel}>
        <Pill tone={toneOf(status)}>{stateWord(status, 'employer')}</Pill>
        <p>
          <Sentence
            of={(company, person) => standingWords(offer.status, 'employer', company, person)}
            names={[offer.company.businessName, personOf(offer)]}
          />
        </p>
        {status === 'pending' && <ValidityClock from={createdAt} until={expiresAt} size="lg" />}
        {status === 'accepted' && <JobFilled offer={offer} closeJob={closeJob} />}
        <OwnOfferActs offer={offer} wide />
        {application && job && (
          <Link to={`${paths.applicants(job)}?applicant=${application}`}>{t.applicationLink}</Link>
        )}
      </section>
      <Person offer={offer} contact={contact} />
    </>
  )
}

/** The seeker, as far as their visibility level allows. */
function Person({ offer, contact }: { offer: Offer; contact: ReactNode }) {
  const { jobSeeker, jobSeekerProfile } = offer
  if (!jobSeekerProfile) return null
  const { phone, email, jobTitle, city } = jobSeekerProfile
  return (
    <section className={c.card} aria-label={t.personTitle}>
      <Link to={paths.talent(jobSeeker)} className={c.company} translate="no">
        {personOf(offer)}
      </Link>
      <Facts
        items={[
          { term: t.work, value: jobTitle },
          { term: t.city, value: city },
          { term: t.telephone, value: phone && <PhoneLink phone={phone} /> },
          {
            term: t.emailTerm,
            value: email && (
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
            ),
          },
        ]}
      />
      {contact}
    </section>
  )
}
