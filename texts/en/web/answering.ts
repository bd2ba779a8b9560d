import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const viewedDone = (name: Part) => `${name} marked as viewed.`
export const shortlistedDone = (name: Part) => `${name} shortlisted.`
export const stepFailed = (name: Part, message: Part) => `${name} wasn’t moved. ${message}`
export const resultsTitle = 'Answers sent'
export const bulkTitle = (count: Part) =>
  plural(count, { one: 'Answer 1 applicant', other: `Answer ${count} applicants` })
export const reject = (name: Part) => `Reject ${name}`
export const offerTitle = (name: Part) => `Offer for ${name}`
export const invite = (name: Part) => `Invite ${name}`
export const rejectStep = 'Reject'
export const rejectStepHint = 'With a reason, or in your own words.'
export const shortlist = 'Shortlist'
export const shortlistStepHint = 'They’ll know you’re interested and still deciding.'
export const personCount = (count: Part) => plural(count, { one: '1 applicant', other: `${count} applicants` })
export const bulkFailed = 'We couldn’t send the answers.'
export const answer = 'Answer'
export const bulkPartlyPossible = (possible: Part, chosen: Part) =>
  `This applies to ${possible} of ${chosen} selected. The rest won’t change.`
export const bulkUnopened = (unopened: Part, chosen: Part) =>
  `You haven’t opened ${unopened} of these ${chosen} applications.`
export const cancel = 'Cancel'
export const bulkRejectAction = (count: Part) =>
  plural(count, { one: 'Reject 1 applicant', other: `Reject ${count} applicants` })
export const bulkShortlistAction = (count: Part) =>
  plural(count, { one: 'Shortlist 1 applicant', other: `Shortlist ${count} applicants` })
export const applicantFallback = 'An applicant'
export const resultsAnswered = (done: Part, all: Part) => `${done} of ${all} sent.`
export const resultsEmailed = 'They were notified by email.'
export const notAnswered = 'Not sent'
export const done = 'Done'
export const reason = 'Reason'
export const reasonPlaceholder = 'Choose a reason'
export const feedback = 'Feedback'
export const message = 'Message'
export const feedbackMinimum = (feedbackMin: Part) => `At least ${feedbackMin} characters if you don’t choose a reason.`
export const feedbackVisibility = (who: Part) => `${who} will see exactly what you write.`
export const offerTimes = 'Offer times'
export const offerTimesHint = 'They pick one, and you both get a calendar invite.'
export const writeOnly = 'Message only'
export const writeOnlyHint = 'Arrange a time by message.'
export const inviteDone = (name: Part) => `Invitation sent to ${name}.`
export const inviteFailed = 'We couldn’t send the invitation.'
export const how = 'Scheduling'
export const inviteTimesMessageHint = 'What to bring and who they’ll meet.'
export const inviteMessageHint = 'How and when you’d like to meet.'
export const inviteAction = 'Send invitation'
export const rejectDone = (name: Part) => `Rejection sent to ${name}.`
export const rejectFailed = 'We couldn’t send the rejection.'
export const rejectLead = 'An honest sentence is worth more than silence.'
export const rejectAction = 'Send rejection'
export const videoCall = 'Video call'
export const telephone = 'Phone'
export const interviewModeOnsite = 'On site'
export const link = 'Link'
export const videoLinkHint = 'You can add it later.'
export const phoneLabel = 'Who calls?'
export const phonePlaceholder = 'We’ll call you'
export const phoneHint = 'You can add the number later.'
export const address = 'Address'
export const addressPlaceholder = 'Street address, city'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minute', other: `${minutes} minutes` })
export const slotSkippedByClock = 'One of these times doesn’t exist because the clocks change. Choose another one.'
export const timeZone = 'Time zone'
export const length = 'Length'
export const interviewModeLabel = 'Format'
export const slotsLegend = 'Times to offer'
export const slotRemoveLabel = (time: Part) => `Remove ${time}`
export const slotAddAction = 'Add'
export const slotOtherAction = 'Add another time'
export const slotOtherLabel = 'Date and time'
export const slotsChosen = (count: Part, most: Part) => `${count} of ${most} times selected.`
export const slotsZone = (zone: Part) => `Times in ${zone} time.`
export const slotsTheirZone = (name: Part, zone: Part) => `${name} is in ${zone} time.`
export const slotsRequired = 'Select at least one time'
export const gridEarlier = 'Earlier days'
export const gridLater = 'Later days'
export const gridWeek = (from: Part, to: Part) => `${from} – ${to}`
export const gridBusy = (slot: Part, name: Part) => `${slot}; you have an interview with ${name}`
export const inviteLoading = 'Loading the job'
export const inviteReplaces = (name: Part) =>
  `The times you offered before will no longer apply. ${name} will be told and picks again.`
export const inviteMessageRequired = 'Write a message or offer times'
export const invitePlaceRequired = 'Enter where the interview takes place'
export const rejectReasonRequired = (feedbackMin: Part) => `Choose a reason or write at least ${feedbackMin} characters`
export const resultsShowAction = 'See details'
