import type { Part } from '../../part.ts'

export const aJobSeeker = 'A job seeker'
export const aCompanyThatHasLeft = 'A company that has left'
export const reviewedYou = (other: Part) => `${other} reviewed you`
export const wroteAReview = (other: Part) => `${other} wrote a review of you, and it is shown now.`
export const youCanReply = 'You can reply once, and your reply stands below it. Report it if it breaks the rules.'
export const readIt = 'Read it'
export const repliedToYourReview = (other: Part) => `${other} replied to your review`
export const repliedToWhatYouWrote = (other: Part) => `${other} replied to the review that you wrote.`
export const readTheReply = 'Read the reply'
