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
export const contributorTitle = 'This page isn’t for contributors'
export const contributorHint =
  'You can read applications and write notes on the jobs you’re on. Ask an owner if you need to do more.'
export const contributorJobsAction = 'Your jobs'
export const contributorJobsEmptyTitle = 'You’re not on a job yet'
export const contributorJobsEmptyHint = 'A colleague adds you to a job. Then you’ll see it here with its applicants.'
export const contributorJobsEmptyAction = 'See your team'
export const teamSection = 'Team'
