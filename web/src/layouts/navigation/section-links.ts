import * as t from '@hearback/texts/web/layouts.ts'
import { teamSection } from '@hearback/texts/web/membership.ts'
import {
  BarChart3,
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  FileText,
  Flag,
  Gavel,
  Handshake,
  History,
  House,
  type LucideIcon,
  Mail,
  MessageSquare,
  Quote,
  Scale,
  Search,
  Settings,
  Star,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { Badge } from '../../api/badges.ts'
import type { SessionUser, UserType } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { adminPaths } from '../../routing/admin-paths.ts'
import { paths } from '../../routing/paths.ts'

export interface SectionLink {
  to: string
  label: string
  icon: LucideIcon
  badge?: Badge
  /** Word after the count, for screen readers. */
  counted?: string
  /** Matches only its own path, not those below it. */
  end?: boolean
  /** Pattern of further pages that belong to the section. */
  also?: string
  /** Included in the tab bar of phones, which fits five and scrolls with more. The account menu has the others there. */
  tab?: boolean
  /** Only in the tab bar: wider screens have it in the header. */
  inHeader?: boolean
}

const messages: SectionLink = {
  to: paths.messages(),
  label: t.messages,
  icon: MessageSquare,
  badge: 'messages',
  tab: true,
  inHeader: true,
}

const jobs: SectionLink = { to: paths.employerJobs(), label: t.yourJobs, icon: BriefcaseBusiness, tab: true }
const team: SectionLink = { to: paths.settings('team'), label: teamSection, icon: Users, tab: true }
const settings: SectionLink = { to: paths.settings('account'), label: t.settings, icon: Settings, tab: true }

/** Sections of each user type, in the order of the row below the header. */
export const SECTIONS: Record<UserType, { label: string; links: readonly SectionLink[] }> = {
  jobseeker: {
    label: t.seekerSectionsLabel,
    links: [
      { to: paths.seekerHome(), label: t.home, icon: House, tab: true },
      { to: paths.jobs(), label: t.findJobs, icon: Search, tab: true },
      { to: paths.applications(), label: t.applications, icon: FileText, tab: true },
      { to: paths.offers(), label: t.offers, icon: Handshake, badge: 'offers', tab: true },
      messages,
      { to: paths.saved(), label: t.saved, icon: Bookmark },
      { to: paths.alerts(), label: t.alerts, icon: BellRing },
      { to: paths.companies(), label: t.companies, icon: Store },
      { to: paths.reviews(), label: t.reviews, icon: Star },
      { to: paths.analytics(), label: t.analytics, icon: BarChart3 },
      { to: paths.profile(), label: t.profile, icon: UserRound },
    ],
  },
  employer: {
    label: t.hiring,
    links: [
      {
        to: paths.employer(),
        label: t.today,
        icon: House,
        badge: 'applicants',
        counted: t.dueSuffix,
        end: true,
        tab: true,
      },
      jobs,
      { to: paths.talentSearch(), also: paths.talent(':id'), label: t.talent, icon: Users, tab: true },
      messages,
      { to: paths.interviews(), label: t.interviews, icon: CalendarDays, tab: true },
      { to: paths.employerOffers(), label: t.offers, icon: Handshake },
      { to: paths.templates(), label: t.templates, icon: Quote },
      { to: paths.employerReviews(), label: t.reviews, icon: Star },
      { to: paths.ownCompany(), label: t.company, icon: Building2 },
    ],
  },
  admin: {
    label: t.moderation,
    links: [
      { to: paths.admin(), label: t.reports, icon: Flag, end: true, tab: true },
      { to: adminPaths.appeals(), label: t.appeals, icon: Scale, tab: true },
      { to: adminPaths.contact(), label: t.messages, icon: Mail, tab: true },
      { to: adminPaths.accounts(), label: t.accounts, icon: Users, tab: true },
      { to: adminPaths.decisions(), label: t.decisions, icon: Gavel, tab: true },
      { to: adminPaths.audit(), label: t.auditTrail, icon: History, tab: true },
      { to: adminPaths.visits(), label: t.visits, icon: ChartColumn, tab: true },
    ],
  },
}

/** The sections that the user may open: fewer for contributors, and for employers who left their company. */
export function sectionsOf(of: UserType, user: SessionUser | undefined): readonly SectionLink[] {
  if (of !== 'employer') return SECTIONS[of].links
  if (isFormerMember(user)) return [settings]
  return isContributor(user) ? [jobs, team, settings] : SECTIONS.employer.links
}
