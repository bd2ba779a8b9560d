import * as t from '@hearback/texts/web/layouts.ts'
import { Bell, CreditCard, LogOut, Moon, Search, Settings, Store, Sun, Tag } from 'lucide-react'
import type { SessionUser } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import type { MenuEntry } from '../../ui/overlays/Menu.tsx'
import { sectionsOf } from './section-links.ts'

const ICON = { size: 17, 'aria-hidden': true } as const

const NOTIFICATIONS: MenuEntry = { to: paths.notifications(), label: t.notifications, icon: <Bell {...ICON} /> }
const BILLING: MenuEntry = { to: paths.billing(), label: t.billingEntry, icon: <CreditCard {...ICON} /> }
/** Public pages that are sections of seekers, but not of others. */
const MARKET: MenuEntry[] = [
  { to: paths.jobs(), label: t.searchJobs, icon: <Search {...ICON} /> },
  { to: paths.companies(), label: t.companies, icon: <Store {...ICON} /> },
]

interface Acts {
  /** Whether the sections are in a tab bar, which fits only some of them. */
  narrow: boolean
  dark: boolean
  turnColors: () => void
  leave: () => void
}

/** Entries of the account menu: pages that no other navigation has. Loaded once a user is signed in. */
export const accountEntries = (user: SessionUser, { narrow, dark, turnColors, leave }: Acts): MenuEntry[] => [
  ...(narrow ? sectionsWithoutTab(user) : []),
  ...(user.userType === 'jobseeker' ? [] : MARKET),
  { to: paths.pricing(), label: t.pricing, icon: <Tag {...ICON} /> },
  'line',
  ...(user.userType === 'admin' || isFormerMember(user)
    ? []
    : isContributor(user)
      ? [NOTIFICATIONS]
      : [NOTIFICATIONS, BILLING]),
  { to: paths.settings(), label: t.settings, icon: <Settings {...ICON} /> },
  {
    label: dark ? t.themeLightAction : t.themeDarkAction,
    icon: dark ? <Sun {...ICON} /> : <Moon {...ICON} />,
    onSelect: turnColors,
  },
  { label: t.signOut, icon: <LogOut {...ICON} />, onSelect: leave, foot: true },
]

const sectionsWithoutTab = (user: SessionUser): MenuEntry[] =>
  sectionsOf(user.userType, user)
    .filter(({ tab }) => !tab)
    .map(({ to, label, icon: Icon }) => ({ to, label, icon: <Icon {...ICON} /> }))
