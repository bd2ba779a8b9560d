import type { Part } from '../../part.ts'

export const seekerFallback = 'A job seeker'
export const companyGone = 'A former company'
export const publishedSubject = (other: Part) => `${other} reviewed you`
export const publishedText = (other: Part) => `${other} wrote a review about you. It’s visible now.`
export const publishedAdvice =
  'You can reply once, and your reply is posted below the review. If it breaks the rules, report it.'
export const reviewLink = 'Read the review'
export const repliedSubject = (other: Part) => `${other} replied to your review`
export const repliedText = (other: Part) => `${other} replied to the review you wrote.`
export const replyLink = 'Read the reply'
