import type { CompanyRole, Session, User, UserType } from '@hearback/contract/accounts/accounts.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import type { UserRow } from './accounts.sql.ts'
import type { listSessionsOf } from './sessions.sql.ts'
import type { SignupRow } from './signups.sql.ts'

/** The account as shown to its owner; a member of a company has the plan of the company. */
export const ownUser = (row: UserRow): User => ({
  _id: row.id,
  email: row.email,
  ...(row.phone === null ? {} : { phone: row.phone }),
  language: parseStoredLanguage(row.language),
  userType: row.user_type as UserType,
  emailVerified: true,
  hasProfile: row.has_profile,
  lastSeen: row.last_seen_at?.toISOString() ?? null,
  plan: row.company_plan ?? row.plan,
  ...(isFounderOrSeeker(row) ? {} : { company: companyOf(row) }),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const isFounderOrSeeker = ({ id, user_type, company_id, role }: UserRow) =>
  user_type !== 'employer' || (company_id === id && role === 'owner')

const companyOf = ({ company_id, role }: UserRow) =>
  company_id === null ? null : { _id: company_id, role: role as CompanyRole }

/** Another person's account: without email, phone and language. The last visit is for the caller to round. */
export function othersUser(row: UserRow): Omit<User, 'lastSeen'> {
  const { email: _email, phone: _phone, language: _language, company: _company, lastSeen: _, ...user } = ownUser(row)
  return { ...user, plan: 'free' }
}

/** An unconfirmed registration, with the id that the account will keep. */
export const pendingUser = (row: SignupRow): User => ({
  _id: row.id,
  email: row.email,
  phone: row.phone,
  language: parseStoredLanguage(row.language),
  userType: row.user_type as UserType,
  emailVerified: false,
  hasProfile: false,
  lastSeen: null,
  plan: 'free',
  createdAt: row.created_at.toISOString(),
  updatedAt: row.created_at.toISOString(),
})

type SessionRow = Awaited<ReturnType<typeof listSessionsOf>>[number]
export const sessionView = (row: SessionRow, currentId: string): Session => ({
  _id: row.id,
  current: row.id === currentId,
  device: row.device,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
