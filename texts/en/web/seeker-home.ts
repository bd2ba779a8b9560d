import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Home | Hearback'
export const title = 'Home'
export const loading = 'Loading your home'
export const failed = 'We couldn’t load your home.'
export const needsTitle = 'Needs you'
export const needsNothing = 'Nothing is waiting for you right now.'
export const offer = (company: Part) => `Answer the offer from ${company}`
export const offerEnds = 'Time left:'
export const pickTime = (company: Part) => `Pick an interview time with ${company}`
export const jobInvitation = (company: Part) => `${company} invites you to apply`
export const jobInvitationListLink = (count: Part) => `All ${count} invitations to apply`
export const overdue = (company: Part) => `${company} owes you an answer`
export const chatRequests = (count: Part) =>
  plural(count, { one: '1 company wants to chat', other: `${count} companies want to chat` })
export const chatRequestsHint = 'Accept or decline the request.'
export const unreadMessages = (count: Part) => plural(count, { one: '1 new message', other: `${count} new messages` })
export const unreadNotifications = (count: Part) =>
  plural(count, { one: '1 new notification', other: `${count} new notifications` })
export const offerListLink = (count: Part) => `All ${count} offers`
export const pickTimeListLink = (count: Part) => `All ${count} invitations`
export const overdueListLink = (count: Part) => `All ${count} overdue answers`
export const interviewTitle = 'Next interview'
export const interviewWith = (job: Part, company: Part) => `${job} at ${company}`
export const interviewMode = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutes`
export const jobsTitle = 'New jobs for you'
export const jobsNote = 'Matched with your profile'
export const jobsEmpty =
  'There are no new jobs for your profile right now. Save a search, and we’ll tell you when one is posted.'
export const jobsEmptyAction = 'Search all jobs'
export const jobsMore = 'Find more jobs'
export const followedTitle = 'From companies you follow'
export const followedEmpty = (count: Part) =>
  plural(count, {
    one: 'The company you follow hasn’t posted a job in the last 7 days.',
    other: `The ${count} companies you follow haven’t posted a job in the last 7 days.`,
  })
export const followedNone = 'Follow companies to see their new jobs here.'
export const followedBrowse = 'Browse companies'
export const followedManage = 'Companies you follow'
export const searchesTitle = 'Saved searches'
export const searchesEmpty = 'Save a search to see its new jobs here.'
export const searchesManage = 'All saved searches'
export const viewedCleared = 'Recently viewed jobs cleared.'
export const searchesCleared = 'Recent searches cleared.'
export const undo = 'Undo'
export const budgetUsed = (used: Part, limit: Part) =>
  `${used} of the ${limit} unanswered applications you can have at a time.`
export const budgetUsedUp = (limit: Part) =>
  `You have ${limit} unanswered applications, the most you can have at a time.`
export const budgetLink = 'See who owes you an answer'
