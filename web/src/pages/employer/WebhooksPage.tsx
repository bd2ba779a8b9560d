import * as t from '@hearback/texts/web/webhooks.ts'
import { type ClientLoaderFunctionArgs, Navigate } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { useSession } from '../../api/session.ts'
import { isFormerMember, isOwner } from '../../domain/company-role.ts'
import { WebhooksView } from '../../features/webhooks/WebhooksView.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

/** Of owners; others are led to the team, which names the owners. */
export default function WebhooksPage() {
  const user = useSession()?.user
  if (!user) return null
  if (!isOwner(user) || isFormerMember(user)) return <Navigate to={paths.settings('team')} replace />
  return (
    <>
      <PageTitle
        lead={t.lead}
        actions={
          <LinkButton size="sm" to={paths.developers()}>
            {t.keysLink}
          </LinkButton>
        }
      >
        {t.heading}
      </PageTitle>
      <WebhooksView user={user} />
    </>
  )
}
