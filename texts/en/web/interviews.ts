import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Loading your interviews'
export const listEmptyTitle = 'No upcoming interviews'
export const listEmptyHint =
  'Invite an applicant from a job’s list. Suggest up to five time slots and let them pick one.'
export const unpickedTitle = 'Waiting for a time'
export const unpickedNote = 'They haven’t picked a time yet.'
export const modeOnsite = 'On site'
export const videoCall = 'Video call'
export const telephone = 'Phone'
export const until = (clock: Part) => `to ${clock}`
export const timesOffered = (count: Part) => plural(count, { one: '1 time offered', other: `${count} times offered` })
export const invitedWithoutTimes = 'Invited by message'
export const calendarFileLabel = (name: Part) => `Add to calendar: interview with ${name}`
export const calendarFile = 'Add to calendar'
export const sectionLabel = 'Interview'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minute', other: `${minutes} minutes` })
export const noneTitle = 'No interview planned yet'
export const openTitle = 'No time picked yet'
export const lapsedTitle = 'The times you offered have passed'
export const bookedTitle = 'Interview booked'
export const startedTitle = 'The interview was on'
export const missedTitle = (name: Part) => `${name} missed the interview`
export const canceledTitle = 'Interview canceled'
export const toldLead = (name: Part) => `We told ${name} by email and notification`
export const timesRequested = (name: Part) => `${name} asked for other times:`
export const timesInZone = (zone: Part) => `Times in ${zone} time.`
export const actLabel = (action: Part, name: Part) => `${action}: ${name}`
export const rescheduleAction = 'Offer new times'
export const inviteAgainAction = 'Invite again'
export const cancelAction = 'Cancel interview'
export const cancelKeepAction = 'Keep interview'
export const cancelTitle = (name: Part) => `Cancel the interview with ${name}?`
export const cancelEffects = (name: Part) =>
  `${name} will be told, and the time will be removed from both calendars. The application stays open.`
export const cancelReasonLabel = 'Reason (optional)'
export const cancelReasonHint = (name: Part) => `${name} will see exactly what you write.`
export const canceledDone = (name: Part) => `Interview with ${name} canceled.`
export const canceledFailed = (name: Part, message: Part) => `The interview with ${name} wasn’t canceled. ${message}`
export const cancelFailed = 'We couldn’t cancel the interview.'
export const noShowAction = 'Mark as no-show'
export const noShowTitle = (name: Part) => `Did ${name} miss the interview?`
export const noShowEffects = (name: Part) =>
  `${name} will be told, so that they can explain. The application stays open.`
export const noShowDone = (name: Part) => `${name} marked as a no-show.`
export const noShowFailed = (name: Part, message: Part) => `${name} wasn’t marked as a no-show. ${message}`
export const pastEmptyTitle = 'No past interviews'
export const pastEmptyHint = 'Interviews appear here once they’re over or canceled.'
export const outcomeHeld = 'Past'
export const outcomeCanceled = 'Canceled'
export const outcomeNoShow = 'No-show'
