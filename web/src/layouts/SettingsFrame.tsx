import * as activity from '@hearback/texts/web/activity.ts'
import * as domains from '@hearback/texts/web/company-domains.ts'
import * as developers from '@hearback/texts/web/developers.ts'
import * as t from '@hearback/texts/web/layouts.ts'
import * as team from '@hearback/texts/web/team.ts'
import { type ClientLoaderFunctionArgs, NavLink, Outlet } from 'react-router'
import { requireSession } from '../api/load.ts'
import { type SessionUser, useSession } from '../api/session.ts'
import { isContributor, isFormerMember, isOwner } from '../domain/company-role.ts'
import { paths } from '../routing/paths.ts'
import { Region } from '../ui/feedback/Region.tsx'
import { Chrome } from './Chrome.tsx'
import c from './Frame.module.css'
import { useLeaveOnSignOut } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { SideSections } from './navigation/SideSections.tsx'
import { useCurrentInView } from './navigation/use-current-in-view.ts'

const LINKS = [
  { to: paths.settings('account'), label: t.account },
  { to: paths.settings('security'), label: t.security },
  { to: paths.settings('team'), label: team.heading },
  { to: paths.settings('domains'), label: domains.heading },
  { to: paths.developers(), label: developers.heading },
  { to: paths.settings('activity'), label: activity.heading },
  { to: paths.settings('privacy'), label: t.privacy },
  { to: paths.settings('notifications'), label: t.notifications },
  { to: paths.settings('data'), label: t.yourData },
  { to: paths.settings('blocked'), label: t.blocked },
  { to: paths.settings('reports'), label: t.reports },
]

const ofOwners: readonly string[] = [paths.settings('activity'), paths.developers()]

/** Moderators and contributors have no chats, only employers with a company have a team, and only owners see its activity and keys. */
const linksOf = (user: SessionUser | undefined) =>
  LINKS.filter(
    ({ to }) =>
      (to !== paths.settings('blocked') ||
        !(user?.userType === 'admin' || isContributor(user) || isFormerMember(user))) &&
      (to !== paths.settings('team') || (user?.userType === 'employer' && !isFormerMember(user))) &&
      (to !== paths.settings('domains') ||
        (user?.userType === 'employer' && !isContributor(user) && !isFormerMember(user))) &&
      (!ofOwners.includes(to) || (isOwner(user) && !isFormerMember(user))),
  )

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request)
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<SideSections />}>
    <FrameSkeleton />
  </Chrome>
)

export default function SettingsFrame() {
  useLeaveOnSignOut()
  const nav = useCurrentInView()
  const links = linksOf(useSession()?.user)
  return (
    <Chrome sections={<SideSections />}>
      <div className={`${c.body} ${c.settings}`} data-account-page>
        <nav aria-label={t.settings} className={c.settingsNav} ref={nav}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div>
          <Region as="page">
            <Outlet />
          </Region>
        </div>
      </div>
    </Chrome>
  )
}
