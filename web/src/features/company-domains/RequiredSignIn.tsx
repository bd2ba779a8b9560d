import type { CompanyDomain } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { useState } from 'react'
import { useIdentityProviders } from '../../routing/identity-providers.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Domains.module.css'
import { useDomainActs } from './domains.mutations.ts'

const ANY = ''

/** How members at a verified domain sign in. Nothing where no issuer is configured. */
export function RequiredSignIn({ domain }: { domain: CompanyDomain }) {
  const providers = useIdentityProviders()
  const { requireSignIn } = useDomainActs()
  const [chosen, setChosen] = useState<string>()
  if (providers.length === 0 || domain.status !== 'verified') return null
  const label = providers.find(({ name }) => name === chosen)?.label ?? ''
  const set = async (provider: string) => {
    await requireSignIn(domain._id, { provider: provider || null })
    toast(provider ? t.requiredSignInOn(label) : t.requiredSignInOff)
  }
  return (
    <>
      <RadioList
        label={t.requiredSignInLabel}
        labelShown
        name={`sign-in-${domain._id}`}
        value={domain.requiredProvider ?? ANY}
        onChange={({ currentTarget: { value } }) => (value === ANY ? void set(ANY) : setChosen(value))}
        options={[
          { value: ANY, label: t.requiredSignInAny },
          ...providers.map((one) => ({ value: one.name, label: t.requiredSignInOnly(one.label) })),
        ]}
      />
      <p className={c.small}>{t.requiredSignInHint}</p>
      <ConfirmDialog
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={<Sentence of={t.requiredSignInTitle} names={[label]} />}
        confirm={t.requiredSignInAction}
        onConfirm={() => set(chosen ?? ANY)}
      >
        {t.requiredSignInEffects(domain.name)}
      </ConfirmDialog>
    </>
  )
}
