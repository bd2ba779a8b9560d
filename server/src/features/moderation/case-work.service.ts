import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { actorOf } from '../accounts/admins.service.ts'
import { record } from '../audit/audit.service.ts'
import { deleteClaim, findAssignee, insertNote, listReportsOf, upsertClaim } from './cases.sql.ts'
import { findOpenReports } from './decisions.sql.ts'
import { lockTarget } from './holds.sql.ts'
import { findTarget } from './targets.service.ts'

type Deciding = Pick<Deps, 'db' | 'events'>
interface Key {
  readonly kind: ReportKind
  readonly id: string
}

/**
 * Assigns the open reports of a target to the viewer. Throws conflict without open reports, and if a moderator other
 * than `from` handles them.
 */
export const takeCase = (deps: Deciding, viewer: Viewer, key: Key, from: string | null): Promise<void> =>
  inTransaction(deps, async (tx) => {
    await lockTarget(tx, key)
    const open = await findOpenReports(tx, key)
    if (!open) throw new AppError('conflict', { message: 'There is no open report about this anymore.' })
    const assignee = await findAssignee(tx, key)
    if (assignee?.id === viewer.userId) return
    if (assignee && assignee.id !== from) {
      throw new AppError('conflict', { message: 'Another moderator has just taken this case.' })
    }
    await upsertClaim(tx, key, viewer.userId)
    await recordAct(tx, viewer, 'case_taken', key, open.name)
  })

/** Ends the assignment of a case to the viewer, if there is one. */
export const releaseCase = (deps: Deciding, viewer: Viewer, key: Key): Promise<void> =>
  inTransaction(deps, async (tx) => {
    await lockTarget(tx, key)
    if (!(await deleteClaim(tx, key, viewer.userId))) return
    const open = await findOpenReports(tx, key)
    await recordAct(tx, viewer, 'case_released', key, open?.name ?? '')
  })

/** Adds a note for moderators, also to decided cases. Throws not_found if the target never existed and has no reports. */
export const addCaseNote = (deps: Deciding, viewer: Viewer, key: Key, words: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const target = await findTarget(tx, key.kind, key.id)
    const [latest] = target ? [] : await listReportsOf(tx, key)
    if (!target && !latest)
      throw new AppError('not_found', { message: 'We couldn’t find anything with this type and ID.' })
    const ownerId = target?.ownerId ?? latest?.owner_id ?? null
    await insertNote(tx, { ...key, ownerId, authorId: viewer.userId, words })
    await recordAct(tx, viewer, 'note_added', key, target?.name ?? latest?.target_name ?? '')
  })

async function recordAct(
  tx: Tx,
  viewer: Viewer,
  act: 'case_taken' | 'case_released' | 'note_added',
  { kind, id }: Key,
  targetName: string,
): Promise<void> {
  await record(tx, await actorOf(tx, viewer), { act, kind, targetId: id, targetName })
}
