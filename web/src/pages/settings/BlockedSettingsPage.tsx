import * as t from '@hearback/texts/web/pages.ts'
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { BlockedList } from '../../features/chat/BlockedList.tsx'
import { pageNumber } from '../../routing/page-number.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.blockedPageTitle }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'jobseeker', 'employer')
  return null
}

export default function BlockedSettingsPage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle lead={t.blockedLead}>{t.blocked}</PageTitle>
      <BlockedList page={pageNumber(query)} />
    </>
  )
}
