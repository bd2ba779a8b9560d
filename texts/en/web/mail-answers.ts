import type { Part } from '../../part.ts'

export const pageTitle = 'Answer an applicant | Hearback'
export const heading = (person: Part) => `Answer ${person}`
export const lead = (person: Part, job: Part, company: Part) => `${person} applied for ${job} at ${company}.`
export const applied = 'Applied'
export const due = 'Answer due'
export const loading = 'Loading the application'
export const loadFailed = 'We couldn’t load this application.'
export const linkMissingTitle = 'Open the button in your email'
export const linkMissingHint =
  'This page needs the complete link from your email. You can also sign in and answer there.'
export const linkEndedTitle = 'This link no longer works'
export const linkEndedHint =
  'It works for 30 days, and only for people who answer for the company. Sign in to see your applicants.'
export const signInAction = 'Sign in'
export const seeApplicants = 'See your applicants'
export const stepLabel = 'Your answer'
export const rejected = 'Not a fit'
export const interview = 'Invite'
export const message = 'Write'
export const reasonLabel = 'Reason'
export const feedbackLabel = 'A few words (optional)'
export const feedbackHint = 'The applicant reads them with the reason.'
export const invitationLabel = 'Invitation'
export const invitationHint = 'You agree on a time in the chat. To offer times to choose from, sign in.'
export const invitationStarter = (job: Part) =>
  `Thanks for applying for ${job}. We’d like to meet you. Which days and times work for you this week or next?`
export const messageLabel = 'Message'
export const messageHint = 'A message of 20 characters or more counts as your answer.'
export const rejectAction = 'Send the rejection'
export const inviteAction = 'Send the invitation'
export const writeAction = 'Send the message'
export const delayHint = 'It’s sent in 10 minutes. You can undo it here until then.'
export const sendFailed = 'We couldn’t save your answer. Please try again.'
export const waitingOwn = (answer: Part) => `Your answer is saved: ${answer}.`
export const waitingBy = (member: Part, answer: Part) => `${member} chose an answer: ${answer}.`
export const sentIn = 'Sent in'
export const sending = 'a moment'
export const undoAction = 'Undo'
export const sent = (answer: Part) => `Sent: ${answer}.`
export const undone = 'Undone. Nothing was sent.'
export const answeredFirst = 'Someone answered this application in the meantime, so this answer wasn’t sent.'
export const notPossible = 'This answer could no longer be sent. Sign in to see why.'
export const alreadyAnswered = 'This application doesn’t need an answer anymore.'
