import * as activity from '@hearback/texts/web/activity.ts'
import * as t from '@hearback/texts/web/team.ts'
import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { clearSession, useSession } from '../../api/session.ts'
import { isFormerMember, isOwner } from '../../domain/company-role.ts'
import { OwnAbsence } from '../../features/job-people/OwnAbsence.tsx'
import { FormerMember } from '../../features/team/FormerMember.tsx'
import { TeamView } from '../../features/team/TeamView.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

export default function TeamSettingsPage() {
  const navigate = useNavigate()
  const user = useSession()?.user
  if (!user) return null
  if (isFormerMember(user)) return <FormerMember email={user.email} />
  const leave = async () => {
    // The server has revoked all tokens, including this one.
    clearSession()
    await navigate(paths.home())
    toast(t.left)
  }
  return (
    <>
      <PageTitle
        lead={t.lead}
        actions={isOwner(user) && <LinkButton to={paths.settings('activity')}>{activity.teamLink}</LinkButton>}
      >
        {t.heading}
      </PageTitle>
      <TeamView user={user} onLeft={leave} />
      <OwnAbsence user={user} />
    </>
  )
}
