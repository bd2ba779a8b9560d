import type { Part } from '../../part.ts'

export const seekerFallback = 'A job seeker'
export const companyGone = 'A company that has left'
export const publishedSubject = (other: Part) => `${other} reviewed you`
export const publishedText = (other: Part) => `${other} wrote a review of you, and it is shown now.`
export const publishedAdvice = 'You can reply once, and your reply stands below it. Report it if it breaks the rules.'
export const reviewLink = 'Read it'
export const repliedSubject = (other: Part) => `${other} replied to your review`
export const repliedText = (other: Part) => `${other} replied to the review that you wrote.`
export const replyLink = 'Read the reply'
