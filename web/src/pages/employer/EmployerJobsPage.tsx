import * as t from '@hearback/texts/web/pages.ts'
import { Plus } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { isContributor } from '../../domain/company-role.ts'
import { AfterDrafts } from '../../features/jobs/form/DraftList.tsx'
import { OwnJobList } from '../../features/jobs/own-jobs/OwnJobList.tsx'
import { NoJobOfContributor } from '../../features/team/NoJobOfContributor.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const handle = { postsJobs: true }
export const meta = () => [{ title: t.employerJobsPageTitle }]

export default function EmployerJobsPage() {
  if (isContributor(useSession()?.user))
    return (
      <>
        <PageTitle>{t.yourJobs}</PageTitle>
        <OwnJobList empty={<NoJobOfContributor />} />
      </>
    )
  return (
    <>
      <PageTitle
        actions={
          <LinkButton variant="primary" to={paths.newJob()} icon={<Plus size={17} aria-hidden />}>
            {t.postJobAction}
          </LinkButton>
        }
      >
        {t.yourJobs}
      </PageTitle>
      <AfterDrafts>
        <OwnJobList />
      </AfterDrafts>
    </>
  )
}
