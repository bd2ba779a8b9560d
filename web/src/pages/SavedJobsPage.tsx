import * as t from '@hearback/texts/web/pages.ts'
import { SavedJobs } from '../features/jobs/SavedJobs.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.savedJobsHearback }]

export default function SavedJobsPage() {
  return (
    <>
      <PageTitle lead={t.jobsYouKeptForLater}>{t.savedJobs}</PageTitle>
      <SavedJobs />
    </>
  )
}
