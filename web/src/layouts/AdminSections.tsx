import { ChartColumn, Flag, Gavel, History, Mail, Scale, Users } from 'lucide-react'
import { paths } from '../paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.admin(), label: 'Reports', icon: <Flag {...ICON} />, end: true, tab: true },
  { to: paths.adminAppeals(), label: 'Appeals', icon: <Scale {...ICON} />, tab: true },
  { to: paths.adminContact(), label: 'Messages', icon: <Mail {...ICON} />, tab: true },
  { to: paths.adminAccounts(), label: 'Accounts', icon: <Users {...ICON} />, tab: true },
  { to: paths.adminDecisions(), label: 'Decisions', icon: <Gavel {...ICON} /> },
  { to: paths.adminAudit(), label: 'Audit trail', icon: <History {...ICON} />, tab: true },
  { to: paths.adminVisits(), label: 'Visits', icon: <ChartColumn {...ICON} /> },
]

export const AdminSections = () => <SectionNav label="Moderation" links={LINKS} />
