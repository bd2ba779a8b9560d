import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../queue/queue.ts'
import { isTimed, type Pace, paceMail, type ThreadEntry } from './mail-pacing.rules.ts'
import { clearWaiting, countMail, listThreads, lockMailCounts, setThread } from './mail-pacing.sql.ts'

/** The reason of an email. `by` is the recipient for acts of strangers without a limit of the day, such as contact messages. */
interface Notice {
  readonly userId: string
  readonly kind: string
  readonly act?: { readonly by: string; readonly matter: string }
}
/** A notice about an act of another person. */
type Paced = Required<Notice>
const isPaced = (notice: Notice): notice is Paced => notice.act !== undefined && !isTimed(notice.kind)

interface PacedMail<N extends Notice> {
  readonly notice: N
  readonly mail: JobPayloads['mail'] | undefined
}

/**
 * Enqueues the emails of notifications. Those about acts of another person are debounced per matter and hour, keeping
 * the latest state, and limited to 10 a day per person and 50 in all. Locks the counts of each pair until the
 * transaction ends, so that the limit per person is exact under concurrency. The limit over all people is not locked,
 * which would serialize applications to one company; concurrent acts may exceed it by a few. Returns the notifications
 * that are delayed behind another one or over a limit, which are shown in the app only.
 */
export async function enqueuePaced<N extends Notice>(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  all: readonly PacedMail<N>[],
): Promise<Set<N>> {
  const quiet = new Set<N>()
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
  // A replaced email may hold the only file that removes an event from a calendar.
  let { calendar } = mail
  if (replaces) {
    const delayed = await queue.cancel(tx, 'mail', replaces.waitingId ?? '')
    calendar ??= delayed?.calendar
    await clearWaiting(tx, { userId, matter: act.matter, kind: replaces.kind })
  } else {
    await countMail(tx, { userId, counterpartId: act.by })
  }
  const afterSeconds = Math.ceil((leavesAt.getTime() - now.getTime()) / 1_000)
  const id = afterSeconds > 0 ? randomUUID() : null
  await setThread(tx, { userId, matter: act.matter, kind }, leavesAt, id)
  await queue.enqueue(tx, 'mail', [calendar ? { ...mail, calendar } : mail], id === null ? {} : { id, afterSeconds })
}

const keyOf = (userId: string, other: string) => `${userId} ${other}`

/** Locks and reads recent mails; `take` decides for one notification, taking the earlier ones into account. */
async function lockStanding(tx: Tx, notices: readonly Paced[]) {
  const pairs = new Map(
    notices.map(({ userId, act }) => [keyOf(userId, act.by), { userId, counterpartId: act.by }] as const),
  )
  const counts = await lockMailCounts(tx, [...pairs.values()])
  const mails = new Map(counts.map((row) => [keyOf(row.user_id, row.counterpart_id), row.mails]))
  const inAll = new Map(counts.map((row) => [row.user_id, row.mails_in_all]))
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
      const mailsInAll = inAll.get(userId) ?? 0
      const counted = act.by === userId ? { mailsToday: 0, mailsInAll: 0 } : { mailsToday, mailsInAll }
      const known = entries.get(keyOf(userId, act.matter)) ?? []
      const pace = paceMail({ now, ...counted, entries: known }, kind)
      if (pace.leavesAt && !pace.replaces) {
        mails.set(keyOf(userId, act.by), mailsToday + 1)
        if (act.by !== userId) inAll.set(userId, mailsInAll + 1)
      }
      entries.set(
        keyOf(userId, act.matter),
        known.filter((entry) => entry !== pace.replaces),
      )
      return { ...pace, now }
    },
  }
}
