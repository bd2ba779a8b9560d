import * as t from '@hearback/texts/web/pages.ts'
import { CalendarPlus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Answering } from '../../features/answering/Answering.tsx'
import { InterviewList } from '../../features/interviews/InterviewList.tsx'
import { PastInterviews } from '../../features/interviews/PastInterviews.tsx'
import { offerFormOf } from '../../features/offers/form/OfferFormOf.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'

export const meta = () => [{ title: t.interviewsPageTitle }]

export default function InterviewsPage() {
  const [query, setQuery] = useSearchParams()
  const when = query.get('when') === 'past' ? 'past' : 'upcoming'
  return (
    <Answering offer={offerFormOf}>
      {({ take }) => (
        <>
          <PageTitle
            lead={t.interviewsLead}
            actions={
              <LinkButton to={paths.settings('notifications')} icon={<CalendarPlus size={17} aria-hidden />}>
                {t.interviewsCalendarLink}
              </LinkButton>
            }
          >
            {t.interviews}
          </PageTitle>
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
