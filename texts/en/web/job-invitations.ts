import type { Part } from '../../part.ts'

export const invite = 'Invite to apply'
export const inviteRecipient = (name: Part) => `for ${name}`
export const inviteTitle = (name: Part) => `Invite ${name} to apply`
export const inviteFailed = 'We couldn’t send this invitation'
export const inviteMeaning =
  'They get your message with the job in your chat. You can invite a person once to each job.'
export const inviteCost = (left: Part, limit: Part) =>
  `A first message uses one of your ${left} messages left this month (of ${limit}), and you get it back if they answer.`
export const job = 'Job'
export const jobsLoading = 'Loading your jobs'
export const noJobs = 'You have no open jobs'
export const noJobsHint = 'Post a job, then invite people to apply.'
export const postJob = 'Post a job'
export const stateApplied = 'already applied'
export const stateInvited = 'already invited'
export const message = 'Message'
export const usualMessage =
  'Hi, we think this job could be a good fit for you. We’d be glad to receive your application.'
export const cancel = 'Cancel'
export const send = 'Send invitation'
export const invitationSent = (name: Part) => `You invited ${name} to apply.`
export const openChat = 'Open chat'
export const invitationFailed = (name: Part, message: Part) => `Your invitation to ${name} wasn’t sent. ${message}`
