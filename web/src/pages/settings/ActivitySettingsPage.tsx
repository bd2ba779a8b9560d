import * as t from '@hearback/texts/web/activity.ts'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { partyId } from '../../api/session.ts'
import { ActivityView } from '../../features/activity/ActivityView.tsx'
import { OwnersOnly } from '../../layouts/OwnersOnly.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.pageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'employer')
  return null
}

export default function ActivitySettingsPage() {
  return (
    <OwnersOnly>
      {(user) => (
        <>
          <PageTitle lead={t.lead}>{t.heading}</PageTitle>
          <ActivityView companyId={partyId(user)} />
        </>
      )}
    </OwnersOnly>
  )
}
