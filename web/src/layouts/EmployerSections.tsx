import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Handshake,
  House,
  MessageSquare,
  Quote,
  Star,
  Users,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.employer(), label: 'Today', icon: <House {...ICON} />, badge: 'applicants', end: true, tab: true },
  { to: paths.employerJobs(), label: 'Jobs', icon: <BriefcaseBusiness {...ICON} />, tab: true },
  { to: paths.talentSearch(), label: 'Talent', icon: <Users {...ICON} />, tab: true },
  { to: paths.messages(), label: 'Messages', icon: <MessageSquare {...ICON} />, badge: 'messages', tab: true },
  { to: paths.interviews(), label: 'Interviews', icon: <CalendarDays {...ICON} />, tab: true },
  { to: paths.employerOffers(), label: 'Offers', icon: <Handshake {...ICON} /> },
  { to: paths.templates(), label: 'Templates', icon: <Quote {...ICON} /> },
  { to: paths.employerReviews(), label: 'Reviews', icon: <Star {...ICON} /> },
  { to: paths.ownCompany(), label: 'Company', icon: <Building2 {...ICON} /> },
]

export const EmployerSections = () => <SectionNav label="Hiring" links={LINKS} />
