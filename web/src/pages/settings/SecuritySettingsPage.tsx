import * as identities from '@hearback/texts/web/identities.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { ownSessions } from '../../features/accounts/accounts.queries.ts'
import { ChangePassword } from '../../features/accounts/ChangePassword.tsx'
import { IdentitySettings } from '../../features/accounts/identities/IdentitySettings.tsx'
import { PasskeySettings } from '../../features/accounts/second-step/PasskeySettings.tsx'
import { TwoStepSettings } from '../../features/accounts/second-step/TwoStepSettings.tsx'
import { SessionList } from '../../features/accounts/sessions/SessionList.tsx'
import { useIdentityProviders } from '../../routing/identity-providers.ts'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.securityPageTitle }]

export default function SecuritySettingsPage() {
  const user = useSession()?.user
  const providers = useIdentityProviders()
  const query = useQuery(ownSessions())
  const { data } = query
  return (
    <>
      <PageTitle>{t.security}</PageTitle>
      <Section title={t.password}>
        <ChangePassword email={user?.email ?? ''} />
      </Section>
      <Section title={t.passkeys}>
        <PasskeySettings />
      </Section>
      {providers.length > 0 && (
        <Section title={identities.identitiesTitle}>
          <IdentitySettings />
        </Section>
      )}
      <Section title={t.twoStepTitle}>
        <TwoStepSettings moderator={user?.userType === 'admin'} />
      </Section>
      <Section title={t.sessionsTitle}>
        {data ? (
          <SessionList sessions={data} />
        ) : (
          <QueryFallback query={query} rows={2} loading={t.sessionsLoading} failed={t.sessionsFailed} />
        )}
      </Section>
    </>
  )
}
