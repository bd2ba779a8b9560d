import type { Part } from '../../part.ts'

export const accountForApply = (job: Part, company: Part) => `Apply for ${job} at ${company}`
export const applyAction = 'Apply with your profile'
export const applyElsewhereHint =
  'This job was imported from a public source that gave no link. Apply on the employer’s own site.'
export const applyAtSourceAction = (host: Part) => `Apply at ${host}`
export const applyAtSourceHint =
  'This job was imported from a public source. You’ll apply there, so we can’t show you when they answer.'
export const newTabHint = '(opens in a new tab)'
export const ownJobHint = 'This is your job.'
export const ownJobLink = 'Manage this job'
export const employerHint = 'You’re signed in as an employer. Employers can’t apply to jobs.'
export const confirmEmailAction = 'Confirm your email to apply'
