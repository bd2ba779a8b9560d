import { type NotificationKind, notificationKinds } from '@hearback/contract/accounts/notifications.ts'
import {
  BellRing,
  BriefcaseBusiness,
  CalendarClock,
  FileText,
  Flag,
  Handshake,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Star,
} from 'lucide-react'

const ICONS: Record<(typeof notificationKinds)[NotificationKind], LucideIcon> = {
  applications: FileText,
  interviews: CalendarClock,
  messages: MessageSquare,
  offers: Handshake,
  reviews: Star,
  reports: Flag,
  jobs: BriefcaseBusiness,
  alerts: BellRing,
  account: ShieldCheck,
}

export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const Icon = ICONS[notificationKinds[kind]]
  return <Icon size={18} aria-hidden />
}
