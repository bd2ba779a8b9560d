import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { Applicant, ApplicationStatus, getApplication } from '@hearback/contract/hiring/applications.ts'
import { matchOf } from '@hearback/contract/hiring/match.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { sentFiles } from '@hearback/texts/web/files.ts'
import { answersTitle } from '@hearback/texts/web/screening.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOf } from '../../../domain/hiring-words.ts'
import { SentFileList } from '../../../files/SentFileList.tsx'
import { SeekerProfile } from '../../../profile/SeekerProfile.tsx'
import { AnswerList } from '../../../screening/AnswerList.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { PlainText } from '../../../ui/text/PlainText.tsx'
import { StandingClock, StatusPill } from '../ApplicantState.tsx'
import { applicationDetail } from '../applicants.queries.ts'
import { StepButtons } from '../StepButtons.tsx'
import { ApplicantHistory } from './ApplicantHistory.tsx'
import { ApplicantMatch } from './ApplicantMatch.tsx'
import c from './ApplicantPanel.module.css'

/** An applicant with the changes of their interviews. */
export type WholeApplicant = Applicant &
  Pick<
    ReplyOf<typeof getApplication>['application'],
    'interviewChanges' | 'applicantTimeZone' | 'answerClaim' | 'nudge'
  >

/** An interview that is being arranged has its own button for new times. */
const withoutInviting = ({ status, nextSteps }: Pick<Applicant, 'status' | 'nextSteps'>) => ({
  status,
  nextSteps: status === 'interview' ? nextSteps.filter((to) => to !== 'interview') : nextSteps,
})

interface ApplicantPanelProps {
  id: string
  onStep: (application: Applicant, to: ApplicationStatus) => void
  /** True if the name is shown elsewhere, e.g. as the title of a sheet. */
  named?: boolean
  /** Whether the buttons stay at the bottom of the screen, within reach of a thumb. */
  actsAtFoot?: boolean
  /** Address of the page with all applications of the person. */
  personPage?: ((application: Pick<Applicant, '_id' | 'jobSeeker'>) => string) | undefined
  /** Renders the button that messages the applicant. */
  contact?: ((applicant: Seeker) => ReactNode) | undefined
  /** Renders the interview of an application in that status. */
  interview?: ((application: WholeApplicant) => ReactNode) | undefined
  /** Renders what the company claims to have answered elsewhere. */
  claim?: ((application: WholeApplicant) => ReactNode) | undefined
  /** Renders the offer that belongs to the application, if any. */
  offer?: ((application: Applicant) => ReactNode) | undefined
  /** Renders the private notes on the application. */
  notes?: ((applicationId: string) => ReactNode) | undefined
}

/** One application in full: text, profile, history and possible steps. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const { id, onStep, named = false, actsAtFoot = false, personPage, contact, interview, claim, offer, notes } = props
  const query = useQuery(applicationDetail(id))
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={4} loading={t.panelLoading} failed={query.error?.message} />
  const { application } = data
  const { applicant, jobDetails, history, applicationDescription } = application
  const acts = (
    <div className={c.acts} data-foot={actsAtFoot || undefined}>
      <StepButtons
        application={interview ? withoutInviting(application) : application}
        onStep={(to) => onStep({ ...application, jobTitle: jobDetails.jobTitle }, to)}
      />
      <span className={c.contact} data-shortcut="m">
        {contact?.(applicant)}
      </span>
    </div>
  )
  return (
    <div className={c.panel}>
      <div className={c.head}>
        {!named && <h2 translate="no">{nameOf(applicant)}</h2>}
        <div className={c.state}>
          <StatusPill application={application} />
          <StandingClock application={application} />
          {personPage && <Link to={personPage(application)}>{t.personLink}</Link>}
        </div>
        {!actsAtFoot && acts}
        {interview?.({ ...application, jobTitle: jobDetails.jobTitle })}
        {claim?.({ ...application, jobTitle: jobDetails.jobTitle })}
        {offer?.({ ...application, jobTitle: jobDetails.jobTitle })}
      </div>
      {application.topChoice !== undefined && (
        <section>
          <h3>{t.topChoice}</h3>
          <PlainText text={application.topChoice} />
        </section>
      )}
      <section>
        <h3>{t.letter}</h3>
        {applicationDescription ? (
          <PlainText text={applicationDescription} />
        ) : (
          <p className={c.dim}>{t.panelNoLetter}</p>
        )}
      </section>
      {application.answers && (
        <section>
          <h3>{answersTitle}</h3>
          <AnswerList answers={application.answers} />
        </section>
      )}
      {application.files && (
        <section>
          <h3>{sentFiles}</h3>
          <SentFileList files={application.files} />
        </section>
      )}
      {notes?.(id)}
      <ApplicantMatch job={jobDetails} seeker={applicant} />
      <section>
        <h3>{t.profile}</h3>
        <SeekerProfile
          profile={applicant}
          heading="h4"
          shownBeside={{ skills: matchOf(jobDetails, applicant).skills.have }}
        />
      </section>
      <section>
        <h3>{t.historyTitle}</h3>
        <ApplicantHistory application={application} history={history} changes={application.interviewChanges} />
      </section>
      {actsAtFoot && acts}
    </div>
  )
}
