import type { CompanyRole, User } from '@hearback/contract/accounts/accounts.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { lockAccount } from '../../db/bounded-slots.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { ownAccount } from '../accounts/account/accounts.service.ts'
import { type Origin, openSession } from '../accounts/account/sessions.service.ts'
import { createInvitedAccount, hashNewPassword } from '../accounts/sign-in/invited-account.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { openInvitation } from './invitations.service.ts'
import { type OpenInvitation, takeInvitation } from './invitations.sql.ts'
import { countMembers, findMembership, joinCompany, listMembers } from './members.sql.ts'
import { joinedNotice } from './team.mails.ts'

type Joining = Pick<Deps, 'db' | 'events' | 'queue' | 'limits'>
interface Names {
  firstName: string
  lastName: string
}

/**
 * Creates the account of an invited person, whose email the token confirms, and signs in. Throws invitation_ended, email_taken,
 * conflict for a company with as many members as it can have, and invalid_input for a password that is easy to guess.
 */
export async function join(
  deps: Joining,
  form: Names & { token: string; password: string; language?: Language | undefined },
  origin: Origin,
): Promise<{ authtoken: string; user: User }> {
  await deps.limits.consume('invitationReadByAddress', origin.address)
  const invitation = await openInvitation(deps.db, form.token)
  const { email } = invitation
  if (invitation.has_account) throw new AppError('email_taken')
  const passwordHash = await hashNewPassword(form.password, email)
  return inTransaction(deps, async (tx, publish) => {
    await take(tx, invitation)
    const person = { email, passwordHash, language: form.language ?? 'en' }
    const userId = await createInvitedAccount(tx, publish, person)
    await enter(deps, tx, publish, invitation, { ...form, userId })
    const authtoken = await openSession(tx, { user_id: userId }, origin)
    return { authtoken, user: await ownAccount(tx, { userId }) }
  })
}

/**
 * Accepts an invitation with the viewer's employer account, which has the invited address and no company, or one without a
 * profile and other members. Throws invitation_ended, and not_allowed for other kinds of accounts. Throws conflict for another
 * address, an account with a company or a plan, and a full company.
 */
export async function acceptInvitation(
  deps: Joining,
  viewer: Viewer,
  form: Names & { token: string },
  { address }: Pick<Origin, 'address'>,
): Promise<User> {
  if (viewer.userType !== 'employer') {
    throw new AppError('not_allowed', {
      message: 'Only employer accounts can join a company. Ask for an invitation to another email address.',
    })
  }
  await deps.limits.consume('invitationReadByAddress', address)
  const invitation = await openInvitation(deps.db, form.token)
  return inTransaction(deps, async (tx, publish) => {
    await take(tx, invitation)
    await lockAccount(tx, viewer.userId)
    await refuseOtherAccount(tx, viewer, invitation)
    await enter(deps, tx, publish, invitation, { ...form, userId: viewer.userId })
    // Connections of the account now belong to the company.
    publish('sessions.ended', { userId: viewer.userId })
    return ownAccount(tx, viewer)
  })
}

/** Throws conflict unless the account has the invited address, no company of others, and no plan. */
async function refuseOtherAccount(tx: Tx, viewer: Viewer, { email }: OpenInvitation): Promise<void> {
  const membership = await findMembership(tx, viewer.userId)
  if (membership && !membership.is_alone) {
    throw new AppError('conflict', {
      message: 'You already belong to a company. Leave it first, or ask for an invitation to another email address.',
    })
  }
  const account = await ownAccount(tx, viewer)
  if (account.email !== email) {
    throw new AppError('conflict', {
      message: 'This invitation is for another email address. Sign in with that account, or ask for a new invitation.',
    })
  }
  if (membership && account.plan !== 'free') {
    throw new AppError('conflict', { message: 'Cancel your plan first so you’re not charged again.' })
  }
}

/** Locks the company, and uses up the invitation. Throws invitation_ended, and conflict for a full company. */
async function take(tx: Tx, { id, company_id: companyId }: OpenInvitation): Promise<void> {
  await lockAccount(tx, companyId)
  if (!(await takeInvitation(tx, id))) throw new AppError('invitation_ended')
  if ((await countMembers(tx, companyId)) >= limits.companyMembers) {
    throw new AppError('conflict', {
      message: 'This company has as many members as it can have. Ask an owner to remove someone.',
    })
  }
}

/** Makes the person a member, and notifies the owners. */
async function enter(
  deps: Joining,
  tx: Tx,
  publish: Publish,
  { id, company_id: companyId, business_name: company, email, role }: OpenInvitation,
  { userId, firstName, lastName }: Names & { userId: string },
): Promise<void> {
  const owners = (await listMembers(tx, companyId)).filter((member) => member.role === 'owner')
  await joinCompany(tx, { userId, companyId, role, firstName, lastName })
  await logActivity(tx, { companyId, userId }, { act: 'team_joined', subject: id, after: { role }, before: {} })
  const joined = { name: `${firstName} ${lastName}`, email, company, role: role as CompanyRole }
  await notifyAll(
    deps,
    tx,
    publish,
    owners.map((owner) => joinedNotice({ id: owner.user_id, email: owner.email }, joined)),
  )
}
