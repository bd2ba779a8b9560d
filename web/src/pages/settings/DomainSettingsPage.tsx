import * as t from '@hearback/texts/web/company-domains.ts'
import { type ClientLoaderFunctionArgs, Navigate } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { useSession } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { DomainsView } from '../../features/company-domains/DomainsView.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

/** Of owners and recruiters; others are led to the team. */
export default function DomainSettingsPage() {
  const user = useSession()?.user
  if (!user) return null
  if (isContributor(user) || isFormerMember(user)) return <Navigate to={paths.settings('team')} replace />
  return (
    <>
      <PageTitle lead={t.lead}>{t.heading}</PageTitle>
      <DomainsView user={user} />
    </>
  )
}
