import * as t from '@hearback/texts/web/layouts.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { paths } from '../../routing/paths.ts'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { useScheme } from '../../ui/scheme.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { useMedia } from '../../ui/use-media.ts'
import c from './Header.module.css'

type Entries = typeof import('./AccountEntries.tsx').accountEntries

/** Width below which the header omits its links (Header.module.css). */
const NARROW = '(max-width: 70em)'

/** Loads the entries lazily, so that visitors don't download them. */
function useEntries(isKnown: boolean): Entries | undefined {
  const [entries, setEntries] = useState<{ of: Entries }>()
  useEffect(() => {
    if (isKnown) void import('./AccountEntries.tsx').then(({ accountEntries }) => setEntries({ of: accountEntries }))
  }, [isKnown])
  return entries?.of
}

/** Account menu; its space is reserved until the user is known. */
export function AvatarMenu({ user }: { user: SessionUser | undefined }) {
  const navigate = useNavigate()
  const { dark, toggle } = useScheme()
  const entriesOf = useEntries(user !== undefined)
  const leave = async () => {
    await navigate(paths.home())
    signOut()
  }
  const acts = { narrow: useMedia(NARROW), dark, turnColors: toggle, leave: () => void leave() }
  return (
    <Menu
      label={t.yourAccount}
      align="end"
      heading={user && <Verbatim>{user.email}</Verbatim>}
      entries={user && entriesOf ? entriesOf(user, acts) : []}
      trigger={(props) => (
        <button type="button" {...props} className={c.avatar}>
          <Avatar id={user?._id ?? ''} name={user?.email ?? ''} size={36} />
          <span className="sr">{t.yourAccount}</span>
        </button>
      )}
    />
  )
}
