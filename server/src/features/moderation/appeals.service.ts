import type { AppealedDecision } from '@hearback/contract/trust/moderation.ts'
import { databaseNow } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { findPartyId, type Viewer } from '../../domain/viewer.ts'
import { notify } from '../notifications/notifications.service.ts'
import { findAppealOf, insertAppeal } from './appeals.sql.ts'
import { partyDecisionView } from './appeals.view.ts'
import { type DecisionRow, findDecision, findReportOf } from './decisions.sql.ts'
import { lockTarget } from './holds.sql.ts'
import { appealedNotice } from './moderation.mails.ts'
import { appealUntil, type Verdict } from './moderation.rules.ts'
import { partyOfToken, partyPath } from './party-links.service.ts'
import { findPerson } from './people.sql.ts'

type Side = AppealedDecision['side']
interface Party {
  readonly userId: string
  readonly side: Side
  readonly row: DecisionRow
}

/** A request for a decision, authorized by the token of a link or else by the signed-in viewer. */
interface Asking {
  readonly id: string
  readonly viewer: Viewer | undefined
  readonly token: string | undefined
}

/** Returns a decision as seen by one of its parties; throws not_found for everyone else. */
export async function decisionForParty({ db }: Pick<Deps, 'db'>, asking: Asking): Promise<AppealedDecision> {
  const { row, userId, side } = await partyOf({ db }, asking)
  return shown(db, row.id, userId, side)
}

/** Files an appeal, once per decision and within 30 days. Throws not_found, not_allowed, conflict. */
export async function fileAppeal(
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config'>,
  asking: Asking,
  words: string,
): Promise<AppealedDecision> {
  const { row, userId, side } = await partyOf(deps, asking)
  const until = appealUntil(row, side)
  if (!until) throw new AppError('not_allowed', { message: 'You can’t appeal this decision.' })
  if (until <= (await databaseNow(deps.db)))
    throw new AppError('not_allowed', { message: 'The 30 days to appeal are over.' })
  const path = await partyPath(deps.db, row.id, userId)
  return inTransaction(deps, async (tx, publish) => {
    await lockTarget(tx, { kind: row.kind, id: row.target_id })
    const filed = await insertAppeal(tx, { decision_id: row.id, appellant_id: userId, side, words })
    if (!filed) throw new AppError('conflict', { message: 'This decision has already been appealed.' })
    const person = await findPerson(tx, userId)
    if (person) {
      const decision = { ...verdictOf(row), targetId: row.target_id, name: row.target_name }
      const told = { publicUrl: deps.config.publicUrl, person, decision, path }
      await notify(deps, tx, publish, appealedNotice(told, side))
    }
    return shown(tx, row.id, userId, side)
  })
}

const verdictOf = (row: DecisionRow) => ({
  kind: row.kind as AppealedDecision['kind'],
  outcome: row.outcome as Verdict['outcome'],
  measure: row.measure as Verdict['measure'],
  reason: row.reason,
})

async function partyOf({ db }: Pick<Deps, 'db'>, { id, viewer, token }: Asking): Promise<Party> {
  const signedIn = viewer && !viewer.pending ? idsOf(viewer) : []
  const row = await findDecision(db, id)
  for (const userId of token ? [await partyOfToken(db, id, token)] : signedIn) {
    const side = row && userId && (await sideOf(db, row, userId))
    if (side) return { userId, side, row }
  }
  throw new AppError('not_found', { message: 'We couldn’t find this decision, or the link is incomplete.' })
}

/** Of the account, and of the company for which it acts. Contributors act for none, also those who founded theirs. */
const idsOf = (viewer: Viewer): string[] =>
  [findPartyId(viewer), viewer.userId].filter(
    (id) => id !== undefined && (viewer.role !== 'contributor' || id !== viewer.companyId),
  ) as string[]

async function sideOf(db: Db, row: DecisionRow, userId: string): Promise<Side | undefined> {
  if (row.owner_id === userId) return 'owner'
  // Reports of an appealed decision are moved to the decision on the appeal.
  const last = row.appealed ? row.last_id : null
  return (await findReportOf(db, last ?? row.id, userId)) ? 'reporter' : undefined
}

async function shown(db: Db, id: string, userId: string, side: Side): Promise<AppealedDecision> {
  const row = await findDecision(db, id)
  if (!row) throw new AppError('not_found')
  const appeal = await findAppealOf(db, id)
  return partyDecisionView(row, side, { appeal, isMine: appeal?.appellant_id === userId, now: await databaseNow(db) })
}
