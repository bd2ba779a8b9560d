import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { PauseSearch } from '../../features/alerts/PauseSearch.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.fewerMailsPageTitle }, { name: 'robots', content: 'noindex' }]

export default function PauseSearchPage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle>{t.fewerMails}</PageTitle>
      <PauseSearch token={query.get('token') ?? ''} />
    </>
  )
}
