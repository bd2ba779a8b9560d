import * as t from '@hearback/texts/web/pages.ts'
import { HiddenJobs } from '../../features/jobs/hidden-jobs/HiddenJobs.tsx'
import { SavedJobs } from '../../features/jobs/saved-jobs/SavedJobs.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.savedJobsPageTitle }]

export default function SavedJobsPage() {
  return (
    <>
      <PageTitle lead={t.savedJobsLead}>{t.savedJobs}</PageTitle>
      <SavedJobs below={<HiddenJobs />} />
    </>
  )
}
