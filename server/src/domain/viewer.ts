import type { CompanyRole, UserType } from '@hearback/contract/accounts/accounts.ts'
import type { CompanyId, PersonId } from '../db/ids.ts'

/** The caller: an account, or an unconfirmed registration (`pending`), whose userId the account will keep. */
export interface Viewer {
  readonly userId: PersonId
  /** The company that the caller acts for; undefined for job seekers and unconfirmed registrations. */
  readonly companyId: CompanyId | undefined
  readonly role: CompanyRole | undefined
  readonly sessionId: string
  readonly userType: UserType
  readonly pending: boolean
  readonly suspended: boolean
}

/** A caller of employer endpoints. */
export type CompanyViewer = Viewer & { readonly companyId: CompanyId; readonly role: CompanyRole }

export const isCompanyViewer = (viewer: Viewer): viewer is CompanyViewer => viewer.companyId !== undefined

/** The owner of data that companies and job seekers both have, such as plans, offers and chats: the company, else the user. */
export const partyId = ({
  companyId,
  userId,
}: Pick<Viewer, 'userId'> & { readonly companyId?: Viewer['companyId'] }): string => companyId ?? userId
