import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Invitation, Member, readInvitation } from '@hearback/contract/accounts/team.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { verificationOf } from '../../domain/verification.ts'
import type { InvitationRow, OpenInvitation } from './invitations.sql.ts'
import type { MemberRow } from './members.sql.ts'

export const memberView = (row: MemberRow): Member => ({
  _id: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role as CompanyRole,
  joinedAt: row.joined_at.toISOString(),
})

export const invitationView = (row: InvitationRow): Invitation => ({
  _id: row.id,
  email: row.email,
  role: row.role as CompanyRole,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expired,
})

/** An invitation as its token shows it. */
export const openInvitationView = (row: OpenInvitation): ReplyOf<typeof readInvitation> => ({
  company: { _id: row.company_id, businessName: row.business_name, verification: verificationOf(row) },
  email: row.email,
  role: row.role as CompanyRole,
  expiresAt: row.expires_at.toISOString(),
  hasAccount: row.has_account,
})
