import * as t from '@hearback/texts/web/developers.ts'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { KeysView } from '../../features/developers/KeysView.tsx'
import { OwnersOnly } from '../../layouts/OwnersOnly.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

/** Served outside the router. */
const API_REFERENCE = '/developers'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

export default function DevelopersPage() {
  return (
    <OwnersOnly>
      {(user) => (
        <>
          <PageTitle
            lead={t.lead}
            actions={
              <>
                <LinkButton size="sm" to={paths.webhooks()}>
                  {t.webhooksLink}
                </LinkButton>
                <LinkButton size="sm" to={API_REFERENCE} reloadDocument>
                  {t.referenceLink}
                </LinkButton>
              </>
            }
          >
            {t.heading}
          </PageTitle>
          <KeysView user={user} />
        </>
      )}
    </OwnersOnly>
  )
}
