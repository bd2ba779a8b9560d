import { type Identity, removeIdentity } from '@hearback/contract/accounts/oidc.ts'
import * as accounts from '@hearback/texts/web/accounts.ts'
import * as t from '@hearback/texts/web/identities.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { useIdentityProviders } from '../../../routing/identity-providers.ts'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { localDate } from '../../../ui/text/times.ts'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import c from '../Accounts.module.css'
import { ownIdentities, ownTwoStep } from '../accounts.queries.ts'
import { PasswordAndCodeForm } from '../PasswordAndCodeForm.tsx'
import { RemoveForm } from '../second-step/RemoveForm.tsx'
import { leaveToConnect } from './flows.ts'

type Act = { add: string; label: string } | { remove: Identity }

/** Accounts at issuers that sign in to this account, with actions to connect and remove them. */
export function IdentitySettings() {
  const providers = useIdentityProviders()
  const query = useQuery(ownIdentities())
  const { data } = query
  const queries = useQueryClient()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const removed = (label: string) => {
    close()
    toast(t.removed(label))
    return queries.invalidateQueries({ queryKey: ['accounts'] })
  }
  if (!data) return <QueryFallback query={query} rows={1} loading={t.identitiesLoading} failed={t.identitiesFailed} />
  const { identities, hasPassword } = data
  return (
    <div className={c.form}>
      <p className={c.small}>{t.identitiesLead}</p>
      {!hasPassword && (
        <Notice>
          {t.noPasswordLead} <Link to={paths.forgotPassword()}>{t.setPasswordLink}</Link>
        </Notice>
      )}
      {identities.length > 0 && (
        <ul className={c.rows}>
          {identities.map((identity) => (
            <IdentityRow key={identity._id} identity={identity} onRemove={() => setAct({ remove: identity })} />
          ))}
        </ul>
      )}
      <div className={c.acts}>
        {providers.map(({ name, label }) => (
          <Button key={name} onClick={() => setAct({ add: name, label })}>
            {t.connectAction(label)}
          </Button>
        ))}
      </div>
      <Dialog
        opened={act !== undefined}
        onClose={close}
        title={act && ('add' in act ? t.connectAction(act.label) : t.removeTitle(act.remove.label))}
      >
        {act && 'add' in act && <Connect provider={act.add} label={act.label} />}
        {act && 'remove' in act && (
          <RemoveForm
            schema={removeIdentity.body}
            words={t.removeEffects(act.remove.label)}
            send={(body) => call(removeIdentity, { params: { id: act.remove._id }, body })}
            onDone={() => removed(act.remove.label)}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  )
}

function IdentityRow({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { label, email, createdAt, lastUsedAt } = identity
  return (
    <li className={c.row}>
      <div className={c.what}>
        <p className={c.value}>
          {label} {email && <Verbatim>{email}</Verbatim>}
        </p>
        <p className={c.small}>
          {t.connectedOn(localDate(createdAt))}{' '}
          {lastUsedAt ? (
            <>
              {accounts.lastUsed} <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            t.unused
          )}
        </p>
      </div>
      <div className={c.acts}>
        <Button onClick={onRemove}>
          {accounts.remove}
          <span className="sr"> {email ?? label}</span>
        </Button>
      </div>
    </li>
  )
}

function Connect({ provider, label }: { provider: string; label: string }) {
  const twoStep = useQuery(ownTwoStep()).data?.on
  return (
    <PasswordAndCodeForm
      schema={removeIdentity.body}
      send={({ currentPassword, code }) => leaveToConnect({ provider, currentPassword, ...(twoStep && { code }) })}
      onDone={() => {}}
      words={t.connectHint(label)}
      action={accounts.continueAction}
      withCode={twoStep === true}
    />
  )
}
