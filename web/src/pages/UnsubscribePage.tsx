import { useSearchParams } from 'react-router'
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Fewer mails | Hearback' }, { name: 'robots', content: 'noindex' }]

export default function UnsubscribePage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle>Fewer mails</PageTitle>
      <Unsubscribe token={query.get('token') ?? ''} />
    </>
  )
}
