import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { answersTitle } from '@hearback/texts/web/screening.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SeekerProfile } from '../../../profile/SeekerProfile.tsx'
import { paths } from '../../../routing/paths.ts'
import { AnswerList } from '../../../screening/AnswerList.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageTitle, Section } from '../../../ui/Layout.tsx'
import { StandingClock, StatusPill } from '../ApplicantState.tsx'
import { applicationsOfPerson } from '../applicants.queries.ts'
import { MoveMenu } from '../MoveMenu.tsx'
import { ApplicantHistory } from '../panel/ApplicantHistory.tsx'
import { PersonPager } from './PersonPager.tsx'
import c from './PersonView.module.css'

interface PersonViewProps {
  id: string
  onStep: (application: Applicant, to: ApplicationStatus) => void
  /** Renders the button that messages the person; for those who hire, who also see the public profile. */
  contact?: (person: Seeker) => ReactNode
}

/** A person: first their applications to the company, then their profile. */
export function PersonView({ id, onStep, contact }: PersonViewProps) {
  const { data, error, refetch, isFetching, ...more } = useInfiniteQuery(applicationsOfPerson(id))
  const first = data?.pages[0]
  if (first) {
    const applications = data.pages.flatMap((page) => page.applications)
    const { applicant, total } = first
    return (
      <>
        <PersonPager />
        <SeekerProfile
          profile={applicant}
          heading="h1"
          note={
            <>
              {contact && (
                <div className={`${c.acts} screen-only`}>
                  {contact(applicant)}
                  <LinkButton to={paths.talent(id)} variant="quiet">
                    {t.personProfileLink}
                  </LinkButton>
                </div>
              )}
              <Section title={t.personApplications(total)}>
                <ul className={c.applications}>
                  {applications.map((application) => (
                    <PersonApplication key={application._id} application={application} onStep={onStep} />
                  ))}
                </ul>
                {more.hasNextPage && (
                  <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
                    {t.showMore}
                  </Button>
                )}
              </Section>
              <h2>{t.profile}</h2>
            </>
          }
        />
      </>
    )
  }
  if (error && (error as { status?: number }).status === 404)
    return (
      <EmptyState
        heading="h1"
        title={t.personMissingTitle}
        actions={<LinkButton to={paths.employerJobs()}>{t.personMissingAction}</LinkButton>}
      >
        {t.personMissingHint}
      </EmptyState>
    )
  return (
    <>
      <PageTitle>{t.application}</PageTitle>
      {error ? (
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {error.message}
        </FailedNotice>
      ) : (
        <SkeletonRows rows={5} label={t.panelLoading} />
      )}
    </>
  )
}

interface PersonApplicationProps {
  application: Applicant
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

function PersonApplication({ application, onStep }: PersonApplicationProps) {
  const { _id, job, jobTitle, history, answers } = application
  return (
    <li>
      <div className={c.line}>
        <h3>
          <Link to={`${paths.applicants(job)}?applicant=${_id}`}>{jobTitle}</Link>
        </h3>
        <StatusPill application={application} />
        <span className={c.when}>
          <StandingClock application={application} />
        </span>
        <MoveMenu application={application} onStep={onStep} about={jobTitle} />
      </div>
      {answers && (
        <details className={c.history}>
          <summary>
            {answersTitle}
            <span className="sr"> {t.personHistoryOf(jobTitle)}</span>
          </summary>
          <AnswerList answers={answers} />
        </details>
      )}
      <details className={c.history}>
        <summary>
          {t.historyTitle}
          <span className="sr"> {t.personHistoryOf(jobTitle)}</span>
        </summary>
        <ApplicantHistory application={application} history={history} changes={[]} />
      </details>
    </li>
  )
}
