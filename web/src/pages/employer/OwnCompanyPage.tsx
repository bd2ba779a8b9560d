import * as membership from '@hearback/texts/web/membership.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { ownEmployer } from '../../api/own-employer.ts'
import { partyId, useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { CareersPageSection } from '../../features/careers-page/CareersPageSection.tsx'
import { EmployerFormEditor } from '../../features/employers/EmployerFormEditor.tsx'
import { hasNoProfile } from '../../features/employers/own-employer.queries.ts'
import { FollowerCount } from '../../features/follows/FollowerCount.tsx'
import { ownFollowers } from '../../features/follows/follows.queries.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { OwnersOnly } from '../../ui/feedback/OwnersOnly.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.ownCompanyPageTitle }]

export default function OwnCompanyPage() {
  const user = useSession()?.user
  const id = partyId(user)
  const query = useQuery({ ...ownEmployer(id), enabled: id !== '' })
  const followers = useQuery(ownFollowers())
  // The number stands above the form, which would move down when it comes later.
  const isCounting = followers.isPending && followers.failureCount === 0
  const { error } = query
  const data = isCounting ? undefined : query.data
  return (
    <Page width="text">
      <PageTitle
        lead={t.ownCompanyLead}
        actions={data && <LinkButton to={paths.company(data._id)}>{t.ownCompanyPublicAction}</LinkButton>}
      >
        {t.company}
      </PageTitle>
      {data ? (
        <>
          <FollowerCount />
          {isOwner(user) ? (
            <>
              <EmployerFormEditor key={data._id} profile={data} />
              <CareersPageSection company={data} />
            </>
          ) : (
            <OwnersOnly to={paths.settings('team')}>{membership.ownersOnlyCompany}</OwnersOnly>
          )}
        </>
      ) : hasNoProfile(error) ? (
        <EmptyState
          title={t.ownCompanyEmptyTitle}
          icon={<Building2 size={28} aria-hidden />}
          actions={
            <LinkButton variant="primary" to={paths.onboarding({ next: paths.ownCompany() })}>
              {t.ownCompanyEmptyAction}
            </LinkButton>
          }
        >
          {t.ownCompanyEmptyHint}
        </EmptyState>
      ) : (
        <QueryFallback query={query} rows={5} loading={t.ownCompanyLoading} failed={t.ownCompanyFailed} />
      )}
    </Page>
  )
}
