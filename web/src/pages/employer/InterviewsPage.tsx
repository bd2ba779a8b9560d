import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { Answering } from '../../features/answering/Answering.tsx'
import { InterviewList } from '../../features/interviews/InterviewList.tsx'
import { PastInterviews } from '../../features/interviews/PastInterviews.tsx'
import { OfferForm } from '../../features/offers/form/OfferForm.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'

export const meta = () => [{ title: t.interviewsPageTitle }]

export default function InterviewsPage() {
  const [query, setQuery] = useSearchParams()
  const when = query.get('when') === 'past' ? 'past' : 'upcoming'
  return (
    <Answering
      offer={({ _id, job, jobSeeker, applicant }, onClose, onReopen) => (
        <OfferForm
          to={{ _id: jobSeeker, name: nameOf(applicant) }}
          job={job}
          application={_id}
          onClose={onClose}
          onReopen={onReopen}
        />
      )}
    >
      {({ take }) => (
        <>
          <PageTitle lead={t.interviewsLead}>{t.interviews}</PageTitle>
          <Tabs
            label={t.interviews}
            value={when}
            onChange={(next) => setQuery(next === 'past' ? { when: next } : {}, { preventScrollReset: true })}
            tabs={[
              {
                value: 'upcoming',
                label: t.interviewsUpcomingTab,
                panel: <InterviewList onInvite={(application) => take(application, 'interview')} />,
              },
              { value: 'past', label: t.interviewsPastTab, panel: <PastInterviews /> },
            ]}
          />
        </>
      )}
    </Answering>
  )
}
