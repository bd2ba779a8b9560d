import type { Session } from '@hearback/contract/accounts.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Accounts.module.css'
import { useRevokeSessions } from './accounts.mutations.ts'
import { deviceName } from './device-name.ts'

/** Where one is signed in; any other device can be signed out from here. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<readonly Session[]>([])
  const revoke = useRevokeSessions()
  const others = sessions.filter(({ current }) => !current)
  const end = async () => {
    await revoke.mutateAsync(ending.map(({ _id }) => _id)).then(
      () => toast(ending.length === 1 ? 'That device is signed out.' : 'All other devices are signed out.'),
      (error: Error) => toast(error.message),
    )
  }
  return (
    <>
      <ul className={c.rows}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onEnd={() => setEnding([session])} />
        ))}
      </ul>
      {others.length > 1 && <Button onClick={() => setEnding(others)}>Sign out all other devices</Button>}
      <ConfirmDialog
        opened={ending.length > 0}
        onClose={() => setEnding([])}
        title={ending.length > 1 ? 'Sign out all other devices' : 'Sign out this device'}
        confirm="Sign out"
        danger
        onConfirm={end}
      >
        {ending.length > 1
          ? `${ending.length} devices have to sign in again. This one stays signed in.`
          : `${deviceName(ending[0]?.device ?? '')} has to sign in again. This one stays signed in.`}
      </ConfirmDialog>
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
          {session.current && <span className={c.tag}>This device</span>}
        </p>
        <p className={c.small}>
          Last used <RelativeTime at={session.lastUsedAt} /> from {session.address}, signed in{' '}
          <RelativeTime at={session.createdAt} />
        </p>
      </div>
      {!session.current && (
        <Button onClick={onEnd}>
          Sign out<span className="sr"> {name}</span>
        </Button>
      )}
    </li>
  )
}
