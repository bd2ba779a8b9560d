import * as t from '@hearback/texts/web/layouts.ts'
import {
  BarChart3,
  Bell,
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CreditCard,
  FileText,
  Flag,
  Handshake,
  LogOut,
  Mail,
  MessageSquare,
  Moon,
  Quote,
  Settings,
  Star,
  Store,
  Sun,
  Tag,
  UserRound,
} from 'lucide-react'
import type { SessionUser, UserType } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import type { MenuEntry } from '../../ui/overlays/Menu.tsx'

const ICON = { size: 17, 'aria-hidden': true } as const

const OWN: Record<UserType, MenuEntry[]> = {
  jobseeker: [
    { to: paths.applications(), label: t.applications, icon: <FileText {...ICON} /> },
    { to: paths.offers(), label: t.offers, icon: <Handshake {...ICON} /> },
    { to: paths.messages(), label: t.messages, icon: <MessageSquare {...ICON} /> },
    { to: paths.notifications(), label: t.notifications, icon: <Bell {...ICON} /> },
    { to: paths.saved(), label: t.savedJobs, icon: <Bookmark {...ICON} /> },
    { to: paths.alerts(), label: t.savedSearches, icon: <BellRing {...ICON} /> },
    { to: paths.reviews(), label: t.reviews, icon: <Star {...ICON} /> },
    { to: paths.analytics(), label: t.analytics, icon: <BarChart3 {...ICON} /> },
    { to: paths.profile(), label: t.profile, icon: <UserRound {...ICON} /> },
  ],
  employer: [
    { to: paths.employer(), label: t.today, icon: <FileText {...ICON} /> },
    { to: paths.employerJobs(), label: t.yourJobs, icon: <BriefcaseBusiness {...ICON} /> },
    { to: paths.messages(), label: t.messages, icon: <MessageSquare {...ICON} /> },
    { to: paths.notifications(), label: t.notifications, icon: <Bell {...ICON} /> },
    { to: paths.employerOffers(), label: t.offers, icon: <Handshake {...ICON} /> },
    { to: paths.templates(), label: t.templates, icon: <Quote {...ICON} /> },
    { to: paths.employerReviews(), label: t.reviews, icon: <Star {...ICON} /> },
    { to: paths.ownCompany(), label: t.company, icon: <Building2 {...ICON} /> },
  ],
  admin: [
    { to: paths.admin(), label: t.reports, icon: <Flag {...ICON} /> },
    { to: paths.adminContact(), label: t.messages, icon: <Mail {...ICON} /> },
    { to: paths.adminAccounts(), label: t.accounts, icon: <UserRound {...ICON} /> },
    { to: paths.adminDecisions(), label: t.decisions, icon: <FileText {...ICON} /> },
    { to: paths.adminVisits(), label: t.visits, icon: <BarChart3 {...ICON} /> },
  ],
}

/** The header's links that no side bar includes. */
const MARKET: MenuEntry[] = [
  'line',
  { to: paths.companies(), label: t.companies, icon: <Store {...ICON} /> },
  { to: paths.pricing(), label: t.pricing, icon: <Tag {...ICON} /> },
]

interface Acts {
  /** Whether the header is too narrow for its links. */
  narrow: boolean
  dark: boolean
  turnColors: () => void
  leave: () => void
}

/** Entries of the account menu; loaded once a user is signed in. */
export const accountEntries = (user: SessionUser, { narrow, dark, turnColors, leave }: Acts): MenuEntry[] => [
  ...OWN[user.userType],
  ...(narrow ? MARKET : []),
  'line',
  ...(user.userType === 'admin'
    ? []
    : [{ to: paths.billing(), label: t.billingEntry, icon: <CreditCard {...ICON} /> }]),
  { to: paths.settings(), label: t.settings, icon: <Settings {...ICON} /> },
  {
    label: dark ? t.themeLightAction : t.themeDarkAction,
    icon: dark ? <Sun {...ICON} /> : <Moon {...ICON} />,
    onSelect: turnColors,
  },
  { label: t.signOut, icon: <LogOut {...ICON} />, onSelect: leave, foot: true },
]
