import * as t from '@hearback/texts/web/pages.ts'
import { useParams, useSearchParams } from 'react-router'
import { PauseSearch } from '../../features/alerts/PauseSearch.tsx'
import { Unsubscribe } from '../../features/notifications/Unsubscribe.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.fewerMailsPageTitle }, { name: 'robots', content: 'noindex' }]

/** Turns off the emails of a link: a group of them, or those of one saved search. */
export default function UnsubscribePage() {
  const [query] = useSearchParams()
  const Question = useParams().of === 'search' ? PauseSearch : Unsubscribe
  return (
    <>
      <PageTitle>{t.fewerMails}</PageTitle>
      <Question token={query.get('token') ?? ''} />
    </>
  )
}
