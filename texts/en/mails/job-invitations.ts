import type { Part } from '../../part.ts'

export const invitationLink = 'View the job'
export const invitationSubject = (company: Part, job: Part) => `${company} invites you to apply: ${job}`
export const invitationText = (company: Part, job: Part) =>
  `${company} found your profile and invites you to apply for ${job}.`
export const invitationAdvice = 'Their message and the job are in your chat. You decide whether to apply.'
