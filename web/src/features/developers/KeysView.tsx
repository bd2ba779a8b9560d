import { keyLimits } from '@hearback/contract/accounts/company-limits.ts'
import * as t from '@hearback/texts/web/developers.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { partyId, type SessionUser } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { KeySection } from './KeySection.tsx'
import { ownKeys } from './keys.queries.ts'

/** The API keys of a company, for its owners. */
export function KeysView({ user }: { user: SessionUser }) {
  const query = useQuery(ownKeys(partyId(user)))
  const keys = query.data
  const [creating, setCreating] = useState(false)
  if (!keys) return <QueryFallback query={query} rows={2} tile={false} loading={t.loading} failed={t.loadFailed} />
  if (user.profileComplete === false) return <NoCompany />
  const usable = keys.filter(({ expired }) => !expired).length
  const isFull = usable >= keyLimits.keys
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)} disabled={isFull}>
      {t.createAction}
    </Button>
  )
  return (
    <>
      <Section title={t.keysTitle} actions={keys.length > 0 && create}>
        {keys.length === 0 ? (
          <EmptyState title={t.emptyTitle} heading="h3" icon={<KeyRound size={28} aria-hidden />} actions={create}>
            {t.emptyHint}
          </EmptyState>
        ) : (
          <p>{t.keysHint}</p>
        )}
        {isFull && <Notice>{t.limitReached(usable)}</Notice>}
      </Section>
      {keys.map((key) => (
        <KeySection key={key._id} apiKey={key} />
      ))}
      <CreateKeyDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  )
}

const NoCompany = () => (
  <Notice
    action={
      <LinkButton size="sm" to={paths.onboarding({ next: paths.developers() })}>
        {t.profileAction}
      </LinkButton>
    }
  >
    {t.profileNeeded}
  </Notice>
)
