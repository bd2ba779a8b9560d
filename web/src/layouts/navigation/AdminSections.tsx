import * as t from '@hearback/texts/web/layouts.ts'
import { ChartColumn, Flag, Gavel, History, Mail, Scale, Users } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { type SectionLink, SectionNav } from './SectionNav.tsx'

const ICON = { size: 20, 'aria-hidden': true } as const
const LINKS: SectionLink[] = [
  { to: paths.admin(), label: t.reports, icon: <Flag {...ICON} />, end: true, tab: true },
  { to: paths.adminAppeals(), label: t.appeals, icon: <Scale {...ICON} />, tab: true },
  { to: paths.adminContact(), label: t.messages, icon: <Mail {...ICON} />, tab: true },
  { to: paths.adminAccounts(), label: t.accounts, icon: <Users {...ICON} />, tab: true },
  { to: paths.adminDecisions(), label: t.decisions, icon: <Gavel {...ICON} /> },
  { to: paths.adminAudit(), label: t.auditTrail, icon: <History {...ICON} />, tab: true },
  { to: paths.adminVisits(), label: t.visits, icon: <ChartColumn {...ICON} /> },
]

export const AdminSections = () => <SectionNav label={t.moderation} links={LINKS} />
