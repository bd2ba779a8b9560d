import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { EmployerPrivacy } from '../../features/accounts/EmployerPrivacy.tsx'
import { PrivacyHidden } from '../../features/seekers/privacy/PrivacyHidden.tsx'
import { PrivacyPublished } from '../../features/seekers/privacy/PrivacyPublished.tsx'
import { PrivacyRings } from '../../features/seekers/privacy/PrivacyRings.tsx'
import { PrivacyTerms } from '../../features/seekers/privacy/PrivacyTerms.tsx'
import { profileAs } from '../../features/seekers/privacy/privacy.queries.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { PageTitle, Section, Stack } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.privacyPageTitle }]

export default function PrivacySettingsPage() {
  const user = useSession()?.user
  return (
    <>
      <PageTitle lead={t.privacyLead}>{t.privacy}</PageTitle>
      {user?.userType === 'jobseeker' ? <SeekerPrivacy id={user._id} /> : <EmployerPrivacy canEdit={isOwner(user)} />}
    </>
  )
}

function SeekerPrivacy({ id }: { id: string }) {
  const query = useQuery(profileAs(id, 'owner'))
  const { data } = query
  if (data === undefined)
    return <QueryFallback query={query} rows={4} loading={t.privacyLoading} failed={t.privacyFailed} />
  if (data === null)
    return (
      <EmptyState
        title={t.privacyEmptyTitle}
        icon={<UserRound size={28} aria-hidden />}
        actions={
          <LinkButton variant="primary" to={paths.onboarding({ next: paths.settings('privacy') })}>
            {t.privacyEmptyAction}
          </LinkButton>
        }
      >
        {t.privacyEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <Section title={t.privacyPublishedTitle}>
        <Stack>
          <PrivacyPublished profile={data} />
          <PrivacyTerms profile={data} />
        </Stack>
      </Section>
      <Section title={t.privacyHiddenTitle}>
        <PrivacyHidden />
      </Section>
      <Section title={t.privacyVisibilityTitle} note={t.privacyVisibilityNote}>
        <PrivacyRings id={id} />
      </Section>
    </>
  )
}
