import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { sentFiles } from '@hearback/texts/web/files.ts'
import { answersTitle } from '@hearback/texts/web/screening.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { SentFileList } from '../../files/SentFileList.tsx'
import { paths } from '../../routing/paths.ts'
import { AnswerList } from '../../screening/AnswerList.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Application.module.css'
import { ApplicationActs } from './ApplicationActs.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationJob } from './ApplicationJob.tsx'
import { ApplicationTimeline } from './ApplicationTimeline.tsx'
import { applicationDetail, type WholeApplication } from './applications.queries.ts'

interface ApplicationViewProps {
  id: string
  /** Renders the button that messages the employer. */
  contact?: (employer: CompanyCard) => ReactNode
  /** Renders the offer that belongs to the application, if any. */
  offer?: (application: WholeApplication) => ReactNode
  /** Renders what the company claims to have answered elsewhere, and whether the seeker can ask again. */
  claim?: (application: WholeApplication) => ReactNode
  /** Shown while the answer is awaited. */
  prompt?: ReactNode
}

/** One application, for its seeker. */
export function ApplicationView({ id, contact, offer, claim, prompt }: ApplicationViewProps) {
  const query = useQuery(applicationDetail(id))
  const { data, error } = query
  if (data)
    return (
      <Loaded
        application={data}
        contact={contact?.(data.jobDetails.company)}
        offer={offer?.(data)}
        claim={claim?.(data)}
        prompt={data.awaitsAnswer && prompt}
      />
    )
  if (isMissing(error)) return <Missing />
  return (
    <>
      <h1 className={c.waiting}>{t.yourApplication}</h1>
      <QueryFallback query={query} rows={4} loading={t.viewLoading} failed={t.viewFailed} />
    </>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && [403, 404, 422].includes(error.status)

const Missing = () => (
  <EmptyState
    heading="h1"
    title={t.missingTitle}
    icon={<SearchX size={30} />}
    actions={<LinkButton to={paths.applications()}>{t.missingAction}</LinkButton>}
  >
    {t.missingHint}
  </EmptyState>
)

interface LoadedProps {
  application: WholeApplication
  contact: ReactNode
  offer: ReactNode
  claim: ReactNode
  prompt: ReactNode
}

const Loaded = ({ application, contact, offer, claim, prompt }: LoadedProps) => (
  <div className={c.page}>
    <div className={c.main}>
      <Link to={paths.applications()} className={c.back}>
        <ArrowLeft size={16} aria-hidden /> {t.allApplications}
      </Link>
      <h1>{application.jobDetails.jobTitle}</h1>
      <ApplicationHead application={application} />
      <div className={c.asked}>{claim}</div>
      {offer}
      {prompt}
      <Section title={t.timelineTitle}>
        <ApplicationTimeline application={application} company={application.jobDetails.company.businessName} />
      </Section>
      {application.topChoice !== undefined && (
        <Section title={t.topChoice}>
          <UserText className={c.letter}>{application.topChoice}</UserText>
        </Section>
      )}
      <Section title={t.letterTitle}>
        {application.applicationDescription ? (
          <UserText className={c.letter}>{application.applicationDescription}</UserText>
        ) : (
          <p className={c.note}>{t.letterEmpty}</p>
        )}
      </Section>
      {application.answers && (
        <Section title={answersTitle}>
          <AnswerList answers={application.answers} />
        </Section>
      )}
      {application.files && (
        <Section title={sentFiles}>
          <SentFileList files={application.files} />
        </Section>
      )}
    </div>
    <aside className={c.side} aria-label={t.sideLabel}>
      <ApplicationJob job={application.jobDetails} />
      {contact}
      <ApplicationActs application={application} />
    </aside>
  </div>
)
