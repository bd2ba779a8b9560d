import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'

export const hourMs = 3_600_000
/** Emails a day (UTC) to one person about acts of one other person; further acts show in the app alone. */
export const mailsADay = 10

/** Kinds that time causes, not a person: they cannot be repeated, and are never held back. */
const timedKinds: readonly NotificationKind[] = [
  'application_expired',
  'interview_soon',
  'offer_expiring',
  'offer_expired',
]
export const isTimed = (kind: NotificationKind): boolean => timedKinds.includes(kind)

/** When an email of one kind about the matter left last; in the future while it waits. */
export interface ThreadEntry {
  readonly kind: string
  readonly sentAt: Date
  readonly waitingId: string | null
}

interface Standing {
  readonly now: Date
  readonly mailsToday: number
  /** All entries of the matter. */
  readonly entries: readonly ThreadEntry[]
}

export interface Pace {
  /** When the email leaves; null where it is not mailed at all. */
  readonly leavesAt: Date | null
  /** The waiting email that this one replaces. */
  readonly replaces: ThreadEntry | undefined
}

const isWaiting = ({ now }: Standing, { waitingId, sentAt }: ThreadEntry) => waitingId !== null && sentAt > now

/**
 * Debounces by recipient, matter and kind: the first email leaves at once, a follow-up within the hour when the hour is over.
 * A waiting email gives way to a later state of the matter, of whatever kind, and passes on its place in the day's count.
 */
export function paceMail(standing: Standing, kind: string): Pace {
  const { now, entries, mailsToday } = standing
  const replaces = entries.find((entry) => isWaiting(standing, entry))
  const own = entries.find((entry) => entry.kind === kind)
  if (!replaces && mailsToday >= mailsADay) return { leavesAt: null, replaces }
  const freeAt = own ? own.sentAt.getTime() + hourMs : 0
  if (freeAt <= now.getTime()) return { leavesAt: now, replaces }
  return { leavesAt: replaces ? replaces.sentAt : new Date(freeAt), replaces }
}
