import { createHash, randomBytes } from 'node:crypto'
import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Invitation, readInvitation as readEndpoint } from '@hearback/contract/accounts/team.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { companyCards, lockCompany } from '../employers/employers.service.ts'
import {
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationTo,
  findLanguageOf,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  type OpenInvitation,
  purgeExpiredInvitations,
} from './invitations.sql.ts'
import { countMembers, findMember, findMemberByEmail, type MemberRow } from './members.sql.ts'
import { invitationMail } from './team.mails.ts'
import { invitationView, openInvitationView } from './team.view.ts'

type Inviting = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'limits'>

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Mails an invitation, which replaces an earlier one to the same address. Behaves the same whether or not the address has an
 * account. Throws profile_required, already_member, too_many_requests, and invalid_input at the limits.
 */
export async function invite(
  deps: Inviting,
  viewer: CompanyViewer,
  { email, role }: { email: string; role: CompanyRole },
): Promise<Invitation> {
  const { companyId, userId } = viewer
  await deps.limits.consume('invitationByCompany', companyId)
  await deps.limits.consume('invitationByEmail', `${companyId} ${email}`)
  await deps.limits.consume('invitationByEmailAnywhere', email)
  const token = randomBytes(32).toString('base64url')
  return inTransaction(deps, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new AppError('profile_required')
    const inviter = await findMember(tx, companyId, userId)
    if (inviter?.role !== 'owner') throw new AppError('not_allowed')
    if (await findMemberByEmail(tx, companyId, email)) throw new AppError('already_member')
    if ((await countMembers(tx, companyId)) >= limits.companyMembers) {
      throw invalid('email', `A company can have up to ${limits.companyMembers} members. Remove someone first`)
    }
    await deleteInvitationTo(tx, companyId, email)
    const row = await insertWithRoom(tx, { companyId, email, role, tokenHash: hashOf(token), invitedBy: userId })
    await logActivity(tx, viewer, { act: 'team_invited', subject: row.id, before: {}, after: { role } })
    const company = (await companyCards(tx, [companyId])).get(companyId)?.businessName ?? ''
    const language = parseStoredLanguage((await findLanguageOf(tx, email)) ?? inviter.language)
    const invited = { to: email, by: fullName(inviter), company, role, token }
    await deps.queue.enqueue(tx, 'mail', [invitationMail(deps.config.publicUrl, language, invited)])
    return invitationView(row)
  })
}

async function insertWithRoom(tx: Tx, invitation: Parameters<typeof insertInvitation>[1]): Promise<InvitationRow> {
  const row = await insertInvitation(tx, invitation)
  if (row) return row
  await deleteExpiredInvitations(tx, invitation.companyId)
  const second = await insertInvitation(tx, invitation)
  if (second) return second
  throw invalid('email', `You can have up to ${limits.companyInvitations} open invitations. Cancel one first`)
}

const fullName = ({ first_name, last_name }: Pick<MemberRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Throws not_found. */
export const cancelInvitation = (deps: Pick<Deps, 'db' | 'events'>, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const canceled = await deleteInvitation(tx, viewer.companyId, id)
    if (!canceled) throw new AppError('not_found', { message: 'We couldn’t find this invitation.' })
    const before = { role: canceled.role }
    await logActivity(tx, viewer, { act: 'team_uninvited', subject: id, before, after: {} })
  })

/** Returns the invitation of a token. Throws invitation_ended and too_many_requests. */
export async function readInvitation(
  deps: Pick<Deps, 'db' | 'limits'>,
  token: string,
  address: string,
): Promise<ReplyOf<typeof readEndpoint>> {
  await deps.limits.consume('invitationReadByAddress', address)
  return openInvitationView(await openInvitation(deps.db, token))
}

/** Throws invitation_ended. */
export async function openInvitation(db: Db, token: string): Promise<OpenInvitation> {
  const invitation = await findOpenInvitation(db, hashOf(token))
  if (!invitation) throw new AppError('invitation_ended')
  return invitation
}

/** Deletes invitations that expired 30 days ago; runs daily. */
export async function purgeInvitations({ db }: Pick<Deps, 'db'>): Promise<void> {
  await purgeExpiredInvitations(db)
}
