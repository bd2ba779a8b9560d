import { Plus } from 'lucide-react'
import { OwnJobList } from '../features/jobs/OwnJobList.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Your jobs | Hearback' }]

export default function EmployerJobsPage() {
  return (
    <>
      <PageTitle
        actions={
          <LinkButton variant="primary" to={paths.newJob()} icon={<Plus size={17} aria-hidden />}>
            Post a job
          </LinkButton>
        }
      >
        Your jobs
      </PageTitle>
      <OwnJobList />
    </>
  )
}
