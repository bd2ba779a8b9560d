import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { PartyDecision } from '../../features/moderation/PartyDecision.tsx'
import { Page } from '../../ui/Layout.tsx'
import type { Route } from './+types/AppealPage'

// The URL may contain a token, which must not reach search engines or other sites.
export const meta = () => [{ title: t.appealPageTitle }, { name: 'robots', content: 'noindex' }]

export default function AppealPage({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <Page width="text">
      <PartyDecision id={id} token={query.get('token') ?? undefined} />
    </Page>
  )
}
