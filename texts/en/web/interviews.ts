import type { Part } from '../../part.ts'

export const loadingYourInterviews = 'Loading your interviews'
export const noInterviewsToCome = 'No interviews to come'
export const inviteAnApplicantFromThe =
  'Invite an applicant from the list of a job: offer up to five times, they pick one.'
export const withoutAChosenTime = 'Without a chosen time'
export const theyHaveNotPickedOne = 'They have not picked one yet.'
export const atYourPlace = 'At your place'
export const videoCall = 'Video call'
export const telephone = 'Telephone'
export const until = (clock: Part) => `to ${clock}`
export const timesOffered = (count: Part) => `${count} times offered`
export const invitedByMessage = 'Invited by message'
export const calendarFileOfTheInterview = (name: Part) => `Calendar file of the interview with ${name}`
export const calendarFile = 'Calendar file'
