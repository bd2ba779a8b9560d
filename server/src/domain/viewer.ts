import type { CompanyRole, UserType } from '@hearback/contract/accounts/accounts.ts'
import { hasRole } from '@hearback/contract/accounts/company-roles.ts'
import type { CompanyId, PersonId } from '../db/ids.ts'
import { AppError } from './errors.ts'

/** The caller: an account, or an unconfirmed registration (`pending`), whose userId the account will keep. */
export interface Viewer {
  readonly userId: PersonId
  /** The company that the caller acts for; undefined for job seekers and unconfirmed registrations. */
  readonly companyId: CompanyId | undefined
  readonly role: CompanyRole | undefined
  /** An employer who left their company or was removed from it. */
  readonly isFormerMember: boolean
  readonly sessionId: string
  readonly userType: UserType
  readonly pending: boolean
  readonly suspended: boolean
  /** The API key of the call, which acts for the company as this person. Its `sessionId` is the same. */
  readonly keyId?: string
}

/** A caller of employer endpoints. */
export type CompanyViewer = Viewer & { readonly companyId: CompanyId; readonly role: CompanyRole }

export const isCompanyViewer = (viewer: Viewer): viewer is CompanyViewer => viewer.companyId !== undefined

/** A viewer, or the recipient of a notification, whose userId may be the id of a company. */
export type Party = Pick<Viewer, 'userId'> & Partial<Pick<Viewer, 'companyId' | 'isFormerMember' | 'role'>>

/** As `partyId`; undefined for an employer who left their company, and for contributors, who never act for it. */
export const findPartyId = ({ role, ...party }: Party): string | undefined =>
  role === 'contributor' ? undefined : findReaderId(party)

const findReaderId = ({ companyId, userId, isFormerMember }: Party) =>
  isFormerMember ? undefined : (companyId ?? userId)

/**
 * The owner of data that companies and job seekers both have, such as plans, offers and chats: the company, else the user.
 * Throws not_allowed for an employer who left their company: the user id of a founder is the id of the company. Throws
 * not_allowed for contributors, too.
 */
export function partyId(party: Party): string {
  const id = findPartyId(party)
  if (id !== undefined) return id
  throw party.isFormerMember ? onlyMembers() : new AppError('not_allowed', { message: 'Contributors can’t do this.' })
}

/** As `partyId`, but also for contributors: what they read of a job is what the company may see. */
export function readerId(party: Party): string {
  const id = findReaderId(party)
  if (id === undefined) throw onlyMembers()
  return id
}

/** Throws not_allowed for members of a company with a lesser role, and for employers without a company. */
export function requireRole({ role }: Viewer, least: CompanyRole): void {
  if (hasRole(role, least)) return
  throw role === undefined ? onlyMembers() : new AppError('not_allowed', { message: onlyRole[least] })
}

const onlyRole: Record<CompanyRole, string> = {
  owner: 'Only owners of the company can do this.',
  recruiter: 'Only owners and recruiters of the company can do this.',
  contributor: 'Only members of a company can do this.',
}

export const onlyMembers = () => new AppError('not_allowed', { message: 'Only members of a company can do this.' })
