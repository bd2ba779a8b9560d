import { SavedJobs } from '../features/jobs/SavedJobs.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Saved jobs | Hearback' }]

export default function SavedJobsPage() {
  return (
    <>
      <PageTitle lead="Jobs you kept for later, also those that have closed since.">Saved jobs</PageTitle>
      <SavedJobs />
    </>
  )
}
