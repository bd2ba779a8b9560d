import * as t from '@hearback/texts/web/layouts.ts'
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
import { paths } from '../../routing/paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.employer(), label: t.today, icon: <House {...ICON} />, badge: 'applicants', end: true, tab: true },
  { to: paths.employerJobs(), label: t.yourJobs, icon: <BriefcaseBusiness {...ICON} />, tab: true },
  { to: paths.talentSearch(), also: paths.talent(':id'), label: t.talent, icon: <Users {...ICON} />, tab: true },
  { to: paths.messages(), label: t.messages, icon: <MessageSquare {...ICON} />, badge: 'messages', tab: true },
  { to: paths.interviews(), label: t.interviews, icon: <CalendarDays {...ICON} />, tab: true },
  { to: paths.employerOffers(), label: t.offers, icon: <Handshake {...ICON} /> },
  { to: paths.templates(), label: t.templates, icon: <Quote {...ICON} /> },
  { to: paths.employerReviews(), label: t.reviews, icon: <Star {...ICON} /> },
  { to: paths.ownCompany(), label: t.company, icon: <Building2 {...ICON} /> },
]

export const EmployerSections = () => <SectionNav label={t.hiring} links={LINKS} />
