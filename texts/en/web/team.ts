import type { Part } from '../../part.ts'

export const pageTitle = 'Team | Hearback'
export const heading = 'Team'
export const lead =
  'Owners and recruiters see the same jobs, applicants and messages. Contributors only see the jobs they’re on. Each person signs in with their own account.'
export const loading = 'Loading your team'
export const loadFailed = 'We couldn’t load your team.'
export const members = 'Members'
export const you = 'You'
export const joined = (date: Part) => `Joined ${date}`
export const owner = 'Owner'
export const recruiter = 'Recruiter'
export const contributor = 'Contributor'
export const ownerMay = 'Everything a recruiter can do, and also changes the company page, the plan and the team.'
export const recruiterMay =
  'Posts jobs, answers applicants, sends offers and messages. Can’t change the company page, the plan or the team.'
export const contributorMay =
  'Only sees the jobs you add them to. Reads applications and files there and writes private notes. Can’t answer applicants.'
export const membersNote = 'Only owners can invite people and change roles.'
export const soleOwnerHint = 'You’re the only owner. Make someone else an owner before you step down or leave.'
export const memberMenu = (name: Part) => `Options for ${name}`
export const makeOwnerAction = 'Make owner'
export const makeRecruiterAction = 'Make recruiter'
export const makeContributorAction = 'Make contributor'
export const removeAction = 'Remove from the team'
export const leaveAction = 'Leave the company'
export const becameOwner = (name: Part) => `${name} is now an owner.`
export const becameRecruiter = (name: Part) => `${name} is now a recruiter.`
export const becameContributor = (name: Part) => `${name} is now a contributor.`
export const narrowTitle = (name: Part) => `Make ${name} a contributor?`
export const narrowEffects =
  'They’ll only see the jobs they’re on and can no longer answer applicants, read messages or post jobs. Jobs they lead go to an owner.'
export const stepDownTitle = 'Become a recruiter?'
export const stepDownEffects =
  'You’ll no longer be able to change the company page, the plan or the team. Only another owner can make you an owner again.'
export const stepDownAction = 'Become a recruiter'
export const steppedDown = 'You’re now a recruiter.'
export const removeTitle = (name: Part) => `Remove ${name} from the team?`
export const removeEffects =
  'They’ll be signed out right away and can no longer see your jobs, applicants and messages. The jobs they posted, their answers and conversations stay with your company.'
export const removeConfirmAction = 'Remove'
export const removed = (name: Part) => `${name} is no longer on the team.`
export const leaveTitle = 'Leave the company?'
export const leaveEffects =
  'You’ll be signed out and can no longer see the company’s jobs, applicants and messages. They stay with the company. To come back, you need a new invitation.'
export const leaveConfirmAction = 'Leave'
export const left = 'You left the company.'

export const aloneTitle = 'Hiring is easier together'
export const aloneHint =
  'Invite a colleague, and applicants get their answer even when you’re away. You both work on the same jobs, and nobody shares a password.'
export const inviteAction = 'Invite someone'
export const profileNeededTitle = 'Set up your company first'
export const profileNeededHint = 'Your invitation tells people which company they’re joining.'
export const profileNeededAction = 'Set up your company'
export const invitations = 'Invitations'
export const invitationsNote = 'Valid for 7 days'
export const invitationsEmpty = 'No open invitations.'
export const invitationsFull = (count: Part) =>
  `You have ${count} open invitations, the most a company can have. Cancel one to invite someone else.`
export const expires = (date: Part) => `Expires ${date}`
export const expired = 'Expired'
export const expiredOn = (date: Part) => `Expired ${date}`
export const resendAction = 'Send again'
export const invitationLabel = (email: Part) => `to ${email}`
export const cancelAction = 'Cancel invitation'
export const cancelTitle = (email: Part) => `Cancel the invitation to ${email}?`
export const cancelEffects = 'The link in their email will stop working.'
export const cancelKeepAction = 'Keep it'
export const canceled = (email: Part) => `The invitation to ${email} was canceled.`
export const inviteTitle = 'Invite someone to your team'
export const inviteEmailLabel = 'Work email'
export const inviteEmailHint = 'The invitation only works for this address.'
export const inviteRoleLabel = 'Role'
export const inviteSendAction = 'Send invitation'
export const invited = (email: Part) => `Invitation sent to ${email}.`
export const inviteFailed = 'We couldn’t send the invitation. Please try again.'

export const joinPageTitle = 'Join a team | Hearback'
export const joinLoading = 'Loading your invitation'
export const joinLoadFailed = 'We couldn’t load your invitation.'
export const joinHeading = (company: Part) => `Join ${company}`
export const joinOwnerLead = (email: Part) => `The team invited ${email} as an owner.`
export const joinRecruiterLead = (email: Part) => `The team invited ${email} as a recruiter.`
export const joinContributorLead = (email: Part) => `The team invited ${email} as a contributor.`
export const joinOwnerMay =
  'You’ll post jobs, answer applicants, send offers and messages, and manage the company page, the plan and the team.'
export const joinRecruiterMay = 'You’ll post jobs, answer applicants, and send offers and messages.'
export const joinContributorMay =
  'You’ll read applications and write private notes on the jobs that a colleague adds you to.'
export const joinExpires = (date: Part) => `The invitation is valid until ${date}.`
export const firstName = 'First name'
export const lastName = 'Last name'
export const joinEmailLabel = 'Email'
export const joinAction = 'Create account and join'
export const acceptAction = 'Join the team'
export const joinFailed = 'We couldn’t add you to the team. Please try again.'
export const joinSignInHint = 'You already have an account with this email address. Sign in, then join the team.'
export const joinSignInAction = 'Sign in'
export const joinDeclineHint = 'Not expecting this? Just close this page. Nothing happens unless you join.'
export const otherAccountHint = (own: Part, invited: Part) =>
  `You’re signed in as ${own}, but this invitation is for ${invited}. Sign out to join with that address.`
export const otherAccountAction = 'Sign out'
export const seekerAccountHint =
  'You use this address to look for work. Ask the company to invite you at another address, such as your work email.'
export const otherCompanyHint =
  'Your account already belongs to a company, and it can only belong to one. Leave that company first, or ask to be invited at another address.'
export const alreadyMemberHint = 'You’re already on this team.'
export const homeAction = 'Go to your home page'
export const welcome = (company: Part) => `Welcome to ${company}. You’re on the team.`
export const endedTitle = 'This invitation no longer works'
export const endedHint =
  'It has expired, was canceled or was already used. If you haven’t joined yet, ask the company for a new one. If you have, sign in.'
export const endedSignedInHint =
  'It has expired, was canceled or was already used. If you haven’t joined yet, ask the company for a new one.'
export const linkMissingTitle = 'Open the link in your invitation'
export const linkMissingHint =
  'This page needs the complete link from your email. If you can’t find the email, ask the company to send it again.'
