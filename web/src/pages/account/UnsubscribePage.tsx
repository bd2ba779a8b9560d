import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { Unsubscribe } from '../../features/notifications/Unsubscribe.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.fewerMailsPageTitle }, { name: 'robots', content: 'noindex' }]

export default function UnsubscribePage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle>{t.fewerMails}</PageTitle>
      <Unsubscribe token={query.get('token') ?? ''} />
    </>
  )
}
