import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const viewedDone = (name: Part) => `${name}: viewed.`
export const shortlistedDone = (name: Part) => `${name}: shortlisted.`
export const stepFailed = (name: Part, message: Part) => `${name} stays where they were. ${message}`
export const resultsTitle = 'What became of them'
export const bulkTitle = (count: Part) => `Answer ${count} applications`
export const reject = (name: Part) => `Reject ${name}`
export const offerTitle = (name: Part) => `An offer for ${name}`
export const invite = (name: Part) => `Invite ${name}`
export const rejectStep = 'Reject'
export const rejectStepHint = 'With a reason or your own words.'
export const shortlist = 'Shortlist'
export const shortlistStepHint = 'They know that you read them and go on.'
export const personCount = (count: Part) => plural(count, { one: '1 person', other: `${count} people` })
export const bulkFailed = 'The answers could not be sent.'
export const answer = 'Answer'
export const bulkPartlyPossible = (possible: Part, chosen: Part) =>
  `This step is possible for ${possible} of the ${chosen} chosen. The others stay as they are.`
export const cancel = 'Cancel'
export const bulkAction = (people: Part) => `Answer ${people}`
export const applicantFallback = 'One application'
export const resultsAnswered = (done: Part, all: Part) => `${done} of ${all} answered.`
export const resultsEmailed = 'They were told by e-mail.'
export const notAnswered = 'Not answered'
export const done = 'Done'
export const reason = 'Reason'
export const reasonPlaceholder = 'Choose one'
export const feedback = 'Feedback'
export const message = 'Message'
export const feedbackMinimum = (feedbackMin: Part) => `Without a reason, ${feedbackMin} characters or more.`
export const feedbackVisibility = (who: Part) => `Sent to ${who} as you write it.`
export const templateChoiceLabel = 'Start from a template'
export const offerTimes = 'Offer times'
export const offerTimesHint = 'They pick one; both get a calendar entry.'
export const writeOnly = 'Write only'
export const writeOnlyHint = 'You agree on a time in words.'
export const inviteDone = (name: Part) => `${name} is invited.`
export const inviteFailed = 'The invitation could not be sent.'
export const how = 'How'
export const inviteTimesMessageHint = 'What to bring, who will be there.'
export const inviteMessageHint = 'How and when you would like to meet.'
export const inviteAction = 'Send the invitation'
export const rejectDone = (name: Part) => `${name}: rejected, and told so.`
export const rejectFailed = 'The answer could not be sent.'
export const rejectLead = 'An honest sentence is worth more than silence.'
export const rejectAction = 'Send the rejection'
export const videoCall = 'Video call'
export const telephone = 'Telephone'
export const interviewModeOnsite = 'At your place'
export const link = 'Link'
export const videoLinkHint = 'Can follow later.'
export const phoneLabel = 'Who calls whom'
export const phonePlaceholder = 'We call you'
export const phoneHint = 'The number can follow later.'
export const address = 'Address'
export const addressPlaceholder = 'Street, house number, town'
export const minutes = (minutes: Part) => `${minutes} minutes`
export const slotSkippedByClock = 'Clocks in this time zone skip one of these times. Choose another one.'
export const timeZone = 'Time zone'
export const length = 'Length'
export const interviewModeLabel = 'How you meet'
export const slotsLegend = 'Times to choose from'
export const slotLabel = (place: Part) => `Time ${place}`
export const slotRemoveLabel = (place: Part) => `Remove time ${place}`
export const slotAddAction = 'Another time'
export const templateSaved = 'The template is saved.'
export const templateFailed = 'The template could not be saved.'
export const name = 'Name'
export const templateNameHint = 'For you only.'
export const templateReasonHint = 'Filled in with it when you reject somebody.'
export const text = 'Text'
export const save = 'Save'
export const templatesLoading = 'Loading your templates'
export const templatesFailed = 'Your templates could not be loaded.'
export const templatesEmptyTitle = 'No templates yet'
export const templatesEmptyAction = 'Write the first one'
export const templatesEmptyHint = 'Write an honest answer once, and use it for one person or for forty at once.'
export const edit = (name: Part) => `Edit ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const inviteMessageRequired = 'Write a message, or offer times to choose from'
export const invitePlaceRequired = 'Say where the interview takes place'
export const rejectReasonRequired = (feedbackMin: Part) =>
  `Say why in ${feedbackMin} characters or more, or choose a reason`
export const templateRemoved = (name: Part) => `The template “${name}” is removed.`
