import type { Part } from '../../part.ts'

export const memberSignedOutNotice = 'Were you removed from your company’s team? Sign in to see what you can still do.'
export const ownersOnlyCompany = 'Only owners of the company can change this page.'
export const ownersOnlyPlan = 'Only owners of the company can change the plan and see invoices.'
export const ownersLink = 'See who’s an owner'
export const formerTitle = 'You’re not on a team right now'
export const formerHint = (email: Part) =>
  `Your account no longer belongs to a company. Its jobs, applicants and messages stayed there. To hire again, ask a company to invite ${email}. You can also delete your account.`
export const formerSettingsAction = 'Account settings'
export const formerDeleteAction = 'Delete account'
