import type { AuditAct, AuditEntry } from '@hearback/contract/trust/audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { countEntries, insertEntry, listEntries } from './audit.sql.ts'
import { entryView } from './audit.view.ts'

/** Who acts: a moderator, or what acts without one. */
export type Actor = { readonly id: string; readonly name: string } | 'command line' | 'rule'

export interface Act {
  readonly act: AuditAct
  readonly kind: string
  readonly targetId: string
  readonly targetName: string
  readonly reason?: string
}

/** Writes down an act, in its transaction: neither is there without the other, and nothing takes it back. */
export const record = (tx: Tx, actor: Actor, { act, kind, targetId, targetName, reason = '' }: Act) =>
  insertEntry(tx, {
    actor_id: typeof actor === 'string' ? null : actor.id,
    actor_name: typeof actor === 'string' ? actor : actor.name,
    act,
    kind,
    target_id: targetId,
    target_name: targetName,
    reason,
  })

/** A page of what was written down, the latest first. */
export async function auditOf(
  { db }: Pick<Deps, 'db'>,
  { target, ...paging }: { target?: string | undefined; page: number; limit: number },
): Promise<{ entries: AuditEntry[]; total: number; totalPages: number }> {
  const rows = await listEntries(db, { target }, paging)
  const { total } = await countEntries(db, { target })
  return { entries: rows.map(entryView), total, totalPages: Math.ceil(total / paging.limit) }
}
