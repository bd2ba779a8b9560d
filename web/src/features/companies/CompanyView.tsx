import type { Employer } from '@hearback/contract/people/employers.ts'
import { hostOf, webHref } from '@hearback/contract/people/web-href.ts'
import * as t from '@hearback/texts/web/companies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { ReactNode } from 'react'
import { sizeWords } from '../../domain/company-words.ts'
import { rescindedWords } from '../../domain/hiring-words.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Pills } from '../../ui/figures/Pill.tsx'
import { RatingMark } from '../../ui/figures/RatingMark.tsx'
import { Facts, Section } from '../../ui/Layout.tsx'
import { PlaceMap } from '../../ui/map/land/PlaceMap.tsx'
import { useDates } from '../../ui/now.ts'
import { PlainText } from '../../ui/text/PlainText.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { calendarDate } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verified } from '../../ui/verification/Verified.tsx'
import { AnswerFigures } from './AnswerFigures.tsx'
import c from './Companies.module.css'

interface CompanyViewProps {
  company: Employer
  photos: ReactNode
  jobs: ReactNode
  reviews: ReactNode
  /** Review button, for users who may review. */
  review: ReactNode
  /** Report button. */
  report: ReactNode
  /** Message button, for users who may write to the company. */
  contact?: ReactNode
}

/** Public page of a company: response statistics, profile and open jobs. */
export function CompanyView({ company, photos, jobs, reviews, review, report, contact }: CompanyViewProps) {
  const dates = useDates()
  return (
    <>
      <header className={c.head}>
        <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} size={72} />
        <div>
          <h1 translate="no">{company.businessName}</h1>
          <p className={c.headLine}>
            <RatingMark {...company.rating} />
            {company.industryType && <span>{shownName(company.industryType)}</span>}
            {company.businessLocation && <span>{company.businessLocation}</span>}
          </p>
          <Verified of={company.verification} />
        </div>
        {contact && <div className={c.headAct}>{contact}</div>}
      </header>
      {company.imported && (
        <Notice
          action={
            <LinkButton size="sm" to={paths.contact({ company: company._id })} rel="nofollow">
              {t.claimAction}
            </LinkButton>
          }
        >
          {t.importedNotice}
        </Notice>
      )}
      <div className={c.columns}>
        {/* First in the DOM, as on phones: late content above the text would shift it. */}
        <aside aria-label={t.asideLabel}>
          <AnswerFigures stats={company.responseStats} rescinded={rescindedWords(company.rescindedOffers)} />
          <Section title={t.facts}>
            <Facts items={factsOf(company, dates)} />
            <CompanyPlace company={company} />
          </Section>
        </aside>
        <div>
          {company.businessDescription && (
            <Section title={<Sentence of={t.about} names={[company.businessName]} />}>
              <PlainText text={company.businessDescription} />
            </Section>
          )}
          {photos}
          <Benefits benefits={company.benefits ?? []} />
          <Section title={t.openJobs} note={company.openJobs.toLocaleString(locale.numbers)}>
            {jobs}
          </Section>
          <Section title={t.reviews} id="reviews" note={t.reviewsNote} actions={review}>
            {reviews}
          </Section>
        </div>
      </div>
      {report}
    </>
  )
}

const Benefits = ({ benefits }: { benefits: readonly string[] }) =>
  benefits.length > 0 && (
    <Section title={t.benefits}>
      <UserText as="div">
        <Pills items={benefits.map((benefit) => ({ key: benefit, children: benefit }))} />
      </UserText>
    </Section>
  )

function CompanyPlace({ company: { latitude, longitude, businessLocation } }: Pick<CompanyViewProps, 'company'>) {
  if (latitude === null || longitude === null || !businessLocation) return null
  return <PlaceMap latitude={latitude} longitude={longitude} place={businessLocation} />
}

function Website({ address }: { address: string }) {
  const href = webHref(address)
  return href ? (
    <a href={href} rel="noopener nofollow ugc">
      {hostOf(address)}
    </a>
  ) : (
    address
  )
}

const factsOf = (company: Employer, dates: string) => [
  { term: t.trade, value: company.industryType && shownName(company.industryType) },
  { term: t.size, value: sizeWords(company.companySize) },
  { term: t.place, value: company.businessLocation },
  {
    term: t.website,
    value: company.companyWebsite && <Website address={company.companyWebsite} />,
  },
  { term: t.hereSince, value: calendarDate(company.createdAt, dates) },
]
