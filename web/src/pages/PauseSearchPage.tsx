import { useSearchParams } from 'react-router'
import { PauseSearch } from '../features/alerts/PauseSearch.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Fewer mails | Hearback' }, { name: 'robots', content: 'noindex' }]

export default function PauseSearchPage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle>Fewer mails</PageTitle>
      <PauseSearch token={query.get('token') ?? ''} />
    </>
  )
}
