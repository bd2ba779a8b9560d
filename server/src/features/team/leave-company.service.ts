import { lockAccount } from '../../db/bounded-slots.ts'
import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { forgetContactPerson } from '../employers/erasure.service.ts'
import { forgetCompany } from '../notifications/erasure.service.ts'
import { readLeaver, tellOwners } from './handover.service.ts'
import { deleteInvitationsBy, deleteInvitationsOf } from './invitations.sql.ts'
import { deleteMembership, findCompanyId, listRoles, makeOwner } from './leave-company.sql.ts'

type Telling = Pick<Deps, 'queue' | 'config'>

interface Leaving {
  /** The company that closes with its only member, who stays a member until their account is erased; of job seekers their own id. */
  readonly closing: CompanyId | undefined
  /** Whether the person has left a company that lives on. */
  readonly hasLeft: boolean
}

/**
 * Ends the membership of a person who deletes their account, unless the company has no other member, and mails the owners. Locks
 * the company. Throws last_owner if the others would have no owner. A closing company takes back its invitations.
 */
export async function leaveOrClose(deps: Telling, tx: Tx, publish: Publish, userId: string): Promise<Leaving> {
  const team = await lockTeam(tx, userId)
  if (!team) return { closing: (await listRoles(tx, userId)).length === 0 ? userId : undefined, hasLeft: false }
  if (team.others.length === 0) {
    await deleteInvitationsOf(tx, team.companyId)
    return { closing: team.companyId, hasLeft: false }
  }
  if (!team.others.some(isOwner)) throw new AppError('last_owner')
  await leave(deps, tx, publish, userId, team)
  return { closing: undefined, hasLeft: true }
}

/**
 * Returns the companies to erase with an account: those that it belongs to or founded, without other members. For job seekers it
 * is their own id. Ends the membership in a company with others; if none of them is an owner, because they joined after the
 * deletion was requested, the first becomes one. Locks the companies.
 */
export async function leaveForErasure(deps: Telling, tx: Tx, publish: Publish, userId: string): Promise<CompanyId[]> {
  const team = await lockTeam(tx, userId)
  await lockAccount(tx, userId)
  const ended: CompanyId[] = []
  if (team && team.others.length > 0) {
    const [first] = team.others
    if (first && !team.others.some(isOwner)) await succeed(tx, team.companyId, first)
    await leave(deps, tx, publish, userId, team)
  } else if (team && team.companyId !== userId) ended.push(team.companyId)
  const isFounded = (await listRoles(tx, userId)).some(({ user_id: id }) => id !== userId)
  return isFounded ? ended : [...ended, userId]
}

/** Makes a member an owner, because the last one leaves. */
async function succeed(
  tx: Tx,
  companyId: CompanyId,
  { user_id: subject, role }: Team['others'][number],
): Promise<void> {
  await makeOwner(tx, subject)
  const roles = { before: { role }, after: { role: 'owner' } }
  await logActivity(tx, { companyId, userId: null }, { act: 'team_promoted', subject, ...roles })
}

/** The company that an account acts for. */
export const companyOf = findCompanyId

interface Team {
  readonly companyId: CompanyId
  readonly role: string
  /** Contributors last, then oldest account first. */
  readonly others: readonly { user_id: string; role: string }[]
}

/** Locks the company of an account against concurrent changes of its members; undefined without one. */
async function lockTeam(tx: Tx, userId: string): Promise<Team | undefined> {
  const companyId = await findCompanyId(tx, userId)
  if (companyId === undefined) return undefined
  await lockAccount(tx, companyId)
  const members = await listRoles(tx, companyId)
  const own = members.find(({ user_id: id }) => id === userId)
  // The membership changed while this waited for the lock.
  if (!own) return lockTeam(tx, userId)
  return { companyId, role: own.role, others: members.filter((member) => member !== own) }
}

const isOwner = ({ role }: { role: string }) => role === 'owner'

/** The company profile names a person without their account: its founder, or an owner who has edited it. */
async function leave(
  deps: Telling,
  tx: Tx,
  publish: Publish,
  userId: string,
  { companyId, role }: Team,
): Promise<void> {
  const leaver = await readLeaver(tx, companyId, userId)
  await deleteMembership(tx, userId)
  await logActivity(tx, { companyId, userId }, { act: 'team_left' })
  await deleteInvitationsBy(tx, userId)
  await forgetCompany(tx, userId)
  if (userId === companyId || isOwner({ role })) await forgetContactPerson(tx, publish, companyId)
  await tellOwners(deps, tx, leaver, { isDeleting: true })
}
