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
import { useNavigate } from 'react-router'
import type { SessionUser, UserType } from '../api/session.ts'
import { signOut } from '../api/sign-out.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Menu, type MenuEntry } from '../ui/Menu.tsx'
import { useScheme } from '../ui/scheme.ts'
import c from './Header.module.css'

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

/** Everything about oneself; the place keeps its size while nobody is known yet. */
export function AvatarMenu({ user }: { user: SessionUser | undefined }) {
  const navigate = useNavigate()
  const { dark, toggle } = useScheme()
  const leave = async () => {
    await navigate(paths.home())
    signOut()
  }
  const entries: MenuEntry[] = [
    ...(user ? OWN[user.userType] : []),
    'line',
    ...(user && user.userType !== 'admin'
      ? [{ to: paths.billing(), label: 'Plan and billing', icon: <CreditCard {...ICON} /> }]
      : []),
    { to: paths.settings(), label: 'Settings', icon: <Settings {...ICON} /> },
    {
      label: dark ? 'Use light colours' : 'Use dark colours',
      icon: dark ? <Sun {...ICON} /> : <Moon {...ICON} />,
      onSelect: toggle,
    },
    'line',
    { label: 'Sign out', icon: <LogOut {...ICON} />, onSelect: () => void leave() },
  ]
  return (
    <Menu
      label="Your account"
      align="end"
      heading={user?.email}
      entries={entries}
      trigger={(props) => (
        <button type="button" {...props} className={c.avatar}>
          <Avatar id={user?._id ?? ''} name={user?.email ?? ''} size={36} />
          <span className="sr">Your account</span>
        </button>
      )}
    />
  )
}
