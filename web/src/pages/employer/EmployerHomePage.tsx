import * as t from '@hearback/texts/web/pages.ts'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { ClaimPanel } from '../../features/answer-claims/ClaimPanel.tsx'
import { Answering } from '../../features/answering/Answering.tsx'
import { useCountApplicationView } from '../../features/answering/answering.mutations.ts'
import { ApplicantSide } from '../../features/applicants/ApplicantSide.tsx'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { EmployerHome } from '../../features/employer-home/EmployerHome.tsx'
import { Evaluations } from '../../features/evaluations/Evaluations.tsx'
import { InterviewPanel } from '../../features/interviews/InterviewPanel.tsx'
import { NudgedNotice } from '../../features/nudges/NudgedNotice.tsx'
import { offerFormOf } from '../../features/offers/form/OfferFormOf.tsx'
import { OfferOfApplication } from '../../features/offers/OfferOfApplication.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const handle = { postsJobs: true }
export const meta = () => [{ title: t.employerHomePageTitle }]

export default function EmployerHomePage() {
  const [query] = useSearchParams()
  useCountApplicationView(query.get('applicant') ?? undefined)
  return (
    <>
      <PageTitle
        lead={t.employerHomeLead}
        actions={
          <LinkButton to={paths.newJob()} icon={<Plus size={17} aria-hidden />}>
            {t.postJobAction}
          </LinkButton>
        }
      >
        {t.today}
      </PageTitle>
      <Answering offer={offerFormOf}>
        {({ take, takeMany }) => (
          <EmployerHome
            onStep={take}
            onMany={takeMany}
            panel={({ selected, order, total, onSelect, onStep }) => (
              <ApplicantSide
                selected={selected}
                pager={{ order, total, onSelect }}
                onClose={() => onSelect(undefined)}
                onStep={onStep}
                contact={(applicant) => <MessageButton size="sm" profileId={applicant._id} name={nameOf(applicant)} />}
                interview={(application) => (
                  <InterviewPanel application={application} onInvite={() => take(application, 'interview')} />
                )}
                claim={(application) => (
                  <>
                    <NudgedNotice application={application} />
                    <ClaimPanel application={application} />
                  </>
                )}
                offer={({ _id, jobSeeker }) => (
                  <OfferOfApplication applicationId={_id} otherId={jobSeeker} reader="employer" />
                )}
                notes={(id) => <Evaluations applicationId={id} />}
              />
            )}
          />
        )}
      </Answering>
    </>
  )
}
