import type { AuditAct, AuditEntry } from '@hearback/contract/trust/audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { countEntries, insertEntry, listEntries } from './audit.sql.ts'
import { entryView } from './audit.view.ts'

/** The actor of an audit entry: a moderator, or an automatic source. */
export type Actor = { readonly id: string; readonly name: string } | 'command line' | 'rule'

export interface Act {
  readonly act: AuditAct
  readonly kind: string
  readonly targetId: string
  readonly targetName: string
  readonly reason?: string
}

/** Records an act in the same transaction, so that neither exists without the other. Entries are append-only. */
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

/** A page of the audit log, newest first. */
export async function auditOf(
  { db }: Pick<Deps, 'db'>,
  { target, ...paging }: { target?: string | undefined; page: number; limit: number },
): Promise<{ entries: AuditEntry[]; total: number; totalPages: number }> {
  const rows = await listEntries(db, { target }, paging)
  const { total } = await countEntries(db, { target })
  return { entries: rows.map(entryView), total, totalPages: Math.ceil(total / paging.limit) }
}
