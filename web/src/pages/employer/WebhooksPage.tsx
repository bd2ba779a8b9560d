import * as t from '@hearback/texts/web/webhooks.ts'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { WebhooksView } from '../../features/webhooks/WebhooksView.tsx'
import { OwnersOnly } from '../../layouts/OwnersOnly.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

export default function WebhooksPage() {
  return (
    <OwnersOnly>
      {(user) => (
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
      )}
    </OwnersOnly>
  )
}
