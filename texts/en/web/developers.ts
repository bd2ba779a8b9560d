import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Developers | Hearback'
export const heading = 'Developers'
export const lead =
  'Connect your own programs or applicant tracking system: post jobs, read applications and answer them through our API.'
export const webhooksLink = 'Webhooks'
export const referenceLink = 'API reference'
export const keysTitle = 'API keys'
export const keysHint =
  'A key acts for your company. Give each program its own, with only the permissions it needs, and never put one in an app or a public repository.'
export const loading = 'Loading your API keys'
export const loadFailed = 'We couldn’t load your API keys.'
export const emptyTitle = 'No API keys yet'
export const emptyHint = 'Create one for each program that should act for your company.'
export const createAction = 'Create key'
export const limitReached = (count: Part) => `You have ${count} keys. Revoke one to create another.`
export const profileNeeded = 'Set up your company page first. Then you can create API keys.'
export const profileAction = 'Set up company page'

export const scopeJobsRead = 'See jobs'
export const scopeJobsWrite = 'Post and change jobs'
export const scopeApplicationsRead = 'See applications'
export const scopeApplicationsWrite = 'Answer applications'

export const keyHint = (hint: Part) => `Ends in ${hint}`
export const permissionsLabel = 'Permissions'
export const createdLabel = 'Created'
export const createdBy = (date: Part, name: Part) => `${date} by ${name}`
export const lastUsedLabel = 'Last used'
export const neverUsed = 'Never'
export const expiresLabel = 'Expires'
export const neverExpires = 'Never'
export const expiredTag = 'Expired'
export const revokeAction = 'Revoke'
export const revokeLabel = (name: Part) => `Revoke ${name}`
export const revokeTitle = (name: Part) => `Revoke “${name}”?`
export const revokeText =
  'Programs that use this key stop working immediately. This can’t be undone. Jobs and answers they made stay.'
export const revoked = (name: Part) => `“${name}” was revoked.`

export const dialogTitle = 'Create an API key'
export const nameLabel = 'Name'
export const nameHint = 'The program that will use it, like “Careers site”.'
export const permissionsField = 'Permissions'
export const permissionsMissing = 'Choose at least one'
export const scopeJobsReadHint = 'List your jobs with their views and applications.'
export const scopeJobsWriteHint = 'Post jobs, change them and close them. Your plan’s limits apply.'
export const scopeApplicationsReadHint = 'Read applications with names, contact details, answers and files.'
export const scopeApplicationsWriteHint = 'Reject, shortlist and invite applicants. They’re told right away.'
export const expiryLabel = 'Expires'
export const expiryDays = (days: number) => plural(days, { one: 'In 1 day', other: `In ${days} days` })
export const expiryYear = 'In 1 year'
export const expiryNever = 'Never'
export const expiryNeverHint = 'A key that never expires works until you revoke it.'
export const createFailed = 'We couldn’t create the key.'

export const createdTitle = 'Copy your key now'
export const createdText =
  'This is the only time we show it. Store it like a password. If you lose it, revoke it and create another.'
export const keyLabel = 'API key'
export const copyAction = 'Copy key'
export const copied = 'Copied'
export const copyFailed = 'We couldn’t copy the key. Select it and copy it yourself.'
export const doneAction = 'Done'
export const usageText = 'Send it with each request, in this header:'
