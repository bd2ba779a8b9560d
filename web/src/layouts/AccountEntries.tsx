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
  Sun,
  UserRound,
} from 'lucide-react'
import type { SessionUser, UserType } from '../api/session.ts'
import { paths } from '../paths.ts'
import type { MenuEntry } from '../ui/Menu.tsx'

const ICON = { size: 17, 'aria-hidden': true } as const

const OWN: Record<UserType, MenuEntry[]> = {
  jobseeker: [
    { to: paths.applications(), label: 'Applications', icon: <FileText {...ICON} /> },
    { to: paths.offers(), label: 'Offers', icon: <Handshake {...ICON} /> },
    { to: paths.messages(), label: 'Messages', icon: <MessageSquare {...ICON} /> },
    { to: paths.notifications(), label: 'Notifications', icon: <Bell {...ICON} /> },
    { to: paths.saved(), label: 'Saved jobs', icon: <Bookmark {...ICON} /> },
    { to: paths.alerts(), label: 'Saved searches', icon: <BellRing {...ICON} /> },
    { to: paths.reviews(), label: 'Reviews', icon: <Star {...ICON} /> },
    { to: paths.analytics(), label: 'Analytics', icon: <BarChart3 {...ICON} /> },
    { to: paths.profile(), label: 'Profile', icon: <UserRound {...ICON} /> },
  ],
  employer: [
    { to: paths.employer(), label: 'Today', icon: <FileText {...ICON} /> },
    { to: paths.employerJobs(), label: 'Your jobs', icon: <BriefcaseBusiness {...ICON} /> },
    { to: paths.messages(), label: 'Messages', icon: <MessageSquare {...ICON} /> },
    { to: paths.notifications(), label: 'Notifications', icon: <Bell {...ICON} /> },
    { to: paths.employerOffers(), label: 'Offers', icon: <Handshake {...ICON} /> },
    { to: paths.templates(), label: 'Templates', icon: <Quote {...ICON} /> },
    { to: paths.employerReviews(), label: 'Reviews', icon: <Star {...ICON} /> },
    { to: paths.ownCompany(), label: 'Company', icon: <Building2 {...ICON} /> },
  ],
  admin: [
    { to: paths.admin(), label: 'Reports', icon: <Flag {...ICON} /> },
    { to: paths.adminContact(), label: 'Messages', icon: <Mail {...ICON} /> },
    { to: paths.adminAccounts(), label: 'Accounts', icon: <UserRound {...ICON} /> },
    { to: paths.adminDecisions(), label: 'Decisions', icon: <FileText {...ICON} /> },
    { to: paths.adminVisits(), label: 'Visits', icon: <BarChart3 {...ICON} /> },
  ],
}

interface Acts {
  dark: boolean
  turnColours: () => void
  leave: () => void
}

/** What stands in the menu of somebody who is signed in; loaded once somebody is. */
export const accountEntries = (user: SessionUser, { dark, turnColours, leave }: Acts): MenuEntry[] => [
  ...OWN[user.userType],
  'line',
  ...(user.userType === 'admin'
    ? []
    : [{ to: paths.billing(), label: 'Plan and billing', icon: <CreditCard {...ICON} /> }]),
  { to: paths.settings(), label: 'Settings', icon: <Settings {...ICON} /> },
  {
    label: dark ? 'Use light colours' : 'Use dark colours',
    icon: dark ? <Sun {...ICON} /> : <Moon {...ICON} />,
    onSelect: turnColours,
  },
  'line',
  { label: 'Sign out', icon: <LogOut {...ICON} />, onSelect: leave },
]
