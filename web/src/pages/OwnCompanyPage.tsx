import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { EmployerFormEditor } from '../features/employers/EmployerFormEditor.tsx'
import { hasNoProfile, ownEmployer } from '../features/employers/own-employer.queries.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'
import { FailedNotice } from '../ui/Notice.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

export const meta = () => [{ title: 'Company | Hearback' }]

export default function OwnCompanyPage() {
  const id = useSession()?.user._id ?? ''
  const { data, error, isFetching, refetch } = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  return (
    <Page width="text">
      <PageTitle
        lead="What applicants see beside every job of yours."
        actions={data && <LinkButton to={paths.company(data._id)}>See it as others do</LinkButton>}
      >
        Company
      </PageTitle>
      {data ? (
        <EmployerFormEditor key={data._id} profile={data} />
      ) : hasNoProfile(error) ? (
        <EmptyState
          title="Your company has no profile yet"
          icon={<Building2 size={28} aria-hidden />}
          actions={
            <LinkButton variant="primary" to={paths.onboarding({ next: paths.ownCompany() })}>
              Set it up
            </LinkButton>
          }
        >
          Two short steps, and you can post your first job.
        </EmptyState>
      ) : error ? (
        <FailedNotice onRetry={refetch} busy={isFetching}>
          Your company could not be loaded.
        </FailedNotice>
      ) : (
        <SkeletonRows rows={5} label="Loading your company" />
      )}
    </Page>
  )
}
