import type { CompanyRole } from '@hearback/contract/accounts/company-roles.ts'
import type { SessionUser } from '../api/session.ts'

/** The user's role in their company; undefined for job seekers, and for employers who left their company. */
export const companyRoleOf = (user: SessionUser | undefined): CompanyRole | undefined =>
  user?.userType === 'employer' && user.company !== null ? (user.company?.role ?? 'owner') : undefined

/** Whether the user is an owner of their company. Other members may not change the company page, the plan and the team. */
export const isOwner = (user: SessionUser | undefined): boolean => companyRoleOf(user) === 'owner'

/** Whether the user only reads, and takes notes on, the jobs that a colleague adds them to. */
export const isContributor = (user: SessionUser | undefined): boolean => user?.company?.role === 'contributor'

/** Whether the user is an employer who left their company. The server refuses them all calls of companies. */
export const isFormerMember = (user: SessionUser | undefined): boolean => user?.company === null
