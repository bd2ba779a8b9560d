import * as t from '@hearback/texts/web/pages.ts'
import { InterviewList } from '../../features/interviews/InterviewList.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.interviewsPageTitle }]

export default function InterviewsPage() {
  return (
    <>
      <PageTitle lead={t.interviewsLead}>{t.interviews}</PageTitle>
      <InterviewList />
    </>
  )
}
