import * as t from '@hearback/texts/web/layouts.ts'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type OwnFace, useOwnFace } from '../../api/own-face.ts'
import type { SessionUser } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { paths } from '../../routing/paths.ts'
import { Avatar, CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { useScheme } from '../../ui/scheme.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { useMedia } from '../../ui/use-media.ts'
import c from './Header.module.css'

type Entries = typeof import('./AccountEntries.tsx').accountEntries

/** Width below which the sections are in a tab bar (Frame.module.css). */
const NARROW = '(max-width: 48em)'

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
  const face = useOwnFace()
  const leave = async () => {
    await navigate(paths.home())
    signOut()
  }
  const acts = { narrow: useMedia(NARROW), dark, turnColors: toggle, leave: () => void leave() }
  return (
    <Menu
      label={t.yourAccount}
      align="end"
      heading={
        user && (
          <>
            {face && (
              <Verbatim>
                <b className={c.ownName}>{face.name}</b>
              </Verbatim>
            )}
            <Verbatim>{user.email}</Verbatim>
          </>
        )
      }
      entries={user && entriesOf ? entriesOf(user, acts) : []}
      trigger={(props) => (
        <button type="button" {...props} className={c.avatar}>
          <Face user={user} face={face} />
          <span className="sr">{t.yourAccount}</span>
        </button>
      )}
    />
  )
}

/** Picture or initials of the user's name; a plain icon until the name is known. */
function Face({ user, face }: { user: SessionUser | undefined; face: OwnFace | undefined }) {
  if (!user || !face)
    return (
      <span className={c.noFace}>
        <UserRound size={20} aria-hidden />
      </span>
    )
  const Tile = user.userType === 'employer' ? CompanyTile : Avatar
  return <Tile id={user._id} name={face.name} picture={face.picture} size={36} />
}
