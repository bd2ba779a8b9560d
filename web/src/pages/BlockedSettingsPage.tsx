import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import { requireSession } from '../api/load.ts'
import { BlockedList } from '../features/chat/BlockedList.tsx'
import { pageNumber } from '../page-number.ts'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Blocked | Hearback' }]

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'jobseeker', 'employer')
  return null
}

export default function BlockedSettingsPage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle lead="Neither of you can write to the other. An application between you goes on as before.">
        Blocked
      </PageTitle>
      <BlockedList page={pageNumber(query)} />
    </>
  )
}
