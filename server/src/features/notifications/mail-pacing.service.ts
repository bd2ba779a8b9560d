import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { JobPayloads } from '../../queue/queue.ts'
import { isTimed, type Pace, paceMail, type ThreadEntry } from './mail-pacing.rules.ts'
import { clearWaiting, countMail, listThreads, lockMailCounts, setThread } from './mail-pacing.sql.ts'

/** A notification about an act of another person. */
type Paced = NotificationRequest & { readonly act: NonNullable<NotificationRequest['act']> }
const isPaced = (notice: NotificationRequest): notice is Paced =>
  notice.act !== undefined && notice.mail !== undefined && !isTimed(notice.kind)

export interface PacedMail {
  readonly notice: NotificationRequest
  readonly mail: JobPayloads['mail'] | undefined
}

/**
 * Enqueues the emails of notifications. Those about acts of another person are debounced per matter and hour, keeping
 * the latest state, and limited to 10 a day per person. Locks the counts of each pair until the transaction ends, so
 * that limits are exact under concurrency. Returns the notifications that are delayed behind another one or over the
 * limit, which are shown in the app only.
 */
export async function enqueuePaced(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  all: readonly PacedMail[],
): Promise<Set<NotificationRequest>> {
  const quiet = new Set<NotificationRequest>()
  const unpaced = all.flatMap(({ notice, mail }) => (mail && !isPaced(notice) ? [mail] : []))
  await deps.queue.enqueue(tx, 'mail', unpaced)
  const paced = all.flatMap(({ notice, mail }) => (mail && isPaced(notice) ? [{ notice, mail }] : []))
  if (paced.length === 0) return quiet
  const standing = await lockStanding(
    tx,
    paced.map(({ notice }) => notice),
  )
  for (const { notice, mail } of paced) {
    const pace = standing.take(notice)
    await place(deps, tx, { notice, mail, pace })
    if (pace.leavesAt === null || (pace.replaces && pace.leavesAt > pace.now)) quiet.add(notice)
  }
  return quiet
}

async function place(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  { notice, mail, pace }: { notice: Paced; mail: JobPayloads['mail']; pace: Pace & { now: Date } },
): Promise<void> {
  const { userId, kind, act } = notice
  const { leavesAt, replaces, now } = pace
  if (leavesAt === null) return
  if (replaces) {
    await queue.cancel(tx, 'mail', replaces.waitingId ?? '')
    await clearWaiting(tx, { userId, matter: act.matter, kind: replaces.kind })
  } else {
    await countMail(tx, { userId, counterpartId: act.by })
  }
  const afterSeconds = Math.ceil((leavesAt.getTime() - now.getTime()) / 1_000)
  const id = afterSeconds > 0 ? randomUUID() : null
  await setThread(tx, { userId, matter: act.matter, kind }, leavesAt, id)
  await queue.enqueue(tx, 'mail', [mail], id === null ? {} : { id, afterSeconds })
}

const keyOf = (userId: string, other: string) => `${userId} ${other}`

/** Locks and reads recent mails; `take` decides for one notification, taking the earlier ones into account. */
async function lockStanding(tx: Tx, notices: readonly Paced[]) {
  const pairs = new Map(
    notices.map(({ userId, act }) => [keyOf(userId, act.by), { userId, counterpartId: act.by }] as const),
  )
  const counts = await lockMailCounts(tx, [...pairs.values()])
  const mails = new Map(counts.map((row) => [keyOf(row.user_id, row.counterpart_id), row.mails]))
  const rows = await listThreads(
    tx,
    notices.map(({ userId }) => userId),
    notices.map(({ act }) => act.matter),
  )
  const entries = new Map<string, ThreadEntry[]>()
  for (const { user_id, matter, kind, sent_at: sentAt, waiting_id: waitingId } of rows) {
    const key = keyOf(user_id, matter)
    entries.set(key, [...(entries.get(key) ?? []), { kind, sentAt, waitingId }])
  }
  const now = counts[0]?.now ?? new Date()
  return {
    take({ userId, kind, act }: Paced): Pace & { now: Date } {
      const mailsToday = mails.get(keyOf(userId, act.by)) ?? 0
      const known = entries.get(keyOf(userId, act.matter)) ?? []
      const pace = paceMail({ now, mailsToday, entries: known }, kind)
      if (pace.leavesAt && !pace.replaces) mails.set(keyOf(userId, act.by), mailsToday + 1)
      entries.set(
        keyOf(userId, act.matter),
        known.filter((entry) => entry !== pace.replaces),
      )
      return { ...pace, now }
    },
  }
}
