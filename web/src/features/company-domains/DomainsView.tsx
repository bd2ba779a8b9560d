import { claimDomain } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, type SessionUser } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { isOwner } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { OwnersOnly } from '../../ui/feedback/OwnersOnly.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Section } from '../../ui/Layout.tsx'
import { DomainSection } from './DomainSection.tsx'
import c from './Domains.module.css'
import { useDomainActs } from './domains.mutations.ts'
import { ownDomains } from './domains.queries.ts'

/** The domains by which a company proves who it is. Owners change them; recruiters read them. */
export function DomainsView({ user }: { user: SessionUser }) {
  const query = useQuery(ownDomains(partyId(user)))
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={2} tile={false} loading={t.loading} failed={t.loadFailed} />
  const { domains, required, listed } = data
  const isVerified = domains.some(({ status }) => status === 'verified')
  return (
    <>
      {isVerified ? (
        <Notice tone="good">{t.verifiedNotice}</Notice>
      ) : (
        <Notice>{!required ? t.unverifiedNotice : listed ? t.approvedNotice : t.unlistedNotice}</Notice>
      )}
      {!isOwner(user) && <OwnersOnly to={paths.settings('team')}>{t.ownersOnly}</OwnersOnly>}
      {domains.map((domain) => (
        <DomainSection key={domain._id} domain={domain} canChange={isOwner(user)} />
      ))}
      {isOwner(user) && (
        <AddDomain key={domains.length} isFirst={domains.length === 0} hasProfile={user.profileComplete !== false} />
      )}
    </>
  )
}

function AddDomain({ isFirst, hasProfile }: { isFirst: boolean; hasProfile: boolean }) {
  const { claim } = useDomainActs()
  const { field, submit, busy, error } = useContractForm({
    schema: claimDomain.body,
    initial: { domain: '' },
    send: claim,
    failed: t.addFailed,
  })
  if (!hasProfile) {
    return (
      <Notice
        action={
          <LinkButton size="sm" to={paths.onboarding({ next: paths.settings('domains') })}>
            {t.profileAction}
          </LinkButton>
        }
      >
        {t.profileNeeded}
      </Notice>
    )
  }
  return (
    <Section title={isFirst ? t.addFirstTitle : t.addTitle}>
      <form className={c.add} onSubmit={submit} noValidate>
        <TextField
          label={t.domainLabel}
          description={t.domainHint}
          placeholder="example.com"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          required
          {...field('domain')}
        />
        {error && error.code !== 'invalid_input' && <Notice tone="wrong">{error.message}</Notice>}
        <Button type="submit" variant={isFirst ? 'primary' : 'default'} busy={busy}>
          {t.addAction}
        </Button>
      </form>
    </Section>
  )
}
