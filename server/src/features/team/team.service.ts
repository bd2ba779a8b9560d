import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Invitation, Member } from '@hearback/contract/accounts/team.ts'
import { lockAccount } from '../../db/bounded-slots.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { endSessions } from '../accounts/erasure.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { companyCards } from '../employers/employers.service.ts'
import { forgetCompany, forgetPlan } from '../notifications/erasure.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { readLeaver, tellOwners } from './handover.service.ts'
import { deleteInvitationsBy, listInvitations } from './invitations.sql.ts'
import { deleteMember, findMember, listMembers, type MemberRow, setRole } from './members.sql.ts'
import { removedNotice } from './team.mails.ts'
import { invitationView, memberView } from './team.view.ts'

type Team = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/** The members of the company; owners also see the invitations. */
export async function teamOf(
  { db }: Pick<Deps, 'db'>,
  { companyId, role }: CompanyViewer,
): Promise<{ members: Member[]; invitations: Invitation[] }> {
  const members = await listMembers(db, companyId)
  const invitations = role === 'owner' ? await listInvitations(db, companyId) : []
  return { members: members.map(memberView), invitations: invitations.map(invitationView) }
}

/**
 * Changes the role of a member. A new contributor loses their notifications about the company, a former owner those about its
 * plan; the database hands over the jobs that a new contributor led. Idempotent. Throws not_found for people of other companies,
 * and last_owner.
 */
export function changeRole(deps: Team, viewer: CompanyViewer, id: string, role: CompanyRole): Promise<void> {
  return keepingAnOwner(() =>
    inTransaction(deps, async (tx, publish) => {
      const member = await lockMember(tx, viewer, id)
      if (member.role === role) return
      await setRole(tx, viewer.companyId, id, role)
      const roles = { before: { role: member.role }, after: { role } }
      await logActivity(tx, viewer, { act: 'team_promoted', subject: id, ...roles })
      await deleteInvitationsBy(tx, id)
      if (role === 'contributor') await forgetCompany(tx, id)
      if (role !== 'owner') await forgetPlan(tx, id)
      publish('sessions.ended', { userId: id })
    }),
  )
}

/**
 * Removes a member, who is told, or the viewer themselves, of which the owners are told. Ends their sessions, cancels the
 * invitations that they sent, and deletes their notifications about the company. Throws not_found for people of other companies,
 * and last_owner.
 */
export function removeMember(deps: Team, viewer: CompanyViewer, id: string): Promise<void> {
  const isOwn = id === viewer.userId
  if (!isOwn && viewer.role !== 'owner') throw onlyOwners()
  return keepingAnOwner(() =>
    inTransaction(deps, async (tx, publish) => {
      const member = await lockMember(tx, viewer, id)
      const leaver = await readLeaver(tx, viewer.companyId, id)
      await deleteMember(tx, viewer.companyId, id)
      if ((await listMembers(tx, viewer.companyId)).length === 0)
        throw new AppError('last_owner', { message: onlyMember })
      await logActivity(tx, viewer, isOwn ? { act: 'team_left' } : { act: 'team_removed', subject: id })
      await deleteInvitationsBy(tx, id)
      await forgetCompany(tx, id)
      await endSessions(tx, publish, id)
      if (isOwn) return tellOwners(deps, tx, leaver, { isDeleting: false })
      const company = (await companyCards(tx, [viewer.companyId])).get(viewer.companyId)
      await notify(deps, tx, publish, removedNotice({ id, email: member.email }, company?.businessName ?? ''))
    }),
  )
}

/**
 * Locks the company, and returns the member. Throws not_found for people of other companies, and not_allowed if the viewer has
 * meanwhile lost the right to change others.
 */
async function lockMember(tx: Tx, { companyId, userId }: CompanyViewer, id: string): Promise<MemberRow> {
  await lockAccount(tx, companyId)
  const actor = await findMember(tx, companyId, userId)
  if (id !== userId && actor?.role !== 'owner') throw onlyOwners()
  const member = await findMember(tx, companyId, id)
  if (!member) throw new AppError('not_found', { message: 'We couldn’t find this person in your company.' })
  return member
}

const onlyMember = 'You are the only member of your company. Delete your account to close it.'

const onlyOwners = () => new AppError('not_allowed', { message: 'Only owners of the company can do this.' })

const keepingAnOwner = <R>(work: () => Promise<R>): Promise<R> =>
  work().catch((error: unknown) => {
    throw violates(error, 'company_members_owner') ? new AppError('last_owner') : error
  })
