import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Loading your interviews'
export const listEmptyTitle = 'No upcoming interviews'
export const listEmptyHint = 'Invite an applicant from a job’s list: offer up to five times and let them pick one.'
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
