import { useQuery } from '@tanstack/react-query'
import { useSession } from '../api/session.ts'
import { ownSessions } from '../features/accounts/accounts.queries.ts'
import { ChangePassword } from '../features/accounts/ChangePassword.tsx'
import { SessionList } from '../features/accounts/SessionList.tsx'
import { PageTitle, Section } from '../ui/Layout.tsx'
import { FailedNotice } from '../ui/Notice.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

export const meta = () => [{ title: 'Security | Hearback' }]

export default function SecuritySettingsPage() {
  const { data, error, isFetching, refetch } = useQuery(ownSessions())
  return (
    <>
      <PageTitle>Security</PageTitle>
      <Section title="Password">
        <ChangePassword email={useSession()?.user.email ?? ''} />
      </Section>
      <Section title="Where you are signed in">
        {data ? (
          <SessionList sessions={data} />
        ) : error ? (
          <FailedNotice onRetry={refetch} busy={isFetching}>
            The list of your devices could not be loaded.
          </FailedNotice>
        ) : (
          <SkeletonRows rows={2} label="Loading your devices" />
        )}
      </Section>
    </>
  )
}
