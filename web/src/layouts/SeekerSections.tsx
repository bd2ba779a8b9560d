import {
  BarChart3,
  BellRing,
  Bookmark,
  FileText,
  Handshake,
  MessageSquare,
  Search,
  Star,
  UserRound,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.applications(), label: 'Applications', icon: <FileText {...ICON} />, tab: true },
  { to: paths.jobs(), label: 'Find jobs', icon: <Search {...ICON} />, tab: true },
  { to: paths.messages(), label: 'Messages', icon: <MessageSquare {...ICON} />, badge: 'messages', tab: true },
  { to: paths.saved(), label: 'Saved', icon: <Bookmark {...ICON} />, tab: true },
  { to: paths.alerts(), label: 'Alerts', icon: <BellRing {...ICON} /> },
  { to: paths.profile(), label: 'Profile', icon: <UserRound {...ICON} />, tab: true },
  { to: paths.offers(), label: 'Offers', icon: <Handshake {...ICON} />, badge: 'offers' },
  { to: paths.reviews(), label: 'Reviews', icon: <Star {...ICON} /> },
  { to: paths.analytics(), label: 'Analytics', icon: <BarChart3 {...ICON} /> },
]

export const SeekerSections = () => <SectionNav label="Your job search" links={LINKS} />
