import type { Part } from '../../part.ts'

export const listLoading = 'Loading your interviews'
export const listEmptyTitle = 'No interviews to come'
export const listEmptyHint = 'Invite an applicant from the list of a job: offer up to five times, they pick one.'
export const unpickedTitle = 'Without a chosen time'
export const unpickedNote = 'They have not picked one yet.'
export const modeOnsite = 'At your place'
export const videoCall = 'Video call'
export const telephone = 'Telephone'
export const until = (clock: Part) => `to ${clock}`
export const timesOffered = (count: Part) => `${count} times offered`
export const invitedWithoutTimes = 'Invited by message'
export const calendarFileLabel = (name: Part) => `Calendar file of the interview with ${name}`
export const calendarFile = 'Calendar file'
