import type { ActivityAct, ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import type { LastEdit } from '@hearback/contract/error-body.ts'
import type { Database, Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import type { Changes } from '../../domain/changes.ts'
import { invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import {
  type EntryFilter,
  type EntryRow,
  findLatest,
  insertEntries,
  listEntries,
  listJoined,
  listNames,
  type NewEntry,
} from './company-activity.sql.ts'
import { entryView, namedMembers } from './company-activity.view.ts'

/** The member who acts; `userId` is null for what the system does. */
export interface Actor {
  readonly companyId: CompanyId
  readonly userId: PersonId | null
  /** The API key by which a program acts for the member. */
  readonly keyId?: string | undefined
}

/** The act, its subjects by id, and what changed. Never holds free text about applicants. */
export interface Act extends Partial<Changes> {
  readonly act: ActivityAct
  readonly job?: string | null
  readonly application?: string | null
  /** The member, invitation, offer or template; the author of what another member deletes. */
  readonly subject?: string | null
}

/**
 * Appends acts of one member to the log of the company, in the transaction of the acts, so that neither exists without the
 * other. One statement, whatever their number.
 */
export const logActivity = (tx: Tx, { companyId, userId, keyId }: Actor, ...acts: readonly Act[]): Promise<void> =>
  logActs(
    tx,
    acts.map((act) => ({ ...act, companyId, userId, keyId })),
  )

/** As `logActivity`, for acts in several companies. */
export async function logActs(tx: Tx, acts: readonly (Act & Actor)[]): Promise<void> {
  if (acts.length > 0) await insertEntries(tx, acts.map(newEntry))
}

const newEntry = ({ companyId, userId, keyId, act, job, application, ...about }: Act & Actor): NewEntry => ({
  company_id: companyId,
  is_automatic: userId === null,
  member_id: userId,
  key_id: keyId ?? null,
  act,
  job_id: job ?? null,
  application_id: application ?? null,
  subject_id: about.subject ?? null,
  before: about.before ?? null,
  after: about.after ?? null,
})

/**
 * One page of the company's log, latest first, in at most three statements. Throws invalid_input if the period ends before it
 * begins.
 */
export async function activityOf(
  { db }: { db: Database },
  { companyId }: CompanyViewer,
  { limit, ...filter }: EntryFilter & { limit: number },
): Promise<{ entries: ActivityEntry[]; next: string | null }> {
  const { since, until } = filter
  if (since && until && since > until) throw invalid('until', 'Choose a day that isn’t before the first day')
  const entries = await listEntries(db, companyId, filter, limit + 1)
  const rows = entries.slice(0, limit)
  const joined = await joinedBy(db, companyId, rows)
  const ids = [...rows.flatMap(namedMembers), ...joined.values()].filter((id) => id !== null)
  const names = ids.length > 0 ? await listNames(db, companyId, [...new Set(ids)]) : new Map<string, string>()
  return {
    entries: rows.map((row) => entryView(row, { names, joined })),
    next: entries.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** The latest of these acts on a job, or on the company page, with the first name of the member. */
export async function lastEditOf(
  db: Db,
  { companyId, userId }: CompanyViewer,
  { job, acts }: { job?: string; acts: readonly ActivityAct[] },
): Promise<LastEdit> {
  const entry = await findLatest(db, companyId, { job: job ?? null, acts })
  const memberId = entry?.member_id ?? null
  const name = memberId && (await listNames(db, companyId, [memberId])).get(memberId)?.split(' ')[0]
  return { name: name || null, isYou: memberId === userId, at: entry?.at.toISOString() ?? null }
}

/** Accepted invitations are deleted, but the one who joined is in the log. */
async function joinedBy(db: Db, companyId: CompanyId, rows: readonly EntryRow[]) {
  const invitations = rows.flatMap(({ act, subject_id: id }) => (act === 'team_invited' && id ? [id] : []))
  return invitations.length > 0 ? listJoined(db, companyId, invitations) : new Map<string | null, string | null>()
}
