import type { SessionUser } from '../api/session.ts'

/** Whether the user is an owner of their company. Other members may not change the company page, the plan and the team. */
export const isOwner = (user: SessionUser | undefined): boolean =>
  user?.userType === 'employer' && (user.company === undefined || user.company?.role === 'owner')

/** Whether the user is an employer who left their company. The server refuses them all calls of companies. */
export const isFormerMember = (user: SessionUser | undefined): boolean => user?.company === null
