import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { isContributor } from '../../domain/company-role.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { ClaimPanel } from '../../features/answer-claims/ClaimPanel.tsx'
import { Answering } from '../../features/answering/Answering.tsx'
import { useCountApplicationView } from '../../features/answering/answering.mutations.ts'
import { ApplicantsView } from '../../features/applicants/ApplicantsView.tsx'
import type { WholeApplicant } from '../../features/applicants/panel/ApplicantPanel.tsx'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { Evaluations } from '../../features/evaluations/Evaluations.tsx'
import { InterviewPanel } from '../../features/interviews/InterviewPanel.tsx'
import { NudgedNotice } from '../../features/nudges/NudgedNotice.tsx'
import { offerFormOf } from '../../features/offers/form/OfferFormOf.tsx'
import { OfferOfApplication } from '../../features/offers/OfferOfApplication.tsx'
import type { Route } from './+types/ApplicantsPage'
import c from './ApplicantsPage.module.css'

export const meta = () => [{ title: t.applicantsPageTitle }]
export const handle = { full: true }

export default function ApplicantsPage({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const reads = isContributor(useSession()?.user)
  useCountApplicationView(reads ? undefined : (query.get('applicant') ?? undefined))
  return (
    <div className={c.page}>
      <Answering offer={offerFormOf}>
        {({ take, takeMany }) => (
          <ApplicantsView
            key={id}
            jobId={id}
            onStep={take}
            onMany={takeMany}
            {...(!reads && {
              contact: (applicant: Seeker) => (
                <MessageButton size="sm" profileId={applicant._id} name={nameOf(applicant)} />
              ),
              interview: (application: WholeApplicant) => (
                <InterviewPanel application={application} onInvite={() => take(application, 'interview')} />
              ),
              claim: (application: WholeApplicant) => (
                <>
                  <NudgedNotice application={application} />
                  <ClaimPanel application={application} />
                </>
              ),
              offer: ({ _id, jobSeeker }: Applicant) => (
                <OfferOfApplication applicationId={_id} otherId={jobSeeker} reader="employer" />
              ),
            })}
            notes={(id) => <Evaluations applicationId={id} />}
          />
        )}
      </Answering>
    </div>
  )
}
