import * as t from '@hearback/texts/web/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { AccountDetails } from '../../features/accounts/AccountDetails.tsx'
import { emailDelivery, ownAccount } from '../../features/accounts/accounts.queries.ts'
import { LanguageChoice } from '../../features/accounts/LanguageChoice.tsx'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'
import { SingleKeysSwitch } from '../../ui/shortcuts/SingleKeysSwitch.tsx'
import type { Route } from './+types/AccountSettingsPage'

const LEADS = {
  jobseeker: t.accountSeekerContactNote,
  employer: t.accountEmployerContactNote,
  admin: t.accountEmployerContactNote,
}

export const meta = () => [{ title: t.accountPageTitle }]

export default function AccountSettingsPage({ matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const user = useSession()?.user
  const id = user?._id ?? ''
  const query = useQuery({ ...ownAccount(id), enabled: id !== '' })
  const delivery = useQuery({ ...emailDelivery(), enabled: id !== '' })
  // Shown together, so that a notice does not move the account.
  const data = delivery.isPending ? undefined : query.data
  const leave = async () => {
    await navigate(paths.home())
    signOut()
  }
  return (
    <>
      <PageTitle lead={LEADS[user?.userType ?? 'employer']}>{t.account}</PageTitle>
      {data ? (
        <AccountDetails
          user={data}
          outbox={matches[0].loaderData?.outbox}
          undeliverable={delivery.data?.undeliverable}
        />
      ) : (
        <QueryFallback
          query={delivery.isPending ? delivery : query}
          rows={4}
          height={73}
          tile={false}
          loading={t.accountLoading}
          failed={t.accountFailed}
        />
      )}
      {!query.isError && (
        <Section title={t.language}>
          <LanguageChoice value={data?.language} />
        </Section>
      )}
      {/* After the account, whose length is unknown, so that they do not jump. */}
      {!(query.isPending || delivery.isPending) && (
        <>
          <Section title={t.keyboard} note={t.keyboardNote}>
            <SingleKeysSwitch />
          </Section>
          <Section title={t.thisDevice}>
            <Button onClick={() => void leave()}>{t.signOut}</Button>
          </Section>
        </>
      )}
    </>
  )
}
