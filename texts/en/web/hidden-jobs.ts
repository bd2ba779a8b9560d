import type { Part } from '../../part.ts'

export const hideAction = 'Not interested'
export const hideJob = (job: Part) => `Not interested in ${job}`
export const unhideAction = 'Show this job again'
export const unhideJob = (job: Part) => `Show ${job} again`
export const hiddenDone = 'We won’t show you this job again.'
export const unhiddenDone = 'This job is back in your searches.'
export const title = 'Hidden jobs'
export const note = 'Left out of your searches, your home and your alerts'
export const loading = 'Loading your hidden jobs'
export const failed = 'We couldn’t load your hidden jobs.'
export const empty = 'You haven’t hidden any jobs.'
