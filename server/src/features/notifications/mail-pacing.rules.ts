import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'

export const hourMs = 3_600_000
/** Maximum emails per day (UTC) to one person about acts of one other person. Later acts are shown in the app only. */
export const mailsADay = 10
/** Maximum emails per day (UTC) to one person about acts of all other people together. */
export const mailsADayInAll = 50

/**
 * Kinds that cannot be repeated, and are never delayed or dropped: most are triggered by time instead of a person. A claimed answer
 * counts by silence, so its email must not depend on others.
 */
const timedKinds: readonly string[] = [
  'answer_claimed',
  'application_expired',
  'interview_soon',
  'offer_expiring',
  'offer_expired',
] satisfies NotificationKind[]
export const isTimed = (kind: string): boolean => timedKinds.includes(kind)

/** The time of the latest email of one kind about the matter; in the future while it is delayed. */
export interface ThreadEntry {
  readonly kind: string
  readonly sentAt: Date
  readonly waitingId: string | null
}

interface Standing {
  readonly now: Date
  /** Emails of today about the other person. */
  readonly mailsToday: number
  /** Emails of today about all other people. */
  readonly mailsInAll: number
  /** All entries of the matter. */
  readonly entries: readonly ThreadEntry[]
}

export interface Pace {
  /** The time of sending; null if no email is sent. */
  readonly leavesAt: Date | null
  /** The delayed email that this one replaces. */
  readonly replaces: ThreadEntry | undefined
}

const isWaiting = ({ now }: Standing, { waitingId, sentAt }: ThreadEntry) => waitingId !== null && sentAt > now

/**
 * Debounces by recipient, matter and kind: the first email is sent immediately, a follow-up within an hour when that
 * hour is over. A later state of the matter, of any kind, replaces a delayed email without counting again against the
 * limits of the day.
 */
export function paceMail(standing: Standing, kind: string): Pace {
  const { now, entries, mailsToday, mailsInAll } = standing
  const replaces = entries.find((entry) => isWaiting(standing, entry))
  const own = entries.find((entry) => entry.kind === kind)
  const isOverLimit = mailsToday >= mailsADay || mailsInAll >= mailsADayInAll
  if (!replaces && isOverLimit) return { leavesAt: null, replaces }
  const freeAt = own ? own.sentAt.getTime() + hourMs : 0
  if (freeAt <= now.getTime()) return { leavesAt: now, replaces }
  return { leavesAt: replaces ? replaces.sentAt : new Date(freeAt), replaces }
}
