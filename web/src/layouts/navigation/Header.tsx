import * as t from '@hearback/texts/web/layouts.ts'
import { Menu as Burger, MessageSquare, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useBadges } from '../../api/badges.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { IconButton, LinkButton } from '../../ui/Button.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { useScheme } from '../../ui/scheme.ts'
import { useIsMac } from '../../ui/shortcuts/is-mac.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { usePageHandle } from '../FrameBody.tsx'
import { openPalette } from '../shortcuts/presses.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import { Bell } from './Bell.tsx'
import c from './Header.module.css'
import { SearchPill } from './SearchPill.tsx'

const LINKS = [
  { to: paths.jobs(), label: t.searchJobs },
  { to: paths.companies(), label: t.companies },
  { to: paths.pricing(), label: t.pricing },
]

/** Renders both variants, signed in and out; the document's `data-auth` selects one before the first paint. */
export function Header({ search = true }: { search?: boolean }) {
  return (
    <header className={c.header}>
      <a className={c.skip} href="#main">
        {t.skipLink}
      </a>
      <div className={c.row}>
        <Link to={paths.home()} className={c.home} aria-label={t.hearbackHome}>
          <Wordmark />
        </Link>
        {search && (
          <div className={c.search} data-header-search>
            <Region>
              <SearchPill />
            </Region>
          </div>
        )}
        <nav aria-label={t.main} className={c.nav}>
          {LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} className={() => c.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={c.actions}>
          <PaletteHint />
          <SchemeSwitch />
          <SignedOut />
          <SignedIn />
        </div>
      </div>
    </header>
  )
}

function PaletteHint() {
  const combined = useIsMac() ? '⌘' : t.ctrl
  return (
    <button type="button" className={c.hint} aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
      <span className="sr">{t.paletteAction}, </span>
      <kbd>{combined} K</kbd>
    </button>
  )
}

function SchemeSwitch() {
  const { dark, toggle } = useScheme()
  return (
    <span className={c.wide}>
      <IconButton
        label={dark ? t.themeLightAction : t.themeDarkAction}
        icon={dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
        onClick={toggle}
      />
    </span>
  )
}

function SignedOut() {
  return (
    <div className={c.signedOut}>
      <LinkButton to={paths.login()} variant="quiet" className={c.wide ?? ''}>
        {t.signIn}
      </LinkButton>
      <LinkButton to={paths.signup({ as: 'employer' })} round className={c.wide ?? ''}>
        {t.headerPostJob}
      </LinkButton>
      <div className={c.narrow}>
        <Menu
          label={t.menu}
          align="end"
          trigger={(props) => <IconButton {...props} label={t.menu} icon={<Burger size={20} aria-hidden />} />}
          entries={[
            ...LINKS,
            'line',
            { to: paths.login(), label: t.signIn },
            { to: paths.signup(), label: t.headerSignUp },
            { to: paths.signup({ as: 'employer' }), label: t.headerPostJob },
          ]}
        />
      </div>
    </div>
  )
}

function SignedIn() {
  const user = useSession()?.user
  const { messages } = useBadges()
  const { postsJobs } = usePageHandle()
  const mayHaveNews = user?.userType !== 'admin' && user?.emailVerified !== false
  return (
    <div className={c.signedIn}>
      {!postsJobs && (
        <LinkButton to={paths.newJob()} round className={`${c.wide} ${c.employerOnly}`}>
          {t.headerPostJob}
        </LinkButton>
      )}
      {mayHaveNews && (
        <>
          <Counted
            to={paths.messages()}
            label={t.messages}
            count={messages}
            icon={<MessageSquare size={19} aria-hidden />}
          />
          <Region as="icon">
            <Bell />
          </Region>
        </>
      )}
      <Region as="icon">
        <AvatarMenu user={user} />
      </Region>
    </div>
  )
}

interface CountedProps {
  to: string
  label: string
  count: number | undefined
  icon: ReactNode
}

function Counted({ to, label, count = 0, icon }: CountedProps) {
  return (
    <Link
      to={to}
      className={`${c.avatar} ${c.counted} ${c.wide}`}
      aria-label={count ? t.labelNew(label, count) : label}
      title={label}
    >
      {icon}
      {count > 0 && <span className={c.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  )
}
