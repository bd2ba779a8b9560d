import type { Passkey } from '@hearback/contract/accounts/passkeys.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { useOnDevice } from '../../../ui/now.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { localDate } from '../../../ui/text/times.ts'
import c from '../Accounts.module.css'
import { ownPasskeys } from '../accounts.queries.ts'
import { AddPasskey, RemovePasskey, RenamePasskey } from './PasskeyForms.tsx'
import { passkeysWork } from './passkeys.ts'

type Act = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** Passkeys of the account, with actions to add and remove them. */
export function PasskeySettings() {
  const query = useQuery(ownPasskeys())
  const { data } = query
  const queries = useQueryClient()
  const works = useOnDevice() && passkeysWork()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const done = (said: string) => {
    close()
    toast(said)
    return queries.invalidateQueries({ queryKey: ['accounts'] })
  }
  if (!data) return <QueryFallback query={query} rows={1} loading={t.passkeysLoading} failed={t.passkeysFailed} />
  return (
    <div className={c.form}>
      <p className={c.small}>{works ? t.passkeysLead : t.passkeysUnsupported}</p>
      {data.length > 0 && (
        <ul className={c.rows}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onAct={(kind) => setAct({ kind, passkey })} />
          ))}
        </ul>
      )}
      {works && (
        <div className={c.acts}>
          <Button onClick={() => setAct({ kind: 'add' })}>{t.passkeyAddAction}</Button>
        </div>
      )}
      <Dialog opened={act !== undefined} onClose={close} title={act ? TITLES[act.kind] : ''}>
        {act?.kind === 'add' && <AddPasskey onDone={() => done(t.passkeyAdded)} />}
        {act?.kind === 'rename' && (
          <RenamePasskey passkey={act.passkey} onDone={() => done(t.passkeyRenamed)} onClose={close} />
        )}
        {act?.kind === 'remove' && (
          <RemovePasskey passkey={act.passkey} onDone={() => done(t.passkeyRemoved)} onClose={close} />
        )}
      </Dialog>
    </div>
  )
}

const TITLES: Record<Act['kind'], string> = {
  add: t.passkeyAddAction,
  rename: t.passkeyRenameTitle,
  remove: t.passkeyRemoveTitle,
}

interface PasskeyRowProps {
  passkey: Passkey
  onAct: (kind: 'rename' | 'remove') => void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onAct }: PasskeyRowProps) {
  return (
    <li className={c.row}>
      <div className={c.what}>
        <p className={c.value}>{name}</p>
        <p className={c.small}>
          {t.passkeyAddedOn(localDate(createdAt))}{' '}
          {lastUsedAt ? (
            <>
              {t.lastUsed} <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            t.passkeyUnused
          )}
        </p>
      </div>
      <div className={c.acts}>
        <Button onClick={() => onAct('rename')}>
          {t.rename}
          <span className="sr"> {name}</span>
        </Button>
        <Button onClick={() => onAct('remove')}>
          {t.remove}
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
