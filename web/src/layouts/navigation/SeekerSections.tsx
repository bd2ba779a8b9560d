import * as t from '@hearback/texts/web/layouts.ts'
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
import { paths } from '../../routing/paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.applications(), label: t.applications, icon: <FileText {...ICON} />, tab: true },
  { to: paths.jobs(), label: t.findJobs, icon: <Search {...ICON} />, tab: true },
  { to: paths.messages(), label: t.messages, icon: <MessageSquare {...ICON} />, badge: 'messages', tab: true },
  { to: paths.saved(), label: t.saved, icon: <Bookmark {...ICON} />, tab: true },
  { to: paths.alerts(), label: t.alerts, icon: <BellRing {...ICON} /> },
  { to: paths.profile(), label: t.profile, icon: <UserRound {...ICON} />, tab: true },
  { to: paths.offers(), label: t.offers, icon: <Handshake {...ICON} />, badge: 'offers' },
  { to: paths.reviews(), label: t.reviews, icon: <Star {...ICON} /> },
  { to: paths.analytics(), label: t.analytics, icon: <BarChart3 {...ICON} /> },
]

export const SeekerSections = () => <SectionNav label={t.seekerSectionsLabel} links={LINKS} />
