import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { EmployerPrivacy } from '../features/accounts/EmployerPrivacy.tsx'
import { PrivacyHidden } from '../features/seekers/PrivacyHidden.tsx'
import { PrivacyPublished } from '../features/seekers/PrivacyPublished.tsx'
import { PrivacyRings } from '../features/seekers/PrivacyRings.tsx'
import { profileAs } from '../features/seekers/privacy.queries.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageTitle, Section } from '../ui/Layout.tsx'
import { FailedNotice } from '../ui/Notice.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

export const meta = () => [{ title: 'Privacy | Hearback' }]

export default function PrivacySettingsPage() {
  const user = useSession()?.user
  return (
    <>
      <PageTitle lead="Who sees what of you, and who finds you at all.">Privacy</PageTitle>
      {user?.userType === 'jobseeker' ? <SeekerPrivacy id={user._id} /> : <EmployerPrivacy />}
    </>
  )
}

function SeekerPrivacy({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileAs(id, 'owner'))
  if (error)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        Your settings could not be loaded.
      </FailedNotice>
    )
  if (data === undefined) return <SkeletonRows rows={4} label="Loading your settings" />
  if (data === null)
    return (
      <EmptyState
        title="There is nothing to see of you yet"
        icon={<UserRound size={28} aria-hidden />}
        actions={
          <LinkButton variant="primary" to={paths.onboarding({ next: paths.settings('privacy') })}>
            Make a profile
          </LinkButton>
        }
      >
        Once you have a profile, you decide here who finds it.
      </EmptyState>
    )
  return (
    <>
      <Section title="Being found">
        <PrivacyPublished profile={data} />
      </Section>
      <Section title="Hidden from">
        <PrivacyHidden />
      </Section>
      <Section title="What others see" note="Empty fields are left out.">
        <PrivacyRings id={id} />
      </Section>
    </>
  )
}
