import type { Session } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import c from '../Accounts.module.css'
import { deviceName } from './device-name.ts'
import { SignOutDevices } from './SignOutDevices.tsx'

/** Sessions of the user, with buttons to sign out other devices. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<readonly Session[]>([])
  const others = sessions.filter(({ current }) => !current)
  const close = () => setEnding([])
  const ended = () => {
    close()
    toast(ending.length === 1 ? t.sessionEnded : t.sessionsEnded)
  }
  return (
    <>
      <ul className={c.rows}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onEnd={() => setEnding([session])} />
        ))}
      </ul>
      {others.length > 1 && <Button onClick={() => setEnding(others)}>{t.sessionsEndOthersAction}</Button>}
      <Dialog
        opened={ending.length > 0}
        onClose={close}
        title={ending.length > 1 ? t.sessionsEndOthersAction : t.sessionEndTitle}
      >
        <SignOutDevices sessions={ending} onDone={ended} onClose={close} />
      </Dialog>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const name = deviceName(session.device)
  return (
    <li className={c.row}>
      <div className={c.what}>
        <p>
          <b>{name}</b>
          {session.current && <span className={c.tag}>{t.thisDevice}</span>}
        </p>
        <p className={c.small}>
          {t.lastUsed} <RelativeTime at={session.lastUsedAt} /> {t.sessionOrigin(session.address)}{' '}
          <RelativeTime at={session.createdAt} />
        </p>
      </div>
      {!session.current && (
        <Button onClick={onEnd}>
          {t.signOut}
          <span className="sr"> {t.sessionEndLabel(name)}</span>
        </Button>
      )}
    </li>
  )
}
