import type { Part } from '../../part.ts'

export const signature = 'Hearback: every application gets an answer'
export const replyLine = 'Write your reply above this line'
export const unsubscribeReason = (topic: Part) => `You’re getting this because emails about ${topic} are on.`
export const unsubscribeLink = 'Turn them off'
export const unsubscribeText = (page: Part) => `Turn them off: ${page}`
export const applications = 'applications'
export const interviews = 'interviews'
export const messages = 'messages'
export const offers = 'offers'
export const reviews = 'reviews'
export const reports = 'reports'
export const jobs = 'your jobs'
export const weekly = 'the weekly summary of your applications'
export const alerts = 'your saved searches and the companies you follow'
