import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const invitationSubject = (by: Part, company: Part) => `${by} invites you to join ${company} on Hearback`
export const invitationText = (by: Part, company: Part) =>
  `${by} invites you to join the team of ${company} on Hearback, the job marketplace where every application gets an answer.`
export const ownerRights = 'You’d be an owner: you can hire, and change the company, its plan and its team.'
export const recruiterRights =
  'You’d be a recruiter: you can post jobs, answer applicants, chat with them and make offers.'
export const contributorRights =
  'You’d be a contributor: on the jobs that a colleague adds you to, you can read applications and write private notes.'
export const invitationUse = (days: Part) =>
  `The link works for ${days} days, once, and only for this email address. Don’t forward it.`
export const invitationLink = 'View the invitation'
export const invitationDisclaimer = 'Don’t know them? Ignore this email. Nothing happens unless you accept.'
export const joinedSubject = (name: Part, company: Part) => `${name} joined ${company}`
export const joinedAsOwner = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) accepted the invitation and is now an owner of ${company}.`
export const joinedAsRecruiter = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) accepted the invitation and is now a recruiter of ${company}.`
export const joinedAsContributor = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) accepted the invitation and is now a contributor of ${company}. Add them to the jobs they should see.`
export const joinedAdvice = 'Didn’t expect this? Owners can remove members at any time.'
export const removedSubject = (company: Part) => `You’re no longer a member of ${company}`
export const removedText = (company: Part) =>
  `An owner removed you from the team of ${company}. You can’t see its jobs, applicants and chats any more, and you were signed out.`
export const removedAdvice =
  'Your account is still yours: sign in to accept another invitation, or to delete it. Questions? Ask the owners of the company.'
export const leftSubject = (name: Part, company: Part) => `${name} left ${company}`
export const leftText = (person: Part, company: Part) =>
  `${person} left the team of ${company}, and can’t see its jobs, applicants and chats any more.`
export const leftForGoodText = (person: Part, company: Part) =>
  `${person} asked us to delete their account. They left the team of ${company}, and can’t see its jobs, applicants and chats any more.`
export const handedOverText = (count: Part, lead: Part) =>
  plural(count, {
    one: `They led 1 job. ${lead} leads it now:`,
    other: `They led ${count} jobs. ${lead} leads them now:`,
  })
export const handedOverToYouText = (count: Part) =>
  plural(count, { one: 'They led 1 job. You lead it now:', other: `They led ${count} jobs. You lead them now:` })
export const moreHandedOver = (count: Part) => plural(count, { one: 'and 1 more job', other: `and ${count} more jobs` })
export const waitingHandedOver = (count: Part) =>
  plural(count, {
    one: '1 application to these jobs is waiting for an answer.',
    other: `${count} applications to these jobs are waiting for an answer.`,
  })
export const nothingHandedOver = 'They led no jobs, so nothing was handed over.'
export const leftAdvice = 'Owners can choose the people of each job on its page.'
export const teamLink = 'View your team'
